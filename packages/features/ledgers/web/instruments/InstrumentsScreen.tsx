import { Num } from '@tabellion/ui/components/Data.tsx';
import { PageSkeleton } from '@tabellion/ui/components/PageSkeleton.tsx';
import { EmptyState } from '@tabellion/ui/components/States.tsx';
import { Select } from '@tabellion/ui/form/SelectField.tsx';
import { RegisterPage } from '@tabellion/ui/register/RegisterPage.tsx';
import { useRegister } from '@tabellion/ui/register/useRegister.ts';
import { Navigate } from '@tabellion/ui/router/Link.tsx';
import { useOrgId } from '@tabellion/ui/router/usePathParam.ts';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { MoreTexts } from '@tabellion/ui/text/MoreTexts.tsx';
import { Ticket } from 'lucide-react';
import { instrumentsRegister } from '../../../instruments/instrumentsRegister.ts';
import { listRegisterInstruments, registeredKinds } from '../../../instruments/registerContract.ts';
import { InstrumentMenu, RecordMenu } from '../../../instruments/web/public.ts';
import { useRegisterDays } from '../../../people/web/public.ts';
import { loadWords } from '../../../shares/web/public.ts';
import { RegisterExport } from '../register/RegisterExport.tsx';
import { instrumentCells } from './instrumentCells.tsx';
import { Pools } from './Pools.tsx';

/** organization/instruments: options and their pools, warrants, what converts, and debt, on any date. */
export const InstrumentsScreen = () => (
  <MoreTexts load={loadWords} waiting={<PageSkeleton shape="rows" />}>
    <Register />
  </MoreTexts>
);

function Register() {
  const text = useText();
  const orgId = useOrgId();
  const list = useRegister({
    register: instrumentsRegister,
    endpoint: listRegisterInstruments,
    params: { id: orgId },
    linesOf: ({ lines }) => lines,
  });
  const { at, isCompared, query, filter, reading, printed, change } = list;
  const days = useRegisterDays(orgId, 'instruments', at.knownAt);
  const isPast = at.isPast || isCompared;
  const total = reading.data?.total;
  // Before incorporation there is no register, only what the wizard has collected.
  if (days.data?.isFounded === false) return <Navigate to={`/app/org/${orgId}/dashboard/shares`} replace />;
  return (
    <RegisterPage
      register={instrumentsRegister}
      list={list}
      days={days.data}
      counts={total}
      lead={text(isCompared ? 'register.comparing' : 'instruments.lead')}
      edit="shares.edit"
      exporting={<RegisterExport orgId={orgId} query={query} of="instruments" onPrint={printed.print} />}
      primary={!isPast && <RecordMenu orgId={orgId} />}
      filters={
        <Select
          label={text('instruments.filter.kind')}
          value={filter.kind ?? ''}
          onChange={(value) => change({ kind: value || undefined })}
          options={[
            { value: '', label: text('instruments.filter.allKinds') },
            ...registeredKinds.map((value) => ({ value, label: text(`instruments.kind.${value}`) })),
          ]}
        />
      }
      rowKey={({ security_id: id }) => id}
      records={({ entry_id: id }) => [`act:${id}`]}
      cells={instrumentCells({ text, orgId, isCompared, mayRecord: !isPast, query: at.query })}
      totals={
        total && {
          label: text('instruments.count', { count: total.lines }),
          left: <Num of={total.leftExact} />,
        }
      }
      act={isPast ? undefined : (line) => <InstrumentMenu orgId={orgId} of={line} />}
      empty={
        <EmptyState icon={Ticket} title={text('instruments.none')}>
          {text('instruments.whyNone')}
        </EmptyState>
      }
      below={!isCompared && <Pools orgId={orgId} pools={reading.data?.pools ?? []} isPast={isPast} />}
    />
  );
}
