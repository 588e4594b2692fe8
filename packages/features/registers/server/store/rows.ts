import type { Entities, TableName } from '@tabellion/book/entities.ts';
import type { Difference, RegisterRow } from '@tabellion/book/rows.ts';
import { spellBigints } from '@tabellion/book/spell.ts';
import { canonicalJson } from '@tabellion/kernel/canonical.ts';
import type { PlainDate } from '@tabellion/kernel/date.ts';
import type { Queries, Transaction } from '@tabellion/platform/database/queries.ts';
import { sql } from '@tabellion/platform/database/sql.ts';
import { writeHoldings } from './holdingRows.ts';

/** The book's tables and the database's. */
export const tableNames: Readonly<Record<TableName, string>> = {
  corporation: 'corporation_rows',
  persons: 'persons',
  appointments: 'appointments',
  classTerms: 'class_terms',
  certificates: 'certificates',
  capitalEntries: 'capital_entries',
  pools: 'option_pools',
  instruments: 'instruments',
  controls: 'control_entries',
};

/** A row as the database gives it: JSON has no bigint, so shares arrive as text. */
export interface StoredRow {
  readonly table: TableName;
  readonly key: string;
  readonly effFrom: PlainDate;
  readonly effTo: PlainDate | null;
  readonly by: string;
  readonly value: Record<string, unknown>;
}

/** The registers on a date as known at a seq, in one statement. */
export async function selectRowsAt(
  q: Queries,
  orgId: string,
  { asOf, seq }: { asOf: PlainDate; seq: number },
): Promise<RegisterRow[]> {
  const rows = await q.all<StoredRow>(sql`
    with reading as (
      select 'corporation' as "table", key, eff_from, eff_to, by_act, value from corporation_rows
        where org_id = ${orgId} and as_of(corporation_rows, ${asOf}, ${seq})
      union all
      select 'persons', key, eff_from, eff_to, by_act, value from persons
        where org_id = ${orgId} and as_of(persons, ${asOf}, ${seq})
      union all
      select 'appointments', key, eff_from, eff_to, by_act, value from appointments
        where org_id = ${orgId} and as_of(appointments, ${asOf}, ${seq})
      union all
      select 'classTerms', key, eff_from, eff_to, by_act, value from class_terms
        where org_id = ${orgId} and as_of(class_terms, ${asOf}, ${seq})
      union all
      select 'certificates', key, eff_from, eff_to, by_act, value from certificates
        where org_id = ${orgId} and as_of(certificates, ${asOf}, ${seq})
      union all
      select 'capitalEntries', key, eff_from, eff_to, by_act, value from capital_entries
        where org_id = ${orgId} and as_of(capital_entries, ${asOf}, ${seq})
      union all
      select 'pools', key, eff_from, eff_to, by_act, value from option_pools
        where org_id = ${orgId} and as_of(option_pools, ${asOf}, ${seq})
      union all
      select 'instruments', key, eff_from, eff_to, by_act, value from instruments
        where org_id = ${orgId} and as_of(instruments, ${asOf}, ${seq})
      union all
      select 'controls', key, eff_from, eff_to, by_act, value from control_entries
        where org_id = ${orgId} and as_of(control_entries, ${asOf}, ${seq})
    )
    select "table", key, eff_from as "effFrom", eff_to as "effTo", by_act as "by", value from reading
      order by eff_from, key`);
  return rows.map(registerRowOf);
}

/** Only these columns hold shares; the schema of the acts made them. */
const bigints: { readonly [K in TableName]?: readonly (keyof Entities[K])[] } = {
  certificates: ['quantity'],
  capitalEntries: ['shares'],
  pools: ['reserved', 'used'],
  instruments: ['quantity', 'exercised', 'expired', 'released', 'moved', 'vestedLost'],
};

/** @param row  fresh from the driver; it becomes the row of the book itself, for copying costs more than reading */
export function registerRowOf(row: StoredRow): RegisterRow {
  for (const field of bigints[row.table] ?? []) row.value[field] = BigInt(String(row.value[field]));
  // Rows are never edited, so this is a row as the book wrote it.
  return row as unknown as RegisterRow;
}

/** How many rows one statement spells out: work without a pause. */
const PAGE = 1000;

/** All that a transaction changes: its rows, and what is summed of them. */
export async function writeDifference(
  tx: Transaction,
  orgId: string,
  seq: number,
  difference: Difference,
): Promise<void> {
  await writeRows(tx, orgId, seq, difference);
  const rows = [...difference.close, ...difference.open];
  if (rows.some(({ table }) => table === 'certificates' || table === 'capitalEntries'))
    await writeHoldings(tx, orgId, seq);
}

/** First closes, then opens: a key is open once. Throws when a row to close is not there: the registers and the acts
 *  then disagree, and nothing may be written. What is summed of the rows (`writeHoldings`) follows the last of them. */
export async function writeRows(
  tx: Transaction,
  orgId: string,
  seq: number,
  { close, open }: Difference,
): Promise<void> {
  if (close.length + open.length <= PAGE) return writePage(tx, orgId, seq, { close, open });
  for (let i = 0; i < close.length; i += PAGE)
    await writePage(tx, orgId, seq, { close: close.slice(i, i + PAGE), open: [] });
  for (let i = 0; i < open.length; i += PAGE)
    await writePage(tx, orgId, seq, { close: [], open: open.slice(i, i + PAGE) });
}

async function writePage(
  tx: Transaction,
  orgId: string,
  seq: number,
  { close, open }: Difference,
): Promise<void> {
  const closing = close.map(({ table, key, effFrom }) => ({
    table: tableNames[table],
    key,
    eff_from: effFrom,
  }));
  const opening = open.map(({ table, key, effFrom, effTo, by, value }) => ({
    table: tableNames[table],
    key,
    eff_from: effFrom,
    eff_to: effTo,
    by_act: by,
    value: spellBigints(value),
  }));
  const { closed } = await tx.one<{ closed: bigint }>(sql`
    select write_register_rows(
      ${orgId}, ${seq}, ${canonicalJson(closing)}::jsonb, ${canonicalJson(opening)}::jsonb) as closed`);
  if (closed !== BigInt(close.length)) throw new Error('a register row that was to be closed is not there');
}
