import { Num, PercentText, PriceText } from '@tabellion/ui/components/Data.tsx';
import { type Column, Table } from '@tabellion/ui/components/Table.tsx';
import type { Comparison } from '@tabellion/ui/register/CompareBar.tsx';
import {
  BeforeAfter,
  type Change,
  type RedlineCounts,
  RedlineLegend,
  redlineClass,
  signColumn,
} from '@tabellion/ui/register/Redline.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import type { ReactNode } from 'react';
import type { CapTableLines } from '../../capTableContract.ts';

interface ComparedTableProps<Line extends ComparedLineOf> {
  /** The table on each of the dates, and its lines. */
  tables: { readonly before: CapTableLines; readonly after: CapTableLines };
  linesOf(table: CapTableLines): readonly Line[];
  head: string;
  /** The name, with its colour in the charts. */
  nameOf(line: ComparedLine<Line>): ReactNode;
  withPool: boolean;
  comparison: Comparison;
}

/** The cap table on two dates as a redline, by holder or by class. */
export function ComparedTable<Line extends ComparedLineOf>({
  tables: { before, after },
  linesOf,
  head,
  nameOf,
  withPool,
  comparison,
}: ComparedTableProps<Line>) {
  const text = useText();
  const lines = comparedLines(linesOf(before), linesOf(after));
  const figure = (
    key: Exclude<keyof ComparedLineOf, 'key'>,
    title: string,
    show: (exact: string) => ReactNode,
    total?: (of: CapTableLines['total']) => string,
  ): Column<ComparedLine<Line>> => ({
    key,
    head: title,
    num: true,
    ...(key === 'sharesExact' ? { card: 'end' as const } : { cardLabel: title }),
    cell: (one) => <Redlined before={one.before?.[key]} after={one.after?.[key]} show={show} />,
    total: total && <Redlined before={total(before.total)} after={total(after.total)} show={show} />,
  });
  const percent = (exact: string) => <PercentText percent={exact} />;
  const columns: Column<ComparedLine<Line>>[] = [
    signColumn(({ change }) => change, text),
    {
      key: 'name',
      head,
      card: 'main',
      cell: nameOf,
      total: text('capTable.total'),
    },
    figure(
      'sharesExact',
      text('capTable.of.issued'),
      (exact) => <Num of={exact} />,
      (of) => of.sharesExact,
    ),
    figure('owns', text('register.owns'), percent),
    figure('votes', text('register.votes'), percent),
    figure('diluted', text(withPool ? 'capTable.of.pool' : 'capTable.of.diluted'), percent),
  ];
  if (lines.some(({ line }) => line.statedCapital !== undefined))
    columns.push(
      figure(
        'statedCapital',
        text('capTable.statedCapital'),
        (dollars) => <PriceText dollars={dollars} />,
        (of) => of.statedCapital,
      ),
    );
  return (
    <div className="captable__compared">
      <RedlineLegend
        counts={countsOf(lines)}
        onlyChanges={comparison.onlyChanges}
        onOnlyChanges={comparison.setOnlyChanges}
      />
      <Table
        caption={text('register.comparing')}
        compact
        rows={comparison.onlyChanges ? lines.filter(({ change }) => change !== 'same') : lines}
        rowKey={({ key }) => key}
        rowClass={({ change }) => redlineClass(change)}
        columns={columns}
        empty={null}
      />
    </div>
  );
}

interface RedlinedProps {
  before: string | undefined;
  after: string | undefined;
  show(exact: string): ReactNode;
}

/** A figure before and after; a dash where the line has none. */
function Redlined({ before, after, show }: RedlinedProps) {
  if (!before && !after) return <span className="muted">–</span>;
  return (
    <BeforeAfter
      change={changeBetween(before, after)}
      before={before && show(before)}
      after={after && show(after)}
    />
  );
}

function changeBetween(before: string | undefined, after: string | undefined) {
  if (before === after) return 'same';
  if (!before) return 'joined';
  return after ? 'changed' : 'left';
}

/** A line of the cap table on two dates. */
interface ComparedLine<Line> {
  readonly key: string;
  /** As it stands now, or stood last. */
  readonly line: Line;
  readonly before: Line | undefined;
  readonly after: Line | undefined;
  readonly change: Change;
}

/** The values of a line that are compared. */
interface ComparedLineOf {
  readonly key: string;
  readonly sharesExact: string;
  readonly owns: string;
  readonly votes: string;
  readonly diluted: string;
  readonly statedCapital?: string;
}

const figures = ['sharesExact', 'owns', 'votes', 'diluted', 'statedCapital'] as const;

/** The lines of the later date in their order, then those that are gone. A line changes with any of its figures: whoever is
 *  diluted without a transaction of his own, too. */
function comparedLines<Line extends ComparedLineOf>(
  before: readonly Line[],
  after: readonly Line[],
): readonly ComparedLine<Line>[] {
  const was = new Map(before.map((line) => [line.key, line]));
  const stays = new Set(after.map(({ key }) => key));
  return [
    ...after.map((line): ComparedLine<Line> => {
      const earlier = was.get(line.key);
      const both = { key: line.key, line, before: earlier, after: line };
      if (earlier === undefined) return { ...both, change: 'joined' };
      const isSame = figures.every((figure) => earlier[figure] === line[figure]);
      return { ...both, change: isSame ? 'same' : 'changed' };
    }),
    ...before.flatMap((line): ComparedLine<Line>[] =>
      stays.has(line.key) ? [] : [{ key: line.key, line, before: line, after: undefined, change: 'left' }],
    ),
  ];
}

function countsOf(lines: readonly ComparedLine<unknown>[]): RedlineCounts {
  const counts = { joined: 0, left: 0, changed: 0, same: 0 };
  for (const { change } of lines) counts[change] += 1;
  return counts;
}
