import { Button, buttonClass } from '@tabellion/ui/components/Button.tsx';
import { EmptyState, ErrorState, Skeleton } from '@tabellion/ui/components/States.tsx';
import { Table } from '@tabellion/ui/components/Table.tsx';
import type { Comparison } from '@tabellion/ui/register/CompareBar.tsx';
import { Link } from '@tabellion/ui/router/Link.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { ChartPie } from 'lucide-react';
import { type CapTableView, holdersShown, type CapTableLines as Lines } from '../../capTableContract.ts';
import { ComparedTable } from './ComparedTable.tsx';
import { classColumns, classLinesOf, placeAmongClasses, ShareClass } from './classColumns.tsx';
import type { CapTableQuery } from './ExplainedFigure.tsx';
import { Holder, type HolderLine, holderColumns, linesOf } from './holderColumns.tsx';
import type { CountedShares } from './shown.ts';

interface CapTableLinesProps {
  orgId: string;
  of: CountedShares;
  by: 'holder' | 'class';
  reading: Parameters<typeof Table<HolderLine>>[0]['reading'] & { data: CapTableView | undefined };
  comparison: Comparison;
  query: CapTableQuery;
  onMore(most: string): void;
}

/** The lines of the table, of holders or of classes; of two dates a redline. */
export function CapTableLines(props: CapTableLinesProps) {
  const { by, reading } = props;
  if (reading.isError) return <ErrorState message={reading.message} onRetry={() => void reading.refetch()} />;
  if (reading.isPending)
    return (
      // The charts stand above the table: nothing is shown in its place before them.
      <div aria-busy="true">
        <Skeleton width="100%" height={320} />
      </div>
    );
  const view = reading.data;
  if (view?.before) return <Compared {...props} tables={{ before: view.before, after: view }} />;
  return by === 'holder' ? <Holders {...props} /> : <Classes {...props} />;
}

interface ComparedProps extends CapTableLinesProps {
  tables: { readonly before: Lines; readonly after: CapTableView };
}

function Compared({ orgId, of, by, tables, comparison, query }: ComparedProps) {
  const text = useText();
  const { after } = tables;
  const shared = { tables, comparison, withPool: of === 'pool' };
  if (by === 'class')
    return (
      <ComparedTable
        {...shared}
        linesOf={classLinesOf}
        head={text('register.class')}
        nameOf={({ line }) => <ShareClass of={line} {...placeAmongClasses(after, line)} />}
      />
    );
  return (
    <ComparedTable
      {...shared}
      linesOf={linesOf}
      head={text('register.holder')}
      nameOf={({ line, change }) => (
        // Whoever is gone has no colour in the charts of the later date.
        <Holder
          of={change === 'left' ? { ...line, place: after.total.holders } : line}
          text={text}
          orgId={orgId}
          query={query}
          count={after.total.holders}
        />
      )}
    />
  );
}

function Classes({ orgId, query, reading }: CapTableLinesProps) {
  const text = useText();
  const view = reading.data;
  return (
    <Table
      caption={text('shell.nav.capTable')}
      compact
      reading={reading}
      rows={view === undefined ? [] : classLinesOf(view)}
      rowKey={({ key }) => key}
      columns={classColumns({ text, orgId, query, view })}
      empty={<None />}
    />
  );
}

function Holders({ orgId, query, reading, onMore }: CapTableLinesProps) {
  const text = useText();
  const view = reading.data;
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
