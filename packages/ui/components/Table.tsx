import { ArrowDown, ArrowUp } from 'lucide-react';
import { type KeyboardEventHandler, type PointerEvent, type ReactNode, useSyncExternalStore } from 'react';
import { type Failed, ReadFailed } from '../call/ReadFailed.tsx';
import { Icon } from './Icon.tsx';
import { useLater } from './Loading.tsx';
import { NothingFound, Skeleton } from './States.tsx';

export interface Column<Row> {
  key: string;
  head: ReactNode;
  cell(row: Row): ReactNode;
  /** Figures stand right in both directions, units under units. */
  num?: boolean;
  width?: number | string;
  /** Its share of the width. Where every column has one, columns stay where they are whatever the rows hold: what is too long
   *  takes another line. Rows of 36 px cut it, and show it whole under the pointer. */
  share?: number;
  /** Takes the width that the others leave, by halves where two do; the shares of the others are then their widths in pixels. */
  grows?: boolean;
  /** The cell of the last row, under the double rule. */
  total?: ReactNode;
  /**
   * Its place on a phone, where a row is a card: `main` opens the card, `end` stands at its end side, `act` after that,
   * `none` is left out. The others follow as lines with the column's name before them when `cardLabel` gives it.
   */
  card?: 'main' | 'end' | 'act' | 'none';
  cardLabel?: string;
  /** `none` for what says nothing on paper, such as a button. */
  onPaper?: 'none';
  /** The narrowest window in which it is shown, in pixels; on phones `card` decides. */
  from?: 1100 | 1200 | 1280 | 1440;
  sort?: { direction: 'ascending' | 'descending' | undefined; toggle(): void };
}

/** The state of a reading that a table needs; `useRead` gives it. */
export interface TableLabels {
  isPending: boolean;
  isError: boolean;
  error?: Failed['error'];
  /** The server's sentence when it failed. */
  message?: string | undefined;
  refetch(): unknown;
}

interface TableProps<Row> {
  /** Its name for readers of the screen. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey(row: Row): string;
  /** Hears the keys that are pressed in the rows. */
  onRowKey?: KeyboardEventHandler<HTMLElement>;
  /** Why it is empty, with one action: an `<EmptyState>`. */
  empty: ReactNode;
  /** Shows loading and failed in the table's own shape. */
  reading?: TableLabels;
  /** A filter is on: no rows then means nothing found, not empty. */
  filtered?: { onClear(): void; words?: ReactNode } | undefined;
  /** 36 px rows. */
  compact?: boolean;
  /** The rows hold fields. */
  edit?: boolean;
  rowClass?(row: Row): string | undefined;
  /** Rows that follow each other under one heading, such as those of a day. */
  groupOf?(row: Row): { key: string; words: ReactNode };
  /** A row below the row, across all columns, such as its vesting. */
  below?(row: Row): ReactNode;
}

/** A register: a native table with totals under a double rule; on phones each row is a card. */
export function Table<Row>(props: TableProps<Row>) {
  const { caption, columns, rows, reading, compact, edit } = props;
  const span = useSpan(columns);
  const hasTotals = rows.length > 0 && columns.some((column) => column.total !== undefined);
  const isFixed = columns.every(({ share }) => share !== undefined);
  const className = ['t', 't--cards', isFixed && 't--fixed', compact && 't--compact', edit && 't--edit']
    .filter(Boolean)
    .join(' ');
  return (
    <div className="tablewrap">
      <table
        className={className}
        aria-busy={reading?.isPending || undefined}
        {...(isFixed && { onPointerOver: showCut })}
      >
        <caption className="sr">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <Head
                key={column.key}
                column={column}
                width={isFixed ? fixedWidth(column, columns) : column.width}
              />
            ))}
          </tr>
        </thead>
        <tbody {...(props.onRowKey && { onKeyDown: props.onRowKey })}>
          <BodyRows {...props} span={span} />
        </tbody>
        {hasTotals && !reading?.isPending && !reading?.isError && <Totals columns={columns} />}
      </table>
    </div>
  );
}

type Shared = Pick<Column<never>, 'share' | 'grows'>;

function fixedWidth({ share = 0, grows }: Shared, columns: readonly Shared[]): Column<never>['width'] {
  if (grows) return undefined;
  if (columns.some((column) => column.grows)) return share;
  return `${(100 * share) / columns.reduce((sum, column) => sum + (column.share ?? 0), 0)}%`;
}

interface BodyProps<Row> extends TableProps<Row> {
  span: number;
}

