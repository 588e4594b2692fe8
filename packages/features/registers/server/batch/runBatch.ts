/** Batches: previewed without a trace, recorded as one, taken back as one. What is judged and spelled, a thread does. */

import { instantOfMillis, type PlainDate } from '@tabellion/kernel/date.ts';
import { type Refusal, refuse } from '@tabellion/kernel/refusal.ts';
import { ok, type Result } from '@tabellion/kernel/result.ts';
import type { Database } from '@tabellion/platform/database/queries.ts';
import { newId } from '@tabellion/platform/ids.ts';
import { fairLine } from '@tabellion/platform/threads/fairLine.ts';
import { type OnWorked, openThread, type Thread, withThread } from '@tabellion/platform/threads/thread.ts';
import { type BatchOutcome, MOST_NAMED } from '../../batch.ts';
import { actsRecorded } from '../../events.ts';
import { type ProposedHolders, promisedBy } from '../../rules/privateHoldersIn.ts';
import { unapprovedIn } from '../approvals.ts';
import { judgingHolders, type OverridableWrite } from '../privateIssuerLimit.ts';
import { selectLastSeq, selectPages } from '../store/acts.ts';
import { writeHoldings } from '../store/holdingRows.ts';
import { selectOpenProposals } from '../store/proposals.ts';
import { idsInOpenProposals } from './awaited.ts';
import type { BatchReply, BatchRequest, BatchStamp } from './messages.ts';
import { writePiece } from './writePiece.ts';

/** Two at a time for each, of one organization one: a thread holds a whole history, some hundred megabytes at a hundred
 *  thousand acts. Who records does not wait for those who preview. */
type Queue = 'previews' | 'records';
const lines = { previews: fairLine(2), records: fairLine(2) } satisfies Record<Queue, unknown>;

/** Whoever asks answers `TooSlow` and `TooLarge`. */
const most = { seconds: 300, megabytes: 2048 };

type Judge = Thread<BatchRequest, BatchReply>;

const serialize = <T>(
  queue: Queue,
  { orgId, onWorked }: BatchTarget,
  work: (thread: Judge) => Promise<T>,
): Promise<T> =>
  lines[queue](orgId, () =>
    withThread(
      openThread<BatchRequest, BatchReply>(new URL('./batchThread.ts', import.meta.url), most, onWorked),
      work,
    ),
  );

interface BatchTarget {
  readonly db: Database;
  readonly orgId: string;
  readonly today: PlainDate;
  readonly onWorked: OnWorked;
}

/** A batch beside the history on which it would stand. */
export interface JudgedBatch {
  readonly outcome: BatchOutcome;
  /** The last act of that history. */
  readonly baseSeq: number;
}

/** The outcome of a batch as of now. No connection is held while others have their turn.
 *  @param parts  each a `BatchPart` as JSON */
export const previewBatch = (target: BatchTarget, parts: readonly string[]): Promise<JudgedBatch> =>
  serialize('previews', target, async (thread) => {
    const { db, orgId, today } = target;
    const baseSeq = await tellHistory(thread, db, orgId);
    for (const text of parts) await thread.ask({ ask: 'part', text });
    const promised = await promisedIn(db, orgId);
    const judged = await judge(thread, { lastSeq: baseSeq, batchId: newId() }, { today, promised });
    return { outcome: await withUnapproved(target, judged), baseSeq };
  });

/** A judged batch that can be recorded. */
export interface ReadyBatch extends JudgedBatch {
  readonly batchId: string;
  /** Stale where an act came in since it was judged, or the day ended. While an act would be left out, the outcome is
   *  `data.outcome` of the refusal. */
  record(
    write: OverridableWrite,
  ): Promise<
    Result<
      null,
      Refusal<
        'GENERAL.STALE' | 'REGISTERS.DOES_NOT_FIT' | 'REGISTERS.AWAITED' | 'SHARES.PRIVATE_ISSUER_LIMIT'
      >
    >
  >;
}

/** Contents of a batch: parts, each a `BatchPart` as JSON, or the corrections that reverse another. */
type BatchInput =
  | { readonly parts: readonly string[] }
  | { readonly takesBack: string; readonly basis: string };

/**
 * Judges a batch without a connection, and lets `store` record it in its transaction, which waits for nobody. What the
 * registers can show is recorded, though it may break a bound: an import may add anomalies.
 */
