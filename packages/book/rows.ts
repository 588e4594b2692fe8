import type { PlainDate } from '@tabellion/kernel/date.ts';
import type { Book } from './book.ts';
import { type Entities, TABLE_NAMES, type TableName } from './entities.ts';
import type { Row } from './table.ts';

/** A row of any table, with the table's name: narrowing on `table` narrows the value. */
export type RegisterRow<K extends TableName = TableName> = {
  [P in K]: { readonly table: P } & Row<Entities[P]>;
}[K];

/** What to write after an append: known_to of `close` and known_from of `open` are the seq of the last act of
 *  the transaction. A row is found again by (table, key, effFrom) among those whose known_to is open. */
export interface Difference {
  readonly close: readonly RegisterRow[];
  readonly open: readonly RegisterRow[];
}

/** Every row of a book. At a date D the registers say the rows where effFrom <= D and (effTo is null or D < effTo). */
export function rowsOf(book: Book): readonly RegisterRow[] {
  return TABLE_NAMES.flatMap((table): readonly RegisterRow[] => rowsIn(book, table));
}

function rowsIn<K extends TableName>(book: Book, table: K): readonly RegisterRow<K>[] {
  return book.tables[table].rows().map((row) => ({ table, ...row }));
}

/** The rows that no longer hold and those that hold instead. A row whose end alone moved is closed and opened
 *  again: stored rows change in known_to only, so that an earlier reading never changes. */
export function difference(before: Book, after: Book): Difference {
  const old = new Map(rowsOf(before).map((row) => [rowKey(row), row]));
  const open: RegisterRow[] = [];
  const close: RegisterRow[] = [];
  for (const row of rowsOf(after)) {
    const key = rowKey(row);
    const was = old.get(key);
    old.delete(key);
    if (was && sameRow(was, row)) continue;
    if (was) close.push(was);
    open.push(row);
  }
  return { close: [...close, ...old.values()], open };
}

/** Whether the row says how things stand on a date. */
export function holdsOn(
  row: { readonly effFrom: PlainDate; readonly effTo: PlainDate | null },
  on: PlainDate,
): boolean {
  return row.effFrom <= on && (row.effTo === null || on < row.effTo);
}

export function rowKey(row: RegisterRow): string {
  return `${row.table} ${row.key} ${row.effFrom}`;
}

export function sameRow(a: RegisterRow, b: RegisterRow): boolean {
  return a.effTo === b.effTo && a.by === b.by && sameValue(a.value, b.value);
}

/** Structural equality of the plain values that rows hold: primitives, bigints, arrays and plain objects. */
function sameValue(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  return keys.every((key) => Object.hasOwn(b, key) && sameValue(member(a, key), member(b, key)));
}

function member(value: object, key: string): unknown {
  return (value as Readonly<Record<string, unknown>>)[key];
}
