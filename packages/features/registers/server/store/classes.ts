import type { Queries } from '@tabellion/platform/database/queries.ts';
import { sql } from '@tabellion/platform/database/sql.ts';

/** The certificate prefix of every class on record. */
export async function selectPrefixes(q: Queries, orgId: string): Promise<Map<string, string>> {
  const rows = await q.all<{ key: string; prefix: string }>(sql`
    select key, prefix from class_terms where org_id = ${orgId} and eff_to is null and known_to is null`);
  return new Map(rows.map(({ key, prefix }) => [key, prefix]));
}

/** Whether the corporation exists in the register. */
export async function selectIsIncorporated(q: Queries, orgId: string): Promise<boolean> {
  const { found } = await q.one<{ found: boolean }>(sql`
    select exists (select from corporation_rows where org_id = ${orgId} and known_to is null) as found`);
  return found;
}
