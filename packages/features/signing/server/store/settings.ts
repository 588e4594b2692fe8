import type { Instant } from '@tabellion/kernel/date.ts';
import type { Queries, Transaction } from '@tabellion/platform/database/queries.ts';
import { sql } from '@tabellion/platform/database/sql.ts';
import type { SealingMode } from '../../envelope.ts';

export async function selectSettings(q: Queries, orgId: string): Promise<SealingMode> {
  const row = await q.first<{ signatures: SealingMode }>(sql`
    select signatures from signature_settings where org_id = ${orgId} order by seq desc limit 1`);
  return row?.signatures ?? 'seal_alone';
}

export const insertSettings = (
  tx: Transaction,
  orgId: string,
  one: { readonly signatures: SealingMode; readonly chosenAt: Instant; readonly chosenBy: string },
): Promise<number> =>
  tx.run(sql`
    insert into signature_settings (org_id, signatures, chosen_at, chosen_by)
      values (${orgId}, ${one.signatures}, ${one.chosenAt}, ${one.chosenBy})`);
