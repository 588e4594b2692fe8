/** The statements of what staff ask about what was sent. */
import type { Instant } from '@tabellion/kernel/date.ts';
import type { Queries, Transaction } from '@tabellion/platform/database/queries.ts';
import { sql } from '@tabellion/platform/database/sql.ts';

export interface Question {
  readonly questionId: string;
  /** The kind of the item in the queue that it is about. */
  readonly kind: string;
  readonly words: string;
  readonly askedAt: Instant;
  readonly answer: string | null;
  readonly answeredBy: string | null;
  readonly answeredAt: Instant | null;
}

/** Those that were not withdrawn, the newest first. */
export const selectQuestions = (q: Queries, orgId: string): Promise<Question[]> =>
  q.all<Question>(sql`
    select question_id as "questionId", kind, words, asked_at as "askedAt", answer, answered_by as "answeredBy",
           answered_at as "answeredAt"
      from registry_questions where org_id = ${orgId} and withdrawn_at is null order by asked_at desc`);

export interface NewQuestion {
  readonly questionId: string;
  readonly kind: string;
  readonly itemId: string;
  readonly words: string;
  readonly askedBy: string;
  readonly at: Instant;
}

/** @returns whether it was asked: an item has one open question */
export async function insertQuestion(
  tx: Transaction,
  orgId: string,
  { questionId, kind, itemId, words, askedBy, at }: NewQuestion,
): Promise<boolean> {
  const inserted = await tx.run(sql`
    insert into registry_questions (org_id, question_id, kind, item_id, words, asked_by, asked_at)
      values (${orgId}, ${questionId}, ${kind}, ${itemId}, ${words}, ${askedBy}, ${at})
      on conflict do nothing`);
  return inserted === 1;
}

/** @returns whether it was open */
export async function answerOpenQuestion(
  tx: Transaction,
  orgId: string,
  { questionId, answer, by, at }: { questionId: string; answer: string; by: string; at: Instant },
): Promise<boolean> {
  const answered = await tx.run(sql`
    update registry_questions set answer = ${answer}, answered_by = ${by}, answered_at = ${at}
      where org_id = ${orgId} and question_id = ${questionId} and answer is null and withdrawn_at is null`);
  return answered === 1;
}

/** @returns the question that was open about the item; undefined where none was */
export const withdrawOpenQuestion = (
  tx: Transaction,
  orgId: string,
  { itemId, at }: { itemId: string; at: Instant },
): Promise<{ id: string } | undefined> =>
  tx.first<{ id: string }>(sql`
    update registry_questions set withdrawn_at = ${at}
      where org_id = ${orgId} and item_id = ${itemId} and answer is null and withdrawn_at is null
      returning question_id as id`);

/** A question in the queue of staff. */
export interface QueuedQuestion {
  readonly itemId: string;
  readonly words: string;
  readonly askedBy: string;
  readonly askedAt: Instant;
  readonly answer: string | null;
  readonly answeredAt: Instant | null;
  readonly withdrawnAt: Instant | null;
}

/** The oldest first, for sessions of staff alone. @param itemId  one item's alone */
export const selectQueuedQuestions = (
  q: Queries,
  { sessionId, now }: { sessionId: string; now: Instant },
  itemId: string | null = null,
): Promise<QueuedQuestion[]> =>
  q.all<QueuedQuestion>(sql`
    select item_id as "itemId", words, asked_by as "askedBy", asked_at as "askedAt", answer,
           answered_at as "answeredAt", withdrawn_at as "withdrawnAt"
      from queued_questions(${sessionId}, ${now}, ${itemId})`);
