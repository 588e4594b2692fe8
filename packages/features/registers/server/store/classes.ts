import type { PlainDate } from '@tabellion/kernel/date.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import { sql } from '@tabellion/platform/database/sql.ts';

/** The certificate prefix of every class on record. */
export async function selectPrefixes(q: Queries, orgId: string): Promise<Map<string, string>> {
  const rows = await q.all<{ key: string; prefix: string }>(sql`
    select key, prefix from class_terms where org_id = ${orgId} and eff_to is null and known_to is null`);
  return new Map(rows.map(({ key, prefix }) => [key, prefix]));
}

/** The date on the certificate of incorporation; null while the corporation is not in the register. */
export async function selectIncorporatedOn(q: Queries, orgId: string): Promise<PlainDate | null> {
  const row = await q.first<{ on: PlainDate }>(sql`
    select value ->> 'incorporatedOn' as "on" from corporation_rows
      where org_id = ${orgId} and eff_to is null and known_to is null`);
  return row?.on ?? null;
}
