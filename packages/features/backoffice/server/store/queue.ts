/** The statements of who has which item of the queue, and of what staff did with it. */
import type { Instant } from '@tabellion/kernel/date.ts';
import type { Queries, Transaction } from '@tabellion/platform/database/queries.ts';
import { sql } from '@tabellion/platform/database/sql.ts';
import type { queueEvents } from '../../contract.ts';

export type QueueEventName = (typeof queueEvents)[number];

interface Act {
  readonly itemId: string;
  readonly staffId: string;
  readonly at: Instant;
}

export const insertQueueEvent = (
  q: Queries,
  event: QueueEventName,
  { itemId, staffId, at }: Act,
): Promise<number> =>
  q.run(sql`
    insert into queue_events (item_id, event, staff_id, at) values (${itemId}, ${event}, ${staffId}, ${at})`);

/** @returns who has it now: of two at once the first */
export async function claim(tx: Transaction, { itemId, staffId, at }: Act): Promise<string> {
  await tx.run(sql`
    insert into queue_claims (item_id, staff_id, claimed_at) values (${itemId}, ${staffId}, ${at})
      on conflict (item_id) do nothing`);
  const { holder } = await tx.one<{ holder: string }>(sql`
    select staff_id as holder from queue_claims where item_id = ${itemId}`);
  return holder;
}

/** @param staffId  null gives back what anybody has. @returns whether somebody had it */
export async function release(tx: Transaction, itemId: string, staffId: string | null): Promise<boolean> {
  const released = await tx.run(sql`
    delete from queue_claims
      where item_id = ${itemId} and (${staffId}::uuid is null or staff_id = ${staffId})`);
  return released === 1;
}

/** True where the claim is his; the row is held until the transaction ends. */
export async function isClaimedBy(tx: Transaction, itemId: string, staffId: string): Promise<boolean> {
  const row = await tx.first(sql`
    select 1 from queue_claims where item_id = ${itemId} and staff_id = ${staffId} for update`);
  return row !== undefined;
}

export const selectClaims = (q: Queries): Promise<{ itemId: string; staffId: string }[]> =>
  q.all(sql`select item_id as "itemId", staff_id as "staffId" from queue_claims`);

interface QueueEvent {
  readonly event: QueueEventName;
  readonly staffId: string;
  readonly at: Instant;
}

/** The newest first. */
export const selectQueueEvents = (q: Queries, itemId: string): Promise<QueueEvent[]> =>
  q.all<QueueEvent>(sql`
    select event, staff_id as "staffId", at from queue_events
      where item_id = ${itemId} order by place desc limit 50`);
