/** Findings of comparisons with the ledger. */
import type { Instant } from '@tabellion/kernel/date.ts';
import type { Queries, Transaction } from '@tabellion/platform/database/queries.ts';
import { sql } from '@tabellion/platform/database/sql.ts';

export interface LedgerFinding {
  readonly record: string;
  readonly recordId: string;
  readonly part: string;
  /** The field that differs; `(record)` where one side lacks the record. */
  readonly field: string;
  /** The table that says otherwise, and the database roles that may change it; null for a stored file. */
  readonly sourceTable: string | null;
  readonly writer: string | null;
}

/** Puts what a comparison found in place of what the one before it found. Of two comparisons at once, the second adds what
 *  the first did not find. */
export async function replaceFindings(
  tx: Transaction,
  orgId: string,
  findings: readonly LedgerFinding[],
  at: Instant,
): Promise<void> {
  await tx.run(sql`delete from ledger_findings where org_id = ${orgId}`);
  await tx.run(sql`
    insert into ledger_findings (org_id, record, record_id, part, field, source_table, writer, found_at)
      select distinct on (record, "recordId", part, field)
             ${orgId}, record, "recordId", part, field, "sourceTable", writer, ${at}
        from jsonb_to_recordset(${JSON.stringify(findings)}::jsonb)
          as f(record text, "recordId" text, part text, field text, "sourceTable" text, writer text)
        on conflict do nothing`);
}

export const selectFindings = (q: Queries, orgId: string): Promise<LedgerFinding[]> =>
  q.all<LedgerFinding>(sql`
    select record, record_id as "recordId", part, field, source_table as "sourceTable", writer
      from ledger_findings where org_id = ${orgId} order by record, record_id, part, field`);

export async function selectOrganizationsToCompare(q: Queries): Promise<string[]> {
  const rows = await q.all<{ org_id: string }>(
    sql`select org_id from organizations_to_compare() as o(org_id)`,
  );
  return rows.map(({ org_id }) => org_id);
}

/** Which of the product's database roles may change rows of these tables. */
export async function selectWriters(
  q: Queries,
  tables: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await q.all<{ name: string; writers: string }>(sql`
    select t.name, string_agg(r.rolname, ', ' order by r.rolname) as writers
      from unnest(${[...tables]}::text[]) as t(name)
        join pg_roles r on r.rolname in ('tabellion_app', 'tabellion_owner')
          and has_any_column_privilege(r.rolname, t.name, 'update')
      group by t.name`);
  return new Map(rows.map(({ name, writers }) => [name, writers]));
}
