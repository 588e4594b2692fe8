import { formatDate } from '@tabellion/texts/dates.ts';
import { useMay } from '@tabellion/ui/access/MayProvider.tsx';
import { Num } from '@tabellion/ui/components/Data.tsx';
import { EmptyState } from '@tabellion/ui/components/States.tsx';
import { Select } from '@tabellion/ui/form/SelectField.tsx';
import { EntryMenu } from '@tabellion/ui/register/EntryMenu.tsx';
import { RegisterPage } from '@tabellion/ui/register/RegisterPage.tsx';
import { useRegister } from '@tabellion/ui/register/useRegister.ts';
import { Navigate } from '@tabellion/ui/router/Link.tsx';
import { useOrgId } from '@tabellion/ui/router/usePathParam.ts';
import { useLanguage } from '@tabellion/ui/text/LanguageProvider.tsx';
import { ArrowRightLeft } from 'lucide-react';
import { useRegisterDays } from '../../../people/web/public.ts';
import { TransactionButton } from '../../../shares/web/public.ts';
import { listRegisterTransfers } from '../../transferRegisterContract.ts';
import { transfersRegister } from '../../transfersRegister.ts';
import { RegisterExport } from '../register/RegisterExport.tsx';
import { useClasses } from '../register/useClasses.ts';
import { transferCells } from './transferCells.tsx';

/** Among the places to which shares went: they stayed, because the entry was taken back. */
const TAKEN_BACK = 'taken_back';

/** shares/transfers: what went from a holder to another or back to the corporation, on any date (CBCA s. 50(1)(c)). */
export function TransfersScreen() {
  const { text, language } = useLanguage();
  const orgId = useOrgId();
  const list = useRegister({
    register: transfersRegister,
    endpoint: listRegisterTransfers,
    params: { id: orgId },
    linesOf: ({ lines }) => lines,
  });
  const { at, isCompared, query, filter, reading, printed, change } = list;
  const days = useRegisterDays(orgId, 'transfers', at.knownAt);
  const classes = useClasses(orgId, at);
  // Past dates are read-only; corrections go into the current register.
  const mayAct = useMay('shares.edit') && !at.isPast && !isCompared;
  const total = reading.data?.total;
  // Before incorporation there is no register, only what the wizard has collected.
  if (days.data?.isFounded === false) return <Navigate to={`/app/org/${orgId}/dashboard/shares`} replace />;
  return (
    <RegisterPage
      register={transfersRegister}
      list={list}
      days={days.data}
      counts={total && { ...total, changed: 0 }}
      lead={text(isCompared ? 'register.comparing' : 'transfers.lead')}
      edit="shares.edit"
      primary={mayAct && <TransactionButton orgId={orgId} transaction="transfer" />}
      exporting={<RegisterExport orgId={orgId} query={query} of="transfers" onPrint={printed.print} />}
      filters={
        <>
          <Select
            label={text('register.class')}
            value={filter.class ?? ''}
            onChange={(value) => change({ class: value || undefined })}
            options={[{ value: '', label: text('register.filter.allClasses') }, ...classes]}
          />
          <Select
            label={text('transfers.filter')}
            value={filter.taken_back ? TAKEN_BACK : (filter.to ?? '')}
            onChange={(value) =>
              change(
                value === TAKEN_BACK
                  ? { to: undefined, taken_back: 'true' }
                  : { to: value || undefined, taken_back: undefined },
              )
            }
            options={[
              { value: '', label: text('transfers.filter.all') },
              { value: 'holder', label: text('transfers.filter.holder') },
              { value: 'corporation', label: text('transfers.filter.corporation') },
              { value: TAKEN_BACK, label: text('activity.superseded') },
            ]}
          />
        </>
      }
      rowKey={({ line_id: line }) => line}
      records={({ entry_id: id }) => [`act:${id}`]}
      cells={transferCells({ text, orgId, zone: days.data?.zone, query: at.query })}
      totals={
        total && {
          on: text('transfers.count', { count: total.lines }),
          shares: <Num of={total.sharesExact} />,
        }
      }
      act={
        mayAct
          ? ({ entry_id: entryId, on }) => (
              <EntryMenu
                orgId={orgId}
                entryId={entryId}
                name={`${text('ledger.kind.transferred')} ${formatDate(on, language)}`}
              />
            )
          : undefined
      }
      empty={
        <EmptyState icon={ArrowRightLeft} title={text('transfers.none')}>
          {text('transfers.whyNone')}
        </EmptyState>
      }
    />
  );
}
