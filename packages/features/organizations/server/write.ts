/** Every write to an organization goes through here: head lock, repetition, work, announcements, counters. */
import { dateInZone, type Instant, type PlainDate } from '@tabellion/kernel/date.ts';
import { type Refusal, type Refused, refuse } from '@tabellion/kernel/refusal.ts';
import { ok, type Result } from '@tabellion/kernel/result.ts';
import type { EventData, EventKind } from '@tabellion/kit/event.ts';
import { zoneOf } from '@tabellion/law/jurisdictions.ts';
import type { Database, Transaction } from '@tabellion/platform/database/queries.ts';
import type { OrganizationContext, UserContext } from '@tabellion/platform/http/context.ts';
import type { CommonRefusalCode } from '@tabellion/platform/http/refusalCodes.ts';
import { newId } from '@tabellion/platform/ids.ts';
import { announce } from '@tabellion/platform/outbox/announce.ts';
import { enqueueAll } from '@tabellion/platform/outbox/enqueue.ts';
import { type QueueName, serialize } from './serialize.ts';
import {
  enterOrganization,
  insertMade,
  type OrganizationHead,
  type RequestKey,
  releaseMark,
  returnHead,
  returnToMark,
  selectMade,
  setMark,
  takeHead,
  takeHeadForPreview,
  takeHeadSoon,
  takeTurn,
} from './store/head.ts';

/** Values allowed in a ledger entry: ids, numbers and codes, never personal facts. */
type Particulars = Readonly<Record<string, string | number | boolean | null>>;

export interface OrganizationWrite {
  tx: Transaction;
  orgId: string;
  /** The user who writes; null for the product itself (a job, a handler). */
  userId: string | null;
  /** When the database records it; never told from outside. */
  recordedAt: Instant;
  /** The day at the organization's registry on which it is done, by the product's clock. */
  today: PlainDate;
  /** The root of the act of which the activity log is being told. */
  telling?: string;
  /** The number of the last act, of this transaction too. */
  lastSeq(): bigint;
  /** The next number of the register; every number taken must become an act of this transaction. */
  takeSeq(): bigint;
  /** The first and the last number that this transaction has taken; null while it has taken none. */
  takenSeqs(): { readonly first: bigint; readonly last: bigint } | null;
  /** Runs `work` in this transaction and leaves nothing of it, numbers neither. */
  tryOut<T>(work: () => Promise<T>): Promise<T>;
  /** Runs `work` in this transaction; of what it refuses nothing stays, numbers neither. */
  attempt<Outcome extends Result<unknown, Refusal>>(work: () => Promise<Outcome>): Promise<Outcome>;
  /** Tells later features, in the order of this organization, after the commit. */
  announce<K extends EventKind>(kind: K, data: EventData<K>): Promise<void>;
  /** Queues entries of one kind for the ledger, in the order of this organization, in one statement. `kind` is one of the
   *  ledger's kinds. Where an entry names no `seq` of its own, it follows the last act so far; 0 where there is none. */
  toLedger(kind: string, ...entries: readonly Particulars[]): Promise<void>;
}

/** The ids that a write made: kept under the caller's key, so that a repetition is answered by reading them. */
export type CreatedIds = Readonly<Record<string, string | null>>;

/** Work under the head. Its outcome keeps the codes with which it refuses; those of the right and of the queue come beside. */
type Work<Outcome> = (write: OrganizationWrite) => Promise<Outcome>;

/**
 * Runs `work` in one transaction under the organization's head lock, at most once per idempotency key.
 * A refused result leaves nothing behind. A repetition does no work and returns the ids of the first time.
 * Writers of one organization take turns before they ask the database for its head; who waits gives his connection back
 * meanwhile. Everybody is judged again under the head lock: he may be a member no more. Never within itself: it would wait for
 * its own end.
 * @param queue  the line in which its turn is waited for
 */
export async function writeOrganization<Outcome extends Result<CreatedIds, Refusal>>(
  context: OrganizationContext,
  work: Work<Outcome>,
  queue: QueueName = 'records',
): Promise<Outcome | Refused<CommonRefusalCode>> {
  const { q, orgId } = context;
  return serialize(
    [orgId, queue],
    () => q.transaction((tx) => writeOnceUnderHead(tx, context, work)),
    (turn) => q.releaseWhile(orgId, turn),
  );
}

