import { ViewOnly } from '@tabellion/ui/access/ViewOnly.tsx';
import { useCall } from '@tabellion/ui/call/useCall.ts';
import { PageHead } from '@tabellion/ui/components/Card.tsx';
import { Loading } from '@tabellion/ui/components/Loading.tsx';
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
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { MoreTexts } from '@tabellion/ui/text/MoreTexts.tsx';
import { Ticket } from 'lucide-react';
import { useRegisterDays, WhoFilter } from '../../../people/web/public.ts';
import { listRegisterInstruments } from '../../instrumentRegisterContract.ts';
import { registeredKinds } from '../../registerOrders.ts';
import { RegisterExport } from '../register/RegisterExport.tsx';
import { RecordMenu } from './InstrumentMenu.tsx';
import { instrumentColumns } from './instrumentColumns.tsx';
import { Pools } from './Pools.tsx';
import { useInstruments } from './useInstruments.ts';
import { loadWords } from './words.ts';

/** organization/instruments: options and their pools, warrants, what converts, and debt, on any date. */
export const InstrumentsScreen = () => (
  <MoreTexts load={loadWords} waiting={<Loading />}>
    <Register />
  </MoreTexts>
);

function Register() {
  const text = useText();
  const orgId = useOrgId();
  const { at, comparison, query, sort, reading, isFiltered, change } = useInstruments(orgId);
  const days = useRegisterDays(orgId, 'instruments', at.knownAt);
  const pages = useCall(listRegisterInstruments, { say: 'none' });
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
          label={text('instruments.filter.kind')}
          value={query.kind ?? ''}
          onChange={(value) => change({ kind: value || undefined })}
          options={[
            { value: '', label: text('instruments.filter.allKinds') },
            ...registeredKinds.map((value) => ({ value, label: text(`instruments.kind.${value}`) })),
          ]}
        />
        <WhoFilter
          label={text('instruments.filter.who')}
          value={query.who ?? 'current'}
          onChange={(who) => change({ who })}
          words={{
            current: text('instruments.filter.current'),
            former: text('instruments.filter.former'),
            all: text('instruments.filter.all'),
          }}
        />
      </>
    ),
  });
  const isCompared = comparison.from !== undefined;
  const isPast = at.isPast || isCompared;
  const bar = { at, comparison, today: days.data?.today, days: days.data?.days ?? [] };
  const total = reading.data?.total;
  const title = text('shell.nav.instruments');
  // Before incorporation there is no register, only what the wizard has collected.
  if (days.data?.isFounded === false) return <Navigate to={`/app/org/${orgId}/dashboard/shares`} replace />;
  return (
    <div className="stack s4">
      <PageHead
        title={title}
        lead={text(isCompared ? 'register.comparing' : 'instruments.lead')}
        actions={
          <>
            {filter.button}
            <CompareButton {...bar} />
            <RegisterExport {...{ orgId, query }} of="instruments" onPrint={printed.print} />
            {!isPast && <RecordMenu orgId={orgId} />}
          </>
        }
      />
      <ViewOnly of="shares.edit" />
      {filter.row}
      <div>
        <RegisterBar {...bar} counts={total} zone={days.data?.zone} />
        <Table
          caption={title}
          reading={reading}
          rows={printed.lines ?? reading.data?.lines ?? []}
          rowKey={({ security_id: id }) => id}
          rowClass={({ change: how }) => (isCompared ? redlineClass(how) : undefined)}
          columns={instrumentColumns({
            text,
            orgId,
            isCompared,
            mayRecord: !isPast,
            query: at.query,
            total,
            sort,
            onSort: (next) => change({ sort: next === '-on' ? undefined : next }),
          })}
          filtered={
            isFiltered
              ? { onClear: () => change({ name: undefined, kind: undefined, who: undefined }) }
              : undefined
          }
          empty={
            <EmptyState icon={Ticket} title={text('instruments.none')}>
              {text('instruments.whyNone')}
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
      {!isCompared && <Pools orgId={orgId} pools={reading.data?.pools ?? []} isPast={isPast} />}
    </div>
  );
}
