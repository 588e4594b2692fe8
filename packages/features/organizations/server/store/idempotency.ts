/** Results of a caller's idempotency key: hash of the request and ids, never the reply. */
import type { Instant } from '@tabellion/kernel/date.ts';
import type { Queries, Transaction } from '@tabellion/platform/database/queries.ts';
import { sql } from '@tabellion/platform/database/sql.ts';

export interface RequestKey {
  userId: string;
  /** As in the contract: `POST /api/organization/create`. */
  endpoint: string;
  key: string;
}

/** Requests with one key take turns until the transaction ends. */
export const takeTurn = async (tx: Transaction, { userId, endpoint, key }: RequestKey): Promise<void> => {
  const turn = `${userId} ${endpoint} ${key}`;
  await tx.one(sql`select pg_advisory_xact_lock(hashtextextended(${turn}, 0))`);
};

export const selectMade = (
  q: Queries,
  { userId, endpoint, key }: RequestKey,
): Promise<{ request_hash: string; ids: unknown } | undefined> =>
  q.first(sql`
    select request_hash, ids from idempotency
      where user_id = ${userId} and endpoint = ${endpoint} and key = ${key}`);

/** @returns false when another organization's request took the same key in the same moment. */
export async function insertMade(
  tx: Transaction,
  { userId, endpoint, key }: RequestKey,
  { requestHash, ids, at }: { requestHash: string; ids: object; at: Instant },
): Promise<boolean> {
  const kept = await tx.run(sql`
    insert into idempotency (user_id, endpoint, key, request_hash, ids, created_at)
      values (${userId}, ${endpoint}, ${key}, ${requestHash}, ${JSON.stringify(ids)}::jsonb, ${at})
      on conflict do nothing`);
  return kept === 1;
}

/** @returns how many keys were forgotten */
export const deleteMadeBefore = (q: Queries, before: Instant): Promise<number> =>
  q.run(sql`delete from idempotency where created_at < ${before}`);