/** The same for a request that has let its connection go: it takes another for the transaction alone. */
export const writeOrganizationAfterRelease = <Outcome extends Result<CreatedIds, Refusal>>(
  context: OrganizationContext,
  work: Work<Outcome>,
): Promise<Outcome | Refused<CommonRefusalCode>> =>
  serialize([context.orgId, 'records'], () =>
    context.db.transaction(context.orgId, (tx) => writeOnceUnderHead(tx, context, work)),
  );

/** Writes for a signee, who is no member of the organization, in turn among the writers and on a connection of
 *  its own. */
export const writeForSignee = <Outcome extends Result<unknown, Refusal>>(
  db: Database,
  orgId: string,
  by: Writer,
  work: Work<Outcome>,
): Promise<Outcome | Refused<'GENERAL.NOT_FOUND' | 'GENERAL.TOO_MANY' | 'REGISTERS.HELD_UP'>> =>
  serialize([orgId, 'records'], () =>
    db.transaction(orgId, (tx) => underHead(tx, orgId, by, work, takeHeadSoon)),
  );

const writeOnceUnderHead = <Outcome extends Result<CreatedIds, Refusal>>(
  tx: Transaction,
  context: OrganizationContext,
  work: Work<Outcome>,
): Promise<Outcome | Refused<CommonRefusalCode>> =>
  underHead<Outcome | Refused<CommonRefusalCode>>(
    tx,
    context.orgId,
    writerOf(context),
    async (write) => {
      const judged = await context.judgeAgain(tx);
      if (!judged.ok) return judged;
      const before = await madeBefore<Outcome>(tx, context);
      if (before !== undefined) return before;
      const outcome = await work(write);
      if (outcome.ok && !(await remember(tx, context, write.recordedAt, outcome.value))) return mismatch;
      return outcome;
    },
    takeHeadSoon,
  );

/**
 * Runs `work` as `writeOrganization` would, and leaves nothing behind: what it answers is what would come of it now. It
 * shares the head meanwhile, so that writers wait and readers do not; no key is spent. The request's own connection is given
 * back first, and none is asked for before the previews of the organization that came earlier are over.
 */
export async function previewInOrganization<Outcome>(
  context: OrganizationContext,
  work: Work<Outcome>,
): Promise<Outcome | Refused<CommonRefusalCode>> {
  const { db, orgId } = context;
  context.release();
  return serialize([orgId, 'previews'], async () => {
    const { previewed } = await db.transaction(orgId, async (tx) => ({
      // A refused result takes back what the transaction did.
      ok: false,
      previewed: await besideHead(tx, context, work),
    }));
    return previewed;
  });
}

async function besideHead<Outcome>(
  tx: Transaction,
  context: OrganizationContext,
  work: Work<Outcome>,
): Promise<Outcome | Refused<CommonRefusalCode>> {
  const { orgId } = context;
  const head = await takeHeadForPreview(tx, orgId);
  return head === undefined ? refuse('GENERAL.NOT_FOUND') : work(writeOf(tx, orgId, writerOf(context), head));
}

/**
 * Runs `work`, which makes something outside of every organization or a new one, in one transaction, at most once per
 * idempotency key; requests with one key take turns.
 */
export async function writeOnce<Outcome extends Result<CreatedIds, Refusal>>(
  context: UserContext,
  work: (tx: Transaction) => Promise<Outcome>,
): Promise<Outcome | Refused<CommonRefusalCode>> {
  const key = keyOf(context);
  return context.q.transaction(async (tx) => {
    if (key !== undefined) await takeTurn(tx, key);
    const before = await madeBefore<Outcome>(tx, context);
    if (before !== undefined) return before;
    const outcome = await work(tx);
    if (outcome.ok && !(await remember(tx, context, context.now, outcome.value))) return mismatch;
    return outcome;
  });
}

/** The one who writes, and the moment by the product's clock. */
export interface Writer {
  /** null for the product itself (a job, a handler). */
  userId: string | null;
  now: Instant;
}

export const writerOf = ({ user: { userId }, now }: UserContext): Writer => ({ userId, now });

