import type { ColumnKind, Register, RegisterColumn } from '@tabellion/kit/register.ts';
import type { ReactNode } from 'react';
import { DateText, Id, Num, PercentText, PriceText, UserText } from '../components/Data.tsx';
import type { Column } from '../components/Table.tsx';
import type { Text } from '../text/LanguageProvider.tsx';
import { actColumn } from './EntryMenu.tsx';
import { BeforeAfter, type Change, signColumn } from './Redline.tsx';

/** A line of a register; where two dates are compared with how it changed, and as it was on the other date. */
export type RegisterRow<Line> = Line & { readonly change?: Change; readonly before?: Line | null };

/** Cells that a page adds to the columns of the definition. */
export interface RegisterCells<Line, Key extends string> {
  /** Cells that are more than their value: a link, a badge, a second line. */
  cells?: { readonly [K in Key]?: (line: RegisterRow<Line>) => ReactNode };
  heads?: { readonly [K in Key]?: ReactNode };
  totals?: { readonly [K in Key]?: ReactNode } | undefined;
  hidden?: readonly Key[];
  /** Actions on a line, at its end. */
  act?: ((line: RegisterRow<Line>) => ReactNode) | undefined;
}

interface RegisterColumns<Line, Key extends string> extends RegisterCells<Line, Key> {
  register: Register<Line, Key>;
  text: Text;
  isCompared: boolean;
  sort?: string;
  /** Before the menu: what the log has of a line. */
  records?: readonly Column<RegisterRow<Line>>[];
  /** Absent where the order is given. */
  onSort?: (sort: string) => void;
}

/** The columns of a register's table: those of its definition, a sign before them in a comparison, a menu after them. */
export function registerColumns<Line, Key extends string>({
  register,
  ...page
}: RegisterColumns<Line, Key>): Column<RegisterRow<Line>>[] {
  const { text, isCompared, sort = '', onSort, cells, heads, totals, hidden, records = [], act } = page;
  const columns = register.table
    .filter((key) => !hidden?.includes(key))
    .map((key): Column<RegisterRow<Line>> => {
      const column = register.columns[key];
      const { kind, card, from, isLabelled, value, share = shareOf[kind], grows = false } = column;
      const show =
        cells?.[key] ?? ((line: RegisterRow<Line>) => <Value of={column} line={line} text={text} />);
      const head = text(column.head);
      return {
        key,
        share,
        grows,
        head: heads?.[key] ?? head,
        cell: column.isCompared ? (line) => beforeAfter(line, show, (one) => value?.(one, text)) : show,
        total: totals?.[key],
        ...((kind === 'number' || kind === 'money' || kind === 'percent') && { num: true }),
        ...(card && { card }),
        ...(from && { from }),
        ...(isLabelled && { cardLabel: head }),
        ...(onSort &&
          column.sort && {
            sort: sortingBy(column.sort.by, sort, onSort, { down: column.sort.isDownFirst === true }),
          }),
      };
    });
  return [
    ...(isCompared ? [signColumn<RegisterRow<Line>>(({ change = 'same' }) => change, text)] : []),
    ...columns,
    ...records,
    ...actColumn(act, text),
  ];
}

/** As wide as its longest usual value in any of the languages, in pixels. */
const shareOf: Readonly<Record<ColumnKind, number>> = {
  words: 140,
  name: 120,
  id: 92,
  number: 88,
  money: 112,
  percent: 80,
  date: 114,
};

/** A part of a line, with what it said before where that differs. */
export function beforeAfter<Line>(
  line: RegisterRow<Line>,
  show: (one: RegisterRow<Line>) => ReactNode,
  by: (one: Line) => unknown,
): ReactNode {
  const { change = 'same', before } = line;
  return (
    <BeforeAfter
      change={change === 'changed' && before && by(before) === by(line) ? 'same' : change}
      before={before && show(before)}
      after={show(line)}
    />
  );
}

function Value<Line>({ of, line, text }: { of: RegisterColumn<Line>; line: Line; text: Text }): ReactNode {
  const value = of.value?.(line, text) || null;
  if (value === null) return of.none === undefined ? <span className="muted">–</span> : text(of.none);
  switch (of.kind) {
    case 'words':
      return value;
    case 'name':
      return <UserText>{value}</UserText>;
    case 'id':
      return <Id>{value}</Id>;
    case 'number':
      return <Num of={value} />;
    case 'money':
      return <PriceText dollars={value} />;
    case 'percent':
      return <PercentText percent={value} />;
    case 'date':
      return <DateText date={value} />;
  }
}

/**
 * The sorting by a column, for its head that can be pressed.
 * @param sort   as the address has it
 * @param down   figures begin with the largest, names with the first
 */
function sortingBy(
  key: string,
  sort: string,
  change: (sort: string) => void,
  { down = false } = {},
): NonNullable<Column<unknown>['sort']> {
  const [rising, falling] = [key, `-${key}`];
  const directions = new Map([
    [rising, 'ascending'],
    [falling, 'descending'],
  ] as const);
  const first = down ? falling : rising;
  const other = down ? rising : falling;
  return { direction: directions.get(sort), toggle: () => change(sort === first ? other : first) };
}
