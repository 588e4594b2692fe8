/** The right to record an answer: judged in the transaction that records it, before anything is read. */
import type { Refusal } from '@tabellion/kernel/refusal.ts';
import { ok, type Result } from '@tabellion/kernel/result.ts';
import type { Transaction } from '@tabellion/platform/database/queries.ts';

export type AnswerRefusal = Refusal<'ACCESS.STAFF_ONLY' | 'QUEUE.NOT_YOURS'>;

/** A refusal leaves nothing behind. */
export type AdmitAnswer = (tx: Transaction) => Promise<Result<unknown, AnswerRefusal>>;

/** The registry itself, and the operator's command. */
export const admitAnyone: AdmitAnswer = async () => ok(null);