export const recordBatch = <T>(
  target: BatchTarget,
  query: BatchInput,
  store: (batch: ReadyBatch) => Promise<T>,
): Promise<T> =>
  serialize('records', target, async (thread) => {
    const { db, orgId, today } = target;
    const baseSeq = await tellHistory(thread, db, orgId);
    if ('parts' in query) for (const text of query.parts) await thread.ask({ ask: 'part', text });
    else await thread.ask({ ask: 'takeBack', batchId: query.takesBack, basis: query.basis });
    const batchId = newId();
    const promised = await promisedIn(db, orgId);
    const judged = await judge(thread, { lastSeq: baseSeq, batchId }, { today, promised });
    const { last, named } = judged;
    const outcome = await withUnapproved(target, judged);
    return store({
      outcome,
      baseSeq,
      batchId,
      async record(write) {
        if (Number(write.lastSeq()) !== baseSeq || write.today !== today) return refuse('GENERAL.STALE');
        // A resolution may be declined without an act.
        if (outcome.refused.count === 0 && (await unapprovedIn(write.tx, orgId, named)).count > 0)
          return refuse('GENERAL.STALE');
        if (outcome.refused.count > 0) return refuse('REGISTERS.DOES_NOT_FIT', { data: { outcome } });
        if ('takesBack' in query) {
          const ids = await idsInOpenProposals(write);
          if (expect(await thread.ask({ ask: 'brought', ids }), 'brought').isAny)
            return refuse('REGISTERS.AWAITED');
        }
        return judgingHolders(write, { last, into: 'register' }, async () => {
          await recordPieces(thread, write, { from: baseSeq + 1, last: baseSeq + outcome.acts });
          return ok(null);
        });
      },
    });
  });

interface Seqs {
  readonly from: number;
  readonly last: number;
}

async function recordPieces(thread: Judge, write: OverridableWrite, { from, last }: Seqs): Promise<void> {
  await thread.ask({
    ask: 'record',
    orgId: write.orgId,
    recordedAt: write.recordedAt,
    actorId: write.userId,
  });
  for (;;) {
    const { piece } = expect(await thread.ask({ ask: 'next' }), 'piece');
    if (piece === null) break;
    await writePiece(write, piece, last);
  }
  await writeHoldings(write.tx, write.orgId, last);
  if (last >= from) await write.announce(actsRecorded, { from: String(from), to: String(last) });
}

/** @returns the seq of its last act */
const tellHistory = (thread: Judge, db: Database, orgId: string): Promise<number> =>
  db.asOrganization(orgId, async (q) => {
    const last = await selectLastSeq(q, orgId);
    for await (const { text } of selectPages(q, orgId, last)) await thread.ask({ ask: 'history', text });
    return last;
  });

const promisedIn = (db: Database, orgId: string): Promise<ProposedHolders> =>
  db.asOrganization(orgId, async (q) =>
    promisedBy((await selectOpenProposals(q, orgId)).flatMap(({ drafts }) => drafts)),
  );

type JudgedReply = Extract<BatchReply, { reply: 'judged' }>;

/** When, and by whom, is said when it is recorded. */
async function judge(
  thread: Judge,
  at: Pick<BatchStamp, 'lastSeq' | 'batchId'>,
  input: Pick<Extract<BatchRequest, { ask: 'judge' }>, 'today' | 'promised'>,
): Promise<JudgedReply> {
  const stamp = { ...at, recordedAt: instantOfMillis(0), actorId: null };
  return expect(await thread.ask({ ask: 'judge', stamp, ...input }), 'judged');
}

async function withUnapproved(
  { db, orgId }: BatchTarget,
  { outcome, named }: JudgedReply,
): Promise<BatchOutcome> {
  const { count, first } = outcome.refused;
  const unapproved = await db.asOrganization(orgId, (q) => unapprovedIn(q, orgId, named));
  const listed = [...first, ...unapproved.first].slice(0, MOST_NAMED);
  return { ...outcome, refused: { count: count + unapproved.count, first: listed } };
}

function expect<K extends BatchReply['reply']>(
  replied: BatchReply,
  kind: K,
): Extract<BatchReply, { reply: K }> {
  if (replied.reply !== kind) throw new Error(`the thread of batches answered ${replied.reply}`);
  return replied as Extract<BatchReply, { reply: K }>;
}
