import type { Queries, Transaction } from '@tabellion/platform/database/queries.ts';
import { sql } from '@tabellion/platform/database/sql.ts';

/** The highest certificate number ever given under each prefix. */
export async function selectSerials(q: Queries, orgId: string): Promise<Map<string, number>> {
  const rows = await q.all<{ prefix: string; serial: bigint }>(sql`
    select prefix, serial from certificate_serials where org_id = ${orgId}`);
  return new Map(rows.map(({ prefix, serial }) => [prefix, Number(serial)]));
}

/** Never lowers one. */
export async function writeSerials(
  tx: Transaction,
  orgId: string,
  serials: ReadonlyMap<string, number>,
): Promise<void> {
  for (const [prefix, serial] of serials) {
    await tx.run(sql`
      insert into certificate_serials (org_id, prefix, serial) values (${orgId}, ${prefix}, ${serial})
        on conflict (org_id, prefix) do update set serial = greatest(certificate_serials.serial, excluded.serial)`);
  }
}
