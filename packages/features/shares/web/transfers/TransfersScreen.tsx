import { formatDate } from '@tabellion/texts/dates.ts';
import { useMay } from '@tabellion/ui/access/MayProvider.tsx';
import { ViewOnly } from '@tabellion/ui/access/ViewOnly.tsx';
import { useCall } from '@tabellion/ui/call/useCall.ts';
import { PageHead } from '@tabellion/ui/components/Card.tsx';
import { EmptyState } from '@tabellion/ui/components/States.tsx';
import { Table } from '@tabellion/ui/components/Table.tsx';
import { Select } from '@tabellion/ui/form/SelectField.tsx';
import { CompareButton } from '@tabellion/ui/register/CompareBar.tsx';
import { useFilter } from '@tabellion/ui/register/FilterRow.tsx';
import { Pages } from '@tabellion/ui/register/Pages.tsx';
import { PrintedPart } from '@tabellion/ui/register/PrintedPart.tsx';
import { redlineClass } from '@tabellion/ui/register/Redline.tsx';
import { RegisterBar } from '@tabellion/ui/register/RegisterBar.tsx';
import { usePrinted } from '@tabellion/ui/register/usePrinted.ts';
import { Navigate } from '@tabellion/ui/router/Link.tsx';
import { useOrgId } from '@tabellion/ui/router/usePathParam.ts';
import { useLanguage } from '@tabellion/ui/text/LanguageProvider.tsx';
import { ArrowRightLeft } from 'lucide-react';
import { useRegisterDays } from '../../../people/web/public.ts';
import { listRegisterTransfers } from '../../transferRegisterContract.ts';
import { RegisterExport } from '../register/RegisterExport.tsx';
import { useClasses } from '../register/useClasses.ts';
import { CorrectButton } from '../transactions/CorrectButton.tsx';
import { transferColumns } from './transferColumns.tsx';
import { useTransfers } from './useTransfers.ts';

/** Among the places to which shares went: they stayed, because the entry was taken back. */
const TAKEN_BACK = 'taken_back';

/** shares/transfers: what went from a holder to another or back to the corporation, on any date (CBCA s. 50(1)(c)). */
export function TransfersScreen() {
  const { text, language } = useLanguage();
  const orgId = useOrgId();
  const { at, comparison, query, sort, reading, isFiltered, change } = useTransfers(orgId);
  const days = useRegisterDays(orgId, 'transfers', at.knownAt);
  const classes = useClasses(orgId, at);
  const pages = useCall(listRegisterTransfers, { say: 'none' });
  const printed = usePrinted(async (after) => {
    const { after: _shown, ...whole } = query;
    const page = { ...whole, limit: '200', ...(after !== undefined && { after }) };
    const answer = await pages.run({ params: { id: orgId }, query: page });
    return answer.ok ? answer.data : undefined;
  });
  const filter = useFilter({
    isOn: isFiltered,
    name: query.name ?? '',
    onName: (name) => change({ name: name || undefined }),
    children: (
      <>
        <Select
          label={text('register.class')}
          value={query.class ?? ''}
          onChange={(value) => change({ class: value || undefined })}
          options={[{ value: '', label: text('register.filter.allClasses') }, ...classes]}
        />
        <Select
          label={text('transfers.filter')}
          value={query.taken_back ? TAKEN_BACK : (query.to ?? '')}
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
    ),
  });
  const isCompared = comparison.from !== undefined;
  // What is past is read; entries are corrected in what stands.
  const mayAct = useMay('shares.edit') && !at.isPast && !isCompared;
  const bar = { at, comparison, today: days.data?.today, days: days.data?.days ?? [] };
  const total = reading.data?.total;
  const title = text('shell.nav.transfers');
  // Before incorporation there is no register, only what the wizard has collected.
  if (days.data?.isFounded === false) return <Navigate to={`/app/org/${orgId}/dashboard/shares`} replace />;
  return (
    <div className="stack s4">
      <PageHead
        title={title}
        lead={text(isCompared ? 'register.comparing' : 'transfers.lead')}
        actions={
          <>
            {filter.button}
            <CompareButton {...bar} />
            <RegisterExport {...{ orgId, query }} of="transfers" onPrint={printed.print} />
          </>
        }
      />
      <ViewOnly of="shares.edit" />
      {filter.row}
      <div>
        <RegisterBar {...bar} counts={total && { ...total, changed: 0 }} zone={days.data?.zone} />
        <Table
          caption={title}
          reading={reading}
          rows={printed.lines ?? reading.data?.lines ?? []}
          rowKey={({ line_id: line }) => line}
          rowClass={({ change: how }) => (isCompared ? redlineClass(how) : undefined)}
          columns={transferColumns({
            text,
            orgId,
            zone: days.data?.zone,
            isCompared,
            query: at.query,
            total,
            sort,
            onSort: (next) => change({ sort: next === '-on' ? undefined : next }),
            act: mayAct
              ? ({ entry_id: entryId, on }) => (
                  <CorrectButton
                    {...{ orgId, entryId }}
                    name={`${text('ledger.kind.transferred')} ${formatDate(on, language)}`}
                  />
                )
              : undefined,
          })}
          filtered={
            isFiltered
              ? {
                  onClear: () =>
                    change({ name: undefined, class: undefined, to: undefined, taken_back: undefined }),
                }
              : undefined
          }
          empty={
            <EmptyState icon={ArrowRightLeft} title={text('transfers.none')}>
              {text('transfers.whyNone')}
            </EmptyState>
          }
        />
      </div>
      <PrintedPart of={printed} />
      <Pages
        isLater={query.after !== undefined}
        next={reading.data?.next}
        onGo={(after) => change({ after })}
      />
    </div>
  );
}
