import { CapTableLines } from './CapTableLines.tsx';
import './capTable.css';
import { useRead } from '@tabellion/ui/call/useRead.ts';
import { Callout } from '@tabellion/ui/components/Callout.tsx';
import { PageHead } from '@tabellion/ui/components/Card.tsx';
import { DateText } from '@tabellion/ui/components/Data.tsx';
import { ForbiddenState, NotFoundState } from '@tabellion/ui/components/States.tsx';
import { Segmented } from '@tabellion/ui/form/ChoiceFields.tsx';
import { AsOfBar } from '@tabellion/ui/register/AsOfBar.tsx';
import { CompareBar, CompareButton, useComparison } from '@tabellion/ui/register/CompareBar.tsx';
import { useAsOf, useListAddress } from '@tabellion/ui/register/useAsOf.ts';
import { useOrgId } from '@tabellion/ui/router/usePathParam.ts';
import { RichText, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { useRegisterDays } from '../../../people/web/public.ts';
import { privateIssuer } from '../../../registers/privateIssuer.ts';
import { type CapTableView, readCapTable } from '../../capTableContract.ts';
import { CapTableExport } from '../register/RegisterExport.tsx';
import type { CapTableQuery } from './ExplainedFigure.tsx';
import { OverTime } from './OverTime.tsx';
import type { CountedShares } from './shown.ts';
import { WhoOwns } from './WhoOwns.tsx';

/** shares/cap-table: who holds what on any date, how it came about, and why each number is what it is. */
export function CapTableScreen() {
  const text = useText();
  const orgId = useOrgId();
  const at = useAsOf();
  const { word, change } = useListAddress();
  const by = word('by') === 'class' ? 'class' : 'holder';
  const counted = word('of');
  const of: CountedShares = counted === 'diluted' || counted === 'pool' ? counted : 'issued';
  const holders = word('holders');
  const days = useRegisterDays(orgId, 'classes', at.knownAt);
  const shown: CapTableQuery = { ...at.query, ...(of === 'pool' && { pool: 'with' as const }) };
  const comparison = useComparison();
  const { from } = comparison;
  const query = {
    ...shown,
    ...(from && { from }),
    ...(holders !== undefined && /^\d{1,4}$/.test(holders) && { holders }),
  };
  const reading = useRead(readCapTable, { params: { id: orgId }, query });
  const status = reading.error?.answer.status;
  if (status === 403) return <ForbiddenState page message={reading.message} />;
  if (status === 404) return <NotFoundState page />;
  const view = reading.data;
  const asOf = view?.asOf ?? at.asOf;
  // Its place is kept while the day is not known.
  const lead = asOf ? <OnDate date={asOf} /> : null;
  const bar = { at, comparison, today: days.data?.today, days: days.data?.days ?? [] };
  return (
    <div className="stack s4">
      <PageHead
        title={text('shell.nav.capTable')}
        lead={from ? text('register.comparing') : lead}
        actions={
          <div className="row wrap captable__tools no-print">
            <Choices by={by} of={of} change={change} />
            <CompareButton {...bar} />
            <CapTableExport orgId={orgId} by={by} query={shown} />
          </div>
        }
      />
      <div className="captable__bar">
        {from ? <CompareBar {...bar} /> : <AsOfBar {...bar} zone={days.data?.zone} />}
      </div>
      {view !== undefined && view.holders.length > 0 && (
        <div className="captable__charts">
          <WhoOwns of={view} by={by} counted={of} />
          <OverTime orgId={orgId} by={by} counted={of} query={at.query} of={view} marked={from} />
        </div>
      )}
      <CapTableLines
        orgId={orgId}
        of={of}
        by={by}
        reading={reading}
        comparison={comparison}
        query={shown}
        onMore={(most) => change({ holders: most })}
      />
      {view?.privateHolders && <PrivateIssuer of={view.privateHolders} />}
    </div>
  );
}

const OnDate = ({ date }: { date: string }) => (
  <span className="no-print">
    <RichText of="capTable.lead" with={{ date: <DateText date={date} length="long" /> }} />
  </span>
);

interface ChoicesProps {
  by: 'holder' | 'class';
  of: CountedShares;
  change: ReturnType<typeof useListAddress>['change'];
}

/** Whose lines the table has, and which shares it counts. */
function Choices({ by, of, change }: ChoicesProps) {
  const text = useText();
  return (
    <>
      <Segmented
        label={text('capTable.by')}
        value={by}
        onChange={(value) => change({ by: value === 'holder' ? undefined : value })}
        choices={(['holder', 'class'] as const).map((value) => ({
          value,
          label: text(`capTable.by.${value}`),
        }))}
      />
      <Segmented
        label={text('capTable.of')}
        value={of}
        onChange={(value) => change({ of: value === 'issued' ? undefined : value })}
        choices={(['issued', 'diluted', 'pool'] as const).map((value) => ({
          value,
          label: text(`capTable.of.${value}`),
        }))}
      />
    </>
  );
}

/** How many of the holders count, and of whom the reader makes sure. */
function PrivateIssuer({ of }: { of: NonNullable<CapTableView['privateHolders']> }) {
  const text = useText();
  return (
    <Callout tone={of.counted >= privateIssuer.warnFrom ? 'warn' : 'info'}>
      <p>{text('transaction.private', { ...of, count: of.counted, most: privateIssuer.most })}</p>
      <p>{text('capTable.private.why')}</p>
    </Callout>
  );
}
