/** The statements of the outbox; what is behind them is in the migration `outbox`. */
import type { Instant } from '@tabellion/kernel/date.ts';
import type { Database, Queries } from '../database/queries.ts';
import { sql } from '../database/sql.ts';
import type { OutboxRow, Topic } from './enqueue.ts';

export interface Lease {
  readonly id: string;
  readonly ms: number;
}

export const leaseRows = (db: Database, topic: Topic, lease: Lease, most: number): Promise<OutboxRow[]> =>
  db.asNobody((q) =>
    q.all<OutboxRow>(sql`
      select id, topic, stream_seq as seq, org_id as "orgId", payload, attempts, created_at as "createdAt"
      from outbox_lease(${topic}, ${lease.id}, ${lease.ms}, ${most})`),
  );

export async function renewLease(db: Database, lease: Lease): Promise<void> {
  await db.asNobody((q) => q.run(sql`select outbox_renew(${lease.id}, ${lease.ms})`));
}

export interface Settlement {
  readonly id: string;
  readonly state: 'sent' | 'waiting' | 'failed';
  readonly reason: string | null;
  /** Only for `waiting`. */
  readonly againInMs: number;
}

/** @returns false when the lease had passed to another worker. */
export async function settleRow(db: Database, lease: Lease, row: Settlement): Promise<boolean> {
  const { settled } = await db.asNobody((q) =>
    q.one<{ settled: boolean }>(
      sql`select outbox_settle(${row.id}, ${lease.id}, ${row.state}, ${row.reason}, ${row.againInMs}) as settled`,
    ),
  );
  return settled;
}

export interface QueueDepth {
  readonly topic: Topic;
  /** `retried`: it was tried, and will be again. */
  readonly state: 'waiting' | 'retried' | 'failed';
  readonly rows: bigint;
  readonly oldest: Instant;
}

/** How much has not been sent, by topic and state; a topic with nothing unsent has no row. */
export const outboxDepth = (q: Queries): Promise<QueueDepth[]> =>
  q.all<QueueDepth>(sql`select topic, state, rows, oldest from outbox_depth()`);

/** Forgets announcements and mails that were sent before `before`. @returns how many */
export async function pruneOutbox(q: Queries, before: Instant): Promise<bigint> {
  return (await q.one<{ gone: bigint }>(sql`select outbox_prune(${before}) as gone`)).gone;
}
