import type { PlainDate } from '@tabellion/kernel/date.ts';
import type { Book } from './book.ts';
import { type Entities, TABLE_NAMES, type TableName } from './entities.ts';
import { finish, STEP, type Stepwise } from './stepwise.ts';
import type { Row } from './table.ts';

/** A row of any table, with the table's name: narrowing on `table` narrows the value. */
export type RegisterRow<K extends TableName = TableName> = {
  [P in K]: { readonly table: P } & Row<Entities[P]>;
}[K];

/** Rows to write after an append: known_to of `close` and known_from of `open` are the seq of the last act of
 *  the transaction. A row is found again by (table, key, effFrom) among those whose known_to is open. */
export interface Difference {
  readonly close: readonly RegisterRow[];
  readonly open: readonly RegisterRow[];
}

/** Every row of a book. At a date D the registers say the rows where effFrom <= D and (effTo is null or D < effTo). */
export function rowsOf(book: Book): readonly RegisterRow[] {
  return TABLE_NAMES.flatMap((table): readonly RegisterRow[] => rowsIn(book, table));
}

export function rowsIn<K extends TableName>(book: Book, table: K): readonly RegisterRow<K>[] {
  return book.tables[table].rows().map((row) => named(table, row));
}

function named<K extends TableName>(table: K, row: Row<Entities[K]>): RegisterRow<K> {
  return { table, ...row };
}

/** The rows that no longer hold and those that hold instead. A row whose end alone moved is closed and opened
 *  again: stored rows change in known_to only, so that an earlier reading never changes. */
export function difference(before: Book, after: Book): Difference {
  return finish(differenceInSteps(before, after));
}

/** The same, for books so long that other work must be let in between. */
export function* differenceInSteps(before: Book, after: Book): Stepwise<Difference> {
  const tables: Difference[] = [];
  for (const table of TABLE_NAMES) tables.push(yield* compareTable(before, after, table));
  return { close: tables.flatMap(({ close }) => close), open: tables.flatMap(({ open }) => open) };
}

/** Both folds make their rows in the order of dates, so most rows of a table stand at the same distance from its
 *  beginning or its end; only what lies between is looked up. */
function* compareTable<K extends TableName>(before: Book, after: Book, table: K) {
  const was = before.tables[table].rows();
  const is = after.tables[table].rows();
  const { head, tail } = yield* alike(was, is);
  const old = new Map<string, Row<Entities[K]>>();
  for (const [index, row] of was.slice(head, was.length - tail).entries()) {
    if (index % STEP === 0) yield;
    old.set(`${row.key} ${row.effFrom}`, row);
  }
  const open: RegisterRow<K>[] = [];
  for (const [index, row] of is.slice(head, is.length - tail).entries()) {
    if (index % STEP === 0) yield;
    const key = `${row.key} ${row.effFrom}`;
    const other = old.get(key);
    if (other && sameRow(other, row)) old.delete(key);
    else open.push(named(table, row));
  }
  return { close: Array.from(old.values(), (row) => named(table, row)), open };
}

/** How many rows at the beginning and at the end are the same. */
function* alike<T>(was: readonly Row<T>[], is: readonly Row<T>[]): Stepwise<{ head: number; tail: number }> {
  const shorter = Math.min(was.length, is.length);
  let head = 0;
  for (; head < shorter && sameAt(was, is, head, head); head++) if (head % STEP === 0) yield;
  let tail = 0;
  for (; tail < shorter - head && sameAt(was, is, was.length - 1 - tail, is.length - 1 - tail); tail++)
    if (tail % STEP === 0) yield;
  return { head, tail };
}

function sameAt<T>(was: readonly Row<T>[], is: readonly Row<T>[], i: number, j: number): boolean {
  const a = was[i];
  const b = is[j];
  return a !== undefined && b !== undefined && a.key === b.key && a.effFrom === b.effFrom && sameRow(a, b);
}

/** Whether the row says how things stand on a date. */
export function holdsOn(
  row: { readonly effFrom: PlainDate; readonly effTo: PlainDate | null },
  on: PlainDate,
): boolean {
  return row.effFrom <= on && (row.effTo === null || on < row.effTo);
}

/** One of a kind among the rows of a reading: table, key and first day. */
export function rowKey(row: RegisterRow): string {
  return `${row.table} ${row.key} ${row.effFrom}`;
}

/** Whether two rows of one key and effFrom say the same. */
export function sameRow(a: Row<unknown>, b: Row<unknown>): boolean {
  return a.effTo === b.effTo && a.by === b.by && sameValue(a.value, b.value);
}

/** Structural equality of the plain values that rows hold: primitives, bigints, arrays and plain objects, in whatever order their parts
 *  were stored. */
export function sameValue(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const left = a as Readonly<Record<string, unknown>>;
  const right = b as Readonly<Record<string, unknown>>;
  for (const key in left) if (!sameValue(left[key], right[key])) return false;
  for (const key in right) if (!(key in left)) return false;
  return true;
}
