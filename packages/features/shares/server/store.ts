import type { Queries, Transaction } from '@tabellion/platform/database/queries.ts';
import { sql } from '@tabellion/platform/database/sql.ts';

/** Whether classes of one's own were chosen; simple shares are the default (specification section 3). */
export async function selectIsAdvanced(q: Queries, orgId: string): Promise<boolean> {
  const row = await q.first<{ advanced: boolean }>(sql`
    select advanced from share_setups where org_id = ${orgId}`);
  return row?.advanced ?? false;
}

export const upsertIsAdvanced = (tx: Transaction, orgId: string, advanced: boolean): Promise<number> =>
  tx.run(sql`
    insert into share_setups (org_id, advanced) values (${orgId}, ${advanced})
      on conflict (org_id) do update set advanced = excluded.advanced`);
