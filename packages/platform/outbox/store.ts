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

export interface UnsentRow {
  readonly id: string;
  readonly topic: Topic;
  readonly seq: bigint | null;
  readonly state: 'waiting' | 'failed';
  readonly reason: string | null;
  readonly attempts: number;
  readonly createdAt: Instant;
}

/** Events that are pending or failed in the organization of `q`. */
export const unsentRows = (q: Queries): Promise<UnsentRow[]> =>
  q.all<UnsentRow>(sql`
    select id, topic, stream_seq as seq, state, reason, attempts, created_at as "createdAt" from outbox_unsent()`);

export interface FailedRow extends UnsentRow {
  readonly stream: string | null;
  readonly orgId: string | null;
}

/** Rows of all organizations that were refused for their content, oldest first. For operators. */
export const failedRows = (q: Queries, most: number): Promise<FailedRow[]> =>
  q.all<FailedRow>(sql`
    select id, topic, stream, stream_seq as seq, org_id as "orgId", 'failed' as state, reason, attempts,
      created_at as "createdAt"
    from outbox_failed(${most})`);

/** Tries a row again that failed or waits. The caller wakes the worker. @returns false when there is none such */
export async function retryRow(q: Queries, id: string): Promise<boolean> {
  return (await q.one<{ again: boolean }>(sql`select outbox_retry(${id}) as again`)).again;
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
