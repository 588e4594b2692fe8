/** The statements of the outbox; what is behind them is in the migration `outbox`. */
import { canonicalJson } from '@tabellion/kernel/canonical.ts';
import type { Instant } from '@tabellion/kernel/date.ts';
import type { Database, Queries } from '../database/queries.ts';
import { sql } from '../database/sql.ts';
import type { OutboxRow, Topic } from './enqueue.ts';

export interface Lease {
  readonly id: string;
  readonly ms: number;
}

/** Up to `most` rows; those of a stream follow each other in its order. */
export const leaseRows = (db: Database, topic: Topic, lease: Lease, most: number): Promise<OutboxRow[]> =>
  db.asNobody((q) =>
    q.all<OutboxRow>(sql`
      select id, topic, stream, stream_seq as seq, org_id as "orgId", payload, attempts, created_at as "createdAt"
      from outbox_lease(${topic}, ${lease.id}, ${lease.ms}, ${most}) order by stream, stream_seq`),
  );

export async function renewLease(db: Database, lease: Lease): Promise<void> {
  await db.asNobody((q) => q.run(sql`select outbox_renew(${lease.id}, ${lease.ms})`));
}

export interface Settlement {
  readonly id: string;
  /** `untried`: an earlier row of its stream was not sent. */
  readonly state: 'sent' | 'waiting' | 'failed' | 'untried';
  readonly reason: string | null;
  /** Only for `waiting`. */
  readonly againInMs: number;
}

/** Writes down how it went, in one statement. A row whose lease had passed to another worker stays as it is. */
export async function settleRows(db: Database, lease: Lease, rows: readonly Settlement[]): Promise<void> {
  const outcomes = rows.map(({ id, state, reason, againInMs }) => ({
    id,
    state,
    reason,
    again_in_ms: againInMs,
  }));
  await db.asNobody((q) => q.run(sql`select outbox_settle(${lease.id}, ${canonicalJson(outcomes)}::jsonb)`));
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

/** A row that was tried and not sent. */
export interface TroubledRow {
  readonly id: string;
  readonly topic: Topic;
  /** `waiting`: it is tried again by itself. */
  readonly state: 'waiting' | 'failed';
  readonly reason: string;
  readonly attempts: number;
  readonly createdAt: Instant;
}

/** The oldest first. */
export const troubledRows = (q: Queries, most: number): Promise<TroubledRow[]> =>
  q.all<TroubledRow>(sql`
    select id, topic, state, reason, attempts, created_at as "createdAt" from outbox_troubles(${most})`);

/** Tries it again at once. @returns false where it was sent meanwhile */
export const retryRow = async (q: Queries, id: string): Promise<boolean> =>
  (await q.one<{ again: boolean }>(sql`select outbox_retry(${id}) as again`)).again;
