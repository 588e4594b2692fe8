/** Batches: rehearsed without a trace, recorded as one, taken back as one. What is judged and spelled, a thread does. */

import type { PlainDate } from '@tabellion/kernel/date.ts';
import { instantOfMillis } from '@tabellion/kernel/date.ts';
import type { Refusal } from '@tabellion/kernel/refusal.ts';
import { err, ok, type Result } from '@tabellion/kernel/result.ts';
import type { Database, Queries } from '@tabellion/platform/database/queries.ts';
import { newId } from '@tabellion/platform/ids.ts';
import { openThread, type Thread } from '@tabellion/platform/threads/thread.ts';
import type { OrganizationWrite } from '../../../organizations/server/public.ts';
import type { BatchOutcome } from '../../batch.ts';
import { actsRecorded } from '../../events.ts';
import { selectLastSeq, selectPages } from '../store/acts.ts';
import type { Asked, BatchStamp, Replied } from './messages.ts';
import { writePiece } from './writePiece.ts';

/** One at a time for each: a thread holds a whole history, some hundred megabytes at a hundred thousand acts. Who records
 *  holds a head lock, and does not wait for those who rehearse. */
type Queue = 'rehearsals' | 'records';
const turns: Record<Queue, Promise<unknown>> = { rehearsals: Promise.resolve(), records: Promise.resolve() };

type Judge = Thread<Asked, Replied>;

function inTurn<T>(queue: Queue, work: (thread: Judge) => Promise<T>): Promise<T> {
  const mine = turns[queue].then(async () => {
    const thread = openThread<Asked, Replied>(new URL('./batchThread.ts', import.meta.url));
    try {
      return await work(thread);
    } finally {
      await thread.close();
    }
  });
  turns[queue] = mine.catch(() => undefined);
  return mine;
}

interface Known {
  /** At the registry. */
  readonly today: PlainDate;
}

/** What would come of a batch now. No connection is held while others have their turn.
 *  @param parts  each a `BatchPart` as JSON */
export function rehearseBatch(
  db: Database,
  orgId: string,
  parts: readonly string[],
  { today }: Known,
): Promise<BatchOutcome> {
  return inTurn('rehearsals', async (thread) => {
    const lastSeq = await db.asOrganization(orgId, async (q) => {
      await tellHistory(thread, q, orgId);
      return selectLastSeq(q, orgId);
    });
    for (const text of parts) await thread.ask({ ask: 'part', text });
    const stamp = { lastSeq, recordedAt: instantOfMillis(0), actorId: null, batchId: newId() };
    return judge(thread, stamp, today);
  });
}

export interface RecordedBatch {
  readonly batchId: string;
  readonly outcome: BatchOutcome;
}

/**
 * Records a batch in the transaction of `write`. What the registers can show is recorded, though it may break a bound:
 * an import may add anomalies.
 * @param agrees  whether the outcome is the one that its author has seen
 * Errors: those of `agrees`; REGISTERS.DOES_NOT_FIT while an act would be left out, with the outcome as `data.outcome`.
 */
export function recordBatch(
  write: OrganizationWrite,
  parts: readonly string[],
  agrees: (outcome: BatchOutcome) => Result<null, Refusal>,
): Promise<Result<RecordedBatch, Refusal>> {
  return inTurn('records', async (thread) => {
    await tellHistory(thread, write.tx, write.orgId);
    for (const text of parts) await thread.ask({ ask: 'part', text });
    return recordTold(thread, write, agrees);
  });
}

/** Voids what a batch recorded, and says again what it amended. Errors: as of `recordBatch`; nothing that came later may
 *  stand on the batch. */
export function takeBackBatch(
  write: OrganizationWrite,
  { batchId, basis }: { readonly batchId: string; readonly basis: string },
): Promise<Result<RecordedBatch, Refusal>> {
  return inTurn('records', async (thread) => {
    await tellHistory(thread, write.tx, write.orgId);
    await thread.ask({ ask: 'takeBack', batchId, basis });
    return recordTold(thread, write, () => ok(null));
  });
}

async function recordTold(
  thread: Judge,
  write: OrganizationWrite,
  agrees: (outcome: BatchOutcome) => Result<null, Refusal>,
): Promise<Result<RecordedBatch, Refusal>> {
  const { userId: actorId, recordedAt, today } = write;
  const batchId = newId();
  const lastSeq = Number(write.lastSeq());
  const outcome = await judge(thread, { lastSeq, recordedAt, actorId, batchId }, today);
  if (outcome.refused.count > 0) return err({ textCode: 'REGISTERS.DOES_NOT_FIT', data: { outcome } });
  const agreed = agrees(outcome);
  if (!agreed.ok) return agreed;
  const last = lastSeq + outcome.acts;
  for (;;) {
    const { piece } = expect(await thread.ask({ ask: 'next' }), 'piece');
    if (piece === null) break;
    await writePiece(write, piece, last);
  }
  if (outcome.acts > 0) await write.announce(actsRecorded, { from: String(lastSeq + 1), to: String(last) });
  return ok({ batchId, outcome });
}

async function tellHistory(thread: Judge, q: Queries, orgId: string): Promise<void> {
  for await (const { text } of selectPages(q, orgId)) await thread.ask({ ask: 'history', text });
}

async function judge(thread: Judge, stamp: BatchStamp, today: PlainDate): Promise<BatchOutcome> {
  return expect(await thread.ask({ ask: 'judge', stamp, today }), 'judged').outcome;
}

function expect<K extends Replied['reply']>(replied: Replied, kind: K): Extract<Replied, { reply: K }> {
  if (replied.reply !== kind) throw new Error(`the thread of batches answered ${replied.reply}`);
  return replied as Extract<Replied, { reply: K }>;
}
