/** The statements of what was sent to registries. */
import type { Instant } from '@tabellion/kernel/date.ts';
import type { Queries, Transaction } from '@tabellion/platform/database/queries.ts';
import { sql } from '@tabellion/platform/database/sql.ts';
import { newId } from '@tabellion/platform/ids.ts';
import type { DueQuery, OutsideRow } from '@tabellion/platform/outside/outside.ts';
import type { FiledPaper, FilingDeskName } from '../../../registry/server/public.ts';

export interface Attempt {
  /** The key under which the registry is asked. */
  readonly attemptId: string;
  readonly filingId: string;
  readonly desk: FilingDeskName;
  readonly paper: FiledPaper;
  readonly state: 'waiting' | 'accepted' | 'rejected';
}

/** @returns whether it is new: a filing has one attempt at a time */
export const insertAttempt = (
  tx: Transaction,
  orgId: string,
  { attemptId, filingId, desk, paper, at }: Omit<Attempt, 'state'> & { readonly at: Instant },
): Promise<number> =>
  tx.run(sql`
    insert into filing_attempts (org_id, attempt_id, filing_id, desk, paper, sent_at)
      values (${orgId}, ${attemptId}, ${filingId}, ${desk}, ${JSON.stringify(paper)}::jsonb, ${at})
      on conflict do nothing`);

export const selectAttempt = (q: Queries, orgId: string, attemptId: string): Promise<Attempt | undefined> =>
  q.first<Attempt>(sql`
    select attempt_id as "attemptId", filing_id as "filingId", desk, paper, state
      from filing_attempts where org_id = ${orgId} and attempt_id = ${attemptId}`);

export const settleAttempt = (
  tx: Transaction,
  orgId: string,
  { attemptId, state, at }: Pick<Attempt, 'attemptId'> & { state: 'accepted' | 'rejected'; at: Instant },
): Promise<number> =>
  tx.run(sql`
    update filing_attempts set state = ${state}, answered_at = ${at}
      where org_id = ${orgId} and attempt_id = ${attemptId} and state = 'waiting'`);

export const selectDueAttempts = (
  q: Queries,
  desk: FilingDeskName,
  { now, most, waitsMs }: DueQuery,
): Promise<OutsideRow[]> =>
  q.all(sql`
    select org_id as "orgId", id from due_filing_attempts(${desk}, ${now}, ${waitsMs}, ${most})`);

export interface ManualAttempt {
  readonly org_id: string;
  readonly attempt_id: string;
  readonly sent_at: Instant;
}

/** Attempts of all organizations that people file by hand and that have no answer, the oldest first. */
export const selectManualAttempts = (q: Queries): Promise<ManualAttempt[]> =>
  q.all(sql`select org_id, attempt_id, sent_at from manual_filing_attempts()`);

/** One of them; undefined for one that has its answer, or is none. */
export const selectManualAttempt = (
  q: Queries,
  attemptId: string,
): Promise<Pick<ManualAttempt, 'org_id'> | undefined> =>
  q.first(sql`select org_id from manual_filing_attempts() where attempt_id = ${attemptId}`);

/** An attempt in the queue of staff. */
export interface QueuedAttempt {
  readonly orgId: string;
  readonly itemId: string;
  readonly state: Attempt['state'];
  readonly sentAt: Instant;
  readonly answeredAt: Instant | null;
  readonly paper: FiledPaper;
}

interface StaffSession {
  readonly sessionId: string;
  readonly now: Instant;
}

/** The oldest first, for sessions of staff alone: those that wait, and those answered in the last thirty days. */
export const selectQueuedAttempts = (
  q: Queries,
  { sessionId, now }: StaffSession,
): Promise<QueuedAttempt[]> =>
  q.all<QueuedAttempt>(sql`
    select org_id as "orgId", item_id as "itemId", state, sent_at as "sentAt", answered_at as "answeredAt", paper
      from queued_filing_attempts(${sessionId}, ${now})`);

/** Shows what was sent to staff, and notes the look where its organization reads it; undefined for anybody else. */
export const lookAtAttempt = (
  q: Queries,
  attemptId: string,
  { sessionId, now }: StaffSession,
): Promise<Pick<Attempt, 'state' | 'paper'> | undefined> =>
  q.first(sql`
    select state, paper from look_at_filing_attempt(${newId()}, ${sessionId}, ${attemptId}, ${now})`);
