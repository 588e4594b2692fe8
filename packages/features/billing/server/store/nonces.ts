/** The statements that make a sealed card good for one use. */
import type { Instant } from '@tabellion/kernel/date.ts';
import type { Queries, Transaction } from '@tabellion/platform/database/queries.ts';
import { sql } from '@tabellion/platform/database/sql.ts';

/** @returns false when the nonce was taken before */
export async function takeNonce(tx: Transaction, nonce: string, expiresAt: Instant): Promise<boolean> {
  const taken = await tx.run(sql`
    insert into card_nonces (id, expires_at) values (${nonce}, ${expiresAt}) on conflict (id) do nothing`);
  return taken === 1;
}

export const forgetNonces = (q: Queries, before: Instant): Promise<number> =>
  q.run(sql`delete from card_nonces where expires_at < ${before}`);
