import './capTable.css';
import { useRead } from '@tabellion/ui/call/useRead.ts';
import { Button, buttonClass } from '@tabellion/ui/components/Button.tsx';
import { Callout } from '@tabellion/ui/components/Callout.tsx';
import { PageHead } from '@tabellion/ui/components/Card.tsx';
import { DateText } from '@tabellion/ui/components/Data.tsx';
import {
  EmptyState,
  ErrorState,
  ForbiddenState,
  NotFoundState,
  Skeleton,
} from '@tabellion/ui/components/States.tsx';
import { Table } from '@tabellion/ui/components/Table.tsx';
import { Segmented } from '@tabellion/ui/form/ChoiceFields.tsx';
import { AsOfBar } from '@tabellion/ui/register/AsOfBar.tsx';
import { CompareBar, CompareButton, useComparison } from '@tabellion/ui/register/CompareBar.tsx';
import { useAsOf, useListAddress } from '@tabellion/ui/register/useAsOf.ts';
import { Link } from '@tabellion/ui/router/Link.tsx';
import { useOrgId } from '@tabellion/ui/router/usePathParam.ts';
import { RichText, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { ChartPie } from 'lucide-react';
import { useRegisterDays } from '../../../people/web/public.ts';
import { privateIssuer } from '../../../registers/privateIssuer.ts';
import { type CapTableView, holdersShown, readCapTable } from '../../capTableContract.ts';
import { CapTableExport } from '../register/RegisterExport.tsx';
import { ComparedTable } from './ComparedTable.tsx';
import { classColumns, classLinesOf, placeAmongClasses, ShareClass } from './classColumns.tsx';
import type { CapTableQuery } from './ExplainedFigure.tsx';
import { Holder, type HolderLine, holderColumns, linesOf } from './holderColumns.tsx';
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
  const request = word('of');
  const of: CountedShares = request === 'diluted' || request === 'pool' ? request : 'issued';
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
  const bar = { at, comparison, today: days.data?.today, days: days.data?.days ?? [] };
  return (
    <div className="stack s4">
      <PageHead
        title={text('shell.nav.capTable')}
        lead={
          from ? (
            text('register.comparing')
          ) : asOf ? (
            <span className="no-print">
              <RichText of="capTable.lead" with={{ date: <DateText date={asOf} length="long" /> }} />
            </span>
          ) : null
        }
        actions={
          <div className="row wrap captable__tools no-print">
            <Segmented
              label={text('capTable.by')}
              value={by}
              onChange={(value) => change({ by: value === 'holder' ? undefined : value })}
              choices={[
                { value: 'holder', label: text('capTable.by.holder') },
                { value: 'class', label: text('capTable.by.class') },
              ]}
            />
            <Segmented
              label={text('capTable.of')}
              value={of}
              onChange={(value) => change({ of: value === 'issued' ? undefined : value })}
              choices={[
                { value: 'issued', label: text('capTable.of.issued') },
                { value: 'diluted', label: text('capTable.of.diluted') },
                { value: 'pool', label: text('capTable.of.pool') },
              ]}
            />
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
      {reading.isError ? (
        <ErrorState message={reading.message} onRetry={() => void reading.refetch()} />
      ) : reading.isPending ? (
        // The charts stand above the table: nothing is shown in its place before them.
        <div aria-busy="true">
          <Skeleton width="100%" height={320} />
        </div>
      ) : view?.before && by === 'holder' ? (
        <ComparedTable
          tables={{ before: view.before, after: view }}
          linesOf={linesOf}
          head={text('register.holder')}
          nameOf={({ line, change }) => (
            // Whoever is gone has no colour in the charts of the later date.
            <Holder
              of={change === 'left' ? { ...line, place: view.total.holders } : line}
              text={text}
              orgId={orgId}
              query={shown}
              count={view.total.holders}
            />
          )}
          comparison={comparison}
          withPool={of === 'pool'}
        />
      ) : view?.before ? (
        <ComparedTable
          tables={{ before: view.before, after: view }}
          linesOf={classLinesOf}
          head={text('register.class')}
          nameOf={({ line }) => <ShareClass of={line} {...placeAmongClasses(view, line)} />}
          comparison={comparison}
          withPool={of === 'pool'}
        />
      ) : by === 'holder' ? (
        <Holders
          orgId={orgId}
          view={view}
          reading={reading}
          query={shown}
          onMore={(most) => change({ holders: most })}
        />
      ) : (
        <Table
          caption={text('shell.nav.capTable')}
          compact
          reading={reading}
          rows={view === undefined ? [] : classLinesOf(view)}
          rowKey={({ key }) => key}
          columns={classColumns({ text, orgId, query: shown, view })}
          empty={<None />}
        />
      )}
      {view?.privateHolders && <PrivateIssuer of={view.privateHolders} />}
    </div>
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

interface HoldersProps {
  orgId: string;
  query: CapTableQuery;
  view: CapTableView | undefined;
  reading: Parameters<typeof Table<HolderLine>>[0]['reading'] & object;
  onMore(most: string): void;
}

function Holders({ orgId, query, view, reading, onMore }: HoldersProps) {
  const text = useText();
  const shown = view?.holders.length ?? 0;
  const { pool: _, ...register } = query;
  const more = Math.min(holdersShown.most, shown === holdersShown.first ? 250 : holdersShown.most);
  return (
    <>
      <Table
        caption={text('shell.nav.capTable')}
        compact
        reading={reading}
        rows={view === undefined ? [] : linesOf(view)}
        rowKey={(line) => line.key}
        columns={holderColumns({ text, orgId, query, view })}
        empty={<None />}
      />
      {view?.rest &&
        (shown < holdersShown.most ? (
          <div className="row no-print">
            <Button onClick={() => onMore(String(more))}>{text('capTable.more')}</Button>
          </div>
        ) : (
          <div className="row">
            <Link className={buttonClass({})} to={`/app/org/${orgId}/shares/shareholders`} search={register}>
              {text('holder.back')}
            </Link>
          </div>
        ))}
    </>
  );
}

function None() {
  const text = useText();
  return (
    <EmptyState icon={ChartPie} title={text('register.shareholders.none')}>
      {text('register.shareholders.whyNone')}
    </EmptyState>
  );
}