/** The rows; in their place that they are read, that they could not be, or that there are none. */
function BodyRows<Row>(props: BodyProps<Row>) {
  const { columns, rows, rowKey, empty, reading, filtered, span } = props;
  if (reading?.isPending) return <SkeletonRows columns={columns} />;
  if (reading?.isError)
    return (
      <StateRow span={span}>
        <ReadFailed of={reading} />
      </StateRow>
    );
  if (rows.length === 0)
    return (
      <StateRow span={span}>
        {filtered ? <NothingFound onClear={filtered.onClear}>{filtered.words}</NothingFound> : empty}
      </StateRow>
    );
  return rows.map((row, at) => <BodyRow key={rowKey(row)} {...props} row={row} before={rows[at - 1]} />);
}

function BodyRow<Row>(props: BodyProps<Row> & { row: Row; before: Row | undefined }) {
  const { columns, rowClass, groupOf, below, span, row, before } = props;
  const more = below?.(row);
  const group = groupOf?.(row);
  const isFirst = group && (before === undefined || groupOf?.(before).key !== group.key);
  return (
    <>
      {isFirst && (
        <tr className="is-state">
          <th colSpan={span} scope="colgroup">
            {group.words}
          </th>
        </tr>
      )}
      <tr className={rowClass?.(row)}>
        {columns.map((column) => (
          <td
            key={column.key}
            className={column.num ? 'num' : undefined}
            data-card={column.card}
            data-from={column.from}
            data-paper={column.onPaper}
            data-label={column.cardLabel}
          >
            {column.cell(row)}
          </td>
        ))}
      </tr>
      {more && (
        <tr className="is-state">
          <td className="wide" colSpan={span}>
            {more}
          </td>
        </tr>
      )}
    </>
  );
}

function Totals<Row>({ columns }: Pick<TableProps<Row>, 'columns'>) {
  return (
    <tfoot>
      <tr>
        {columns.map((column) => (
          <td
            key={column.key}
            className={column.num ? 'num' : undefined}
            data-card={column.card}
            data-from={column.from}
            data-paper={column.onPaper}
          >
            {column.total}
          </td>
        ))}
      </tr>
    </tfoot>
  );
}

/** How many of the columns the window has room for. */
const useSpan = (columns: readonly { from?: number }[]): number =>
  useSyncExternalStore(onResize, () => columns.filter(({ from = 0 }) => from <= windowWidth).length);

/** CSS pixels. Asked while a page is drawn, the window would lay all of it out to answer. */
let windowWidth = window.innerWidth;
window.addEventListener('resize', () => {
  windowWidth = window.innerWidth;
});

function onResize(changed: () => void) {
  window.addEventListener('resize', changed);
  return () => window.removeEventListener('resize', changed);
}

/** Text that is cut is shown whole under the pointer. */
function showCut({ target }: PointerEvent) {
  const cell = (target as Element).closest('td, th');
  if (!(cell instanceof HTMLElement)) return;
  const parts = [cell, ...cell.querySelectorAll<HTMLElement>('span, small')];
  if (parts.some((part) => part.scrollWidth > part.clientWidth && part.clientWidth > 1))
    cell.title = cell.innerText.replaceAll(/\s*\n\s*/g, '\n');
}

interface HeadProps<Row> {
  column: Column<Row>;
  width: Column<Row>['width'];
}

function Head<Row>({ column: { head, num, sort, from, card, onPaper }, width }: HeadProps<Row>) {
  return (
    <th
      scope="col"
      className={num ? 'num' : undefined}
      style={{ width }}
      aria-sort={sort?.direction}
      data-card={card}
      data-from={from}
      data-paper={onPaper}
    >
      {sort ? (
        <button type="button" className="sort" onClick={sort.toggle}>
          {head}
          {sort.direction && <Icon of={sort.direction === 'ascending' ? ArrowUp : ArrowDown} size="sm" />}
        </button>
      ) : (
        head
      )}
    </th>
  );
}

const StateRow = ({ span, children }: { span: number; children: ReactNode }) => (
  <tr className="is-state">
    <td colSpan={span}>{children}</td>
  </tr>
);

const WIDTHS = [120, 168, 96, 144];

/** Shaped like the rows; its place is kept from the start, the bars come after 150 ms. */
function SkeletonRows<Row>({ columns }: { columns: readonly Column<Row>[] }) {
  const late = useLater();
  return WIDTHS.map((width) => (
    <tr key={width} className="is-state">
      {columns.map((column, at) => (
        <td
          key={column.key}
          className={column.num ? 'num' : undefined}
          data-card={column.card}
          data-from={column.from}
          data-paper={column.onPaper}
        >
          <span
            style={{
              display: 'inline-block',
              width: at === 0 ? width : otherWidth(column.num),
              maxWidth: '100%',
              visibility: late ? 'visible' : 'hidden',
            }}
          >
            <Skeleton />
          </span>
        </td>
      ))}
    </tr>
  ));
}

const otherWidth = (isFigure: boolean | undefined): number => (isFigure ? 56 : 72);