/** `writeOrganization` for a handler or job that has its transaction and handles repetition itself. */
export async function underHead<Outcome extends Result<unknown, Refusal>>(
  tx: Transaction,
  orgId: string,
  by: Writer,
  work: Work<Outcome>,
  take = takeHead,
): Promise<Outcome | Refused<'GENERAL.NOT_FOUND'>> {
  const head = await take(tx, orgId);
  if (head === undefined) return refuse('GENERAL.NOT_FOUND');
  const outcome = await work(writeOf(tx, orgId, by, head));
  if (outcome.ok) await returnHead(tx, orgId, head);
  return outcome;
}

/** One act that several organizations are told of. */
interface WideAct<Outcome> {
  /** Sorted in ascending order, which every transaction keeps that holds more than one head. */
  orgIds: readonly string[];
  by: Writer;
  /** Done once, when all heads are locked; inside the last organization. */
  work: () => Promise<Outcome>;
  /** Tells one of them, inside it. */
  tell: (write: OrganizationWrite) => Promise<void>;
}

/** Runs `work` under the heads of all `orgIds`, then tells each of them. A refusal leaves nothing behind. */
export async function underHeads<Outcome extends Result<unknown, Refusal>>(
  tx: Transaction,
  act: WideAct<Outcome>,
): Promise<Outcome | Refused<'GENERAL.NOT_FOUND'>> {
  const [orgId, ...others] = act.orgIds;
  if (orgId === undefined) return act.work();
  await enterOrganization(tx, orgId);
  return underHead(tx, orgId, act.by, async (write) => {
    const outcome = await underHeads(tx, { ...act, orgIds: others });
    // Its counters are written back next.
    await enterOrganization(tx, orgId);
    if (outcome.ok) await act.tell(write);
    return outcome;
  });
}

function writeOf(
  tx: Transaction,
  orgId: string,
  { userId, now }: Writer,
  head: OrganizationHead,
): OrganizationWrite {
  const first = head.seq + 1n;
  return {
    tx,
    orgId,
    userId,
    recordedAt: head.recordedAt,
    today: dateInZone(now, zoneOf(head.jurisdiction)),
    lastSeq: () => head.seq,
    takeSeq: () => {
      head.seq += 1n;
      return head.seq;
    },
    takenSeqs: () => (head.seq < first ? null : { first, last: head.seq }),
    tryOut: async (work) => {
      const before = { ...head };
      await setMark(tx);
      const tried = await work();
      await returnToMark(tx);
      Object.assign(head, before);
      return tried;
    },
    attempt: async (work) => {
      const before = { ...head };
      await setMark(tx);
      const done = await work();
      if (done.ok) await releaseMark(tx);
      else {
        await returnToMark(tx);
        Object.assign(head, before);
      }
      return done;
    },
    announce: (kind, data) => {
      head.eventsSeq += 1n;
      return announce(tx, kind, { id: newId(), orgId, seq: head.eventsSeq }, data);
    },
    toLedger: (kind, ...entries) => {
      const rows = entries.map((particulars) => {
        head.ledgerSeq += 1n;
        return {
          id: newId(),
          topic: 'ledger' as const,
          orgId,
          stream: `ledger:${orgId}`,
          streamSeq: head.ledgerSeq,
          payload: { kind, seq: Number(head.seq), ...particulars },
        };
      });
      return enqueueAll(tx, rows);
    },
  };
}

/** Answered to a key that came with another request. */
const mismatch = refuse('IDEMPOTENCY.MISMATCH');

async function madeBefore<Outcome extends Result<CreatedIds, Refusal>>(
  tx: Transaction,
  context: UserContext,
): Promise<Outcome | Refused<'IDEMPOTENCY.MISMATCH'> | undefined> {
  const key = keyOf(context);
  const made = key === undefined ? undefined : await selectMade(tx, key);
  if (made === undefined) return undefined;
  // The same work made them, under the same key.
  return made.request_hash === context.requestHash ? (ok(made.ids) as Outcome) : mismatch;
}

/** @returns false when the key was taken meanwhile. */
async function remember(
  tx: Transaction,
  context: UserContext,
  at: Instant,
  ids: CreatedIds,
): Promise<boolean> {
  const key = keyOf(context);
  return key === undefined || insertMade(tx, key, { requestHash: context.requestHash, ids, at });
}

const keyOf = ({ user, endpoint, idempotencyKey }: UserContext): RequestKey | undefined =>
  idempotencyKey === undefined ? undefined : { userId: user.userId, endpoint, key: idempotencyKey };
