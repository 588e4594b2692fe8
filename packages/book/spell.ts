import type { Book } from './book.ts';
import { TABLE_NAMES, type TableName } from './entities.ts';

/** Tables that came later: left out while they are empty, so that the digests of older histories stay. */
const LATER: ReadonlySet<TableName> = new Set<TableName>(['pools', 'instruments', 'controls']);

/** The state of a book as JSON can hold it: every table's newest values by key, and the anomalies; bigints as
 *  decimal strings. Its canonical JSON is what the corpus digests and what two readings are compared by. */
export function spellState(book: Book): Readonly<Record<string, unknown>> {
  const spelled: Record<string, unknown> = { anomalies: book.anomalies.map((anomaly) => ({ ...anomaly })) };
  for (const table of TABLE_NAMES) {
    if (LATER.has(table) && book.tables[table].size === 0) continue;
    const values: Record<string, unknown> = {};
    for (const { key, value } of book.tables[table].now()) values[key] = spellBigints(value);
    spelled[table] = values;
  }
  return spelled;
}

/** A copy in which every bigint is a decimal string. */
export function spellBigints(value: unknown): unknown {
  if (typeof value === 'bigint') return value.toString();
  if (Array.isArray(value)) return value.map(spellBigints);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, spellBigints(member)]));
}
