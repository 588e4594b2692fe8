/** Acts of staff on an item. Each act judges in its own transaction whether he who does it still has his role: one that was
 *  taken in mid-work counts at once. */
import { refuse, refuseField } from '@tabellion/kernel/refusal.ts';
import { ok } from '@tabellion/kernel/result.ts';
import { readText } from '@tabellion/law/fields.ts';
import type { Transaction } from '@tabellion/platform/database/queries.ts';
import type { Upload, UserContext } from '@tabellion/platform/http/context.ts';
import { actingStaff, userNames } from '../../accounts/server/public.ts';
import { receivePdf } from '../../documents/server/public.ts';
import { questionLength } from '../../registry/contract.ts';
import { type AdmitAnswer, askCustomer, withdrawQuestion } from '../../registry/server/public.ts';
import { reasonLength } from '../contract.ts';
import type { QueueKindName } from '../queueKinds.ts';
import type { EnteredReason, EnteredRefusal } from './kind.ts';
import { kinds } from './kinds.ts';
import { itemOf, readerOf, type StandingItem, staffSession, viewOf } from './list.ts';
import type { BackofficePorts } from './ports.ts';
import { claim, insertQueueEvent, isClaimedBy, release } from './store/queue.ts';

export interface ItemRef {
  readonly kind: QueueKindName;
  readonly itemId: string;
}

/** The item, as long as it waits. */
async function waiting(ctx: UserContext, ref: ItemRef) {
  const item = await itemOf(ctx.q, staffSession(ctx), ref);
  if (item === undefined) return refuse('GENERAL.NOT_FOUND');
  return item.state === 'waiting' ? ok(item) : refuse('QUEUE.ANSWERED');
}

async function changed(ctx: UserContext, ports: BackofficePorts, ref: ItemRef) {
  const item = await itemOf(ctx.q, staffSession(ctx), ref);
  return item === undefined ? refuse('GENERAL.NOT_FOUND') : ok({ item: viewOf(item, readerOf(ctx, ports)) });
}

const actOf = ({ user: { userId: staffId }, now: at }: UserContext, { itemId }: Pick<ItemRef, 'itemId'>) => ({
  itemId,
  staffId,
  at,
});

export async function claimItem(ctx: UserContext, ports: BackofficePorts, ref: ItemRef) {
  const item = await waiting(ctx, ref);
  if (!item.ok) return item;
  const claimed = await ctx.q.transaction(async (tx) => {
    if ((await actingStaff(tx, staffSession(ctx))) === undefined) return refuse('ACCESS.STAFF_ONLY');
    const act = actOf(ctx, ref);
    const holder = await claim(tx, act);
    if (holder !== ctx.user.userId)
      return refuse('QUEUE.TAKEN', { params: { name: (await userNames(tx, [holder])).get(holder) ?? '' } });
    await insertQueueEvent(tx, 'claimed', act);
    return ok(null);
  });
  return claimed.ok ? changed(ctx, ports, ref) : claimed;
}

export async function releaseItem(ctx: UserContext, ports: BackofficePorts, ref: ItemRef) {
  const item = await waiting(ctx, ref);
  if (!item.ok) return item;
  const released = await ctx.q.transaction(async (tx) => {
    const role = await actingStaff(tx, staffSession(ctx));
    if (role === undefined) return refuse('ACCESS.STAFF_ONLY');
    const isHeld = await release(tx, ref.itemId, role === 'admin' ? null : ctx.user.userId);
    if (!isHeld) return refuse('QUEUE.NOT_YOURS');
    await insertQueueEvent(tx, 'released', actOf(ctx, ref));
    return ok(null);
  });
  return released.ok ? changed(ctx, ports, ref) : released;
}

/** Whoever acts has his role, and the item. */
async function admitHolder(tx: Transaction, ctx: UserContext, { itemId }: ItemRef) {
  if ((await actingStaff(tx, staffSession(ctx))) === undefined) return refuse('ACCESS.STAFF_ONLY');
  return (await isClaimedBy(tx, itemId, ctx.user.userId)) ? ok(null) : refuse('QUEUE.NOT_YOURS');
}

export async function askAboutItem(ctx: UserContext, ports: BackofficePorts, ref: ItemRef, question: string) {
  const words = readText(question, {
    path: 'question',
    maxLength: questionLength,
    required: true,
    multiline: true,
  });
  if (!words.ok) return refuse(words.error.textCode, { fields: [words.error] });
  const item = await waiting(ctx, ref);
  if (!item.ok) return item;
  ctx.release();
  const { orgId } = item.value;
  const sent = await ctx.db.transaction(orgId, async (tx) => {
    const admitted = await admitHolder(tx, ctx, ref);
    if (!admitted.ok) return admitted;
    const { itemId, staffId: askedBy, at } = actOf(ctx, ref);
    const isNew = await askCustomer(tx, orgId, { kind: ref.kind, itemId, words: words.value, askedBy, at });
    if (!isNew) return refuse('QUEUE.QUESTION_OPEN');
    await insertQueueEvent(tx, 'asked', actOf(ctx, ref));
    return ok(null);
  });
  return sent.ok ? changedAfterRelease(ctx, ports, ref) : sent;
}

/** The connection of the request went back before the answer was recorded. */
const changedAfterRelease = (ctx: UserContext, ports: BackofficePorts, ref: ItemRef) =>
  ctx.db.asNobody(async (q) => {
    const item = await itemOf(q, staffSession(ctx), ref);
    return item === undefined
      ? refuse('GENERAL.NOT_FOUND')
      : ok({ item: viewOf(item, readerOf(ctx, ports)) });
  });

/** Judged in the transaction of the answer, which ends the claim and takes an open question back. */
const admitAnswer =
  (
    ctx: UserContext,
    { kind, itemId }: ItemRef,
    { orgId }: StandingItem,
    event: 'accepted' | 'rejected',
  ): AdmitAnswer =>
  async (tx) => {
    const admitted = await admitHolder(tx, ctx, { kind, itemId });
    if (!admitted.ok) return admitted;
    await release(tx, itemId, ctx.user.userId);
    await insertQueueEvent(tx, event, actOf(ctx, { itemId }));
    await withdrawQuestion(tx, orgId, { itemId, at: ctx.now });
    return ok(null);
  };

interface TypedAcceptance {
  readonly number: string;
  readonly date: string;
  readonly name?: string | undefined;
}

export async function acceptItem(
  ctx: UserContext,
  ports: BackofficePorts,
  ref: ItemRef,
  { typed: { number, date, name }, file }: { typed: TypedAcceptance; file: Upload | undefined },
) {
  if (file === undefined) return refuseField('file', 'GENERAL.FIELD_REQUIRED');
  const item = await waiting(ctx, ref);
  if (!item.ok) return item;
  ctx.release();
  const received = await receivePdf(ports, file.bytes);
  if (!received.ok)
    return received.error.textCode === 'UPLOADS.BUSY'
      ? refuse('UPLOADS.BUSY')
      : refuseField('file', 'QUEUE.NOT_A_CERTIFICATE');
  const answered = await kinds[ref.kind].accept(
    ctx.db,
    ref.itemId,
    { number: number.trim(), date, name: name?.trim() || undefined, paper: received.value },
    { now: ctx.now, laws: ports.laws, admit: admitAnswer(ctx, ref, item.value, 'accepted') },
  );
  return answered.ok ? changedAfterRelease(ctx, ports, ref) : atItsField(answered.error);
}

/** Refusals of a number or a day belong to their fields. */
function atItsField({ textCode, params }: EnteredRefusal) {
  const path = fields.find(([code]) => code === textCode)?.[1];
  return path === undefined ? refuse(textCode) : refuseField(path, textCode, params);
}

const fields = [
  ['GENERAL.NOT_A_DATE', 'date'],
  ['GENERAL.FIELD_REQUIRED', 'number'],
  ['CORPORATION_NUMBER.INVALID', 'number'],
] as const;

export async function rejectItem(
  ctx: UserContext,
  ports: BackofficePorts,
  ref: ItemRef,
  typed: readonly EnteredReason[],
) {
  if (typed.length === 0) return refuseField('reasons', 'GENERAL.FIELD_REQUIRED');
  const reasons: EnteredReason[] = [];
  for (const [place, { about, words }] of typed.entries()) {
    const read = readText(words, {
      path: `reasons.${place}.words`,
      maxLength: reasonLength,
      required: true,
      multiline: true,
    });
    if (!read.ok) return refuse(read.error.textCode, { fields: [read.error] });
    reasons.push({ about, words: read.value });
  }
  const item = await waiting(ctx, ref);
  if (!item.ok) return item;
  ctx.release();
  const answered = await kinds[ref.kind].reject(ctx.db, ref.itemId, reasons, {
    now: ctx.now,
    laws: ports.laws,
    admit: admitAnswer(ctx, ref, item.value, 'rejected'),
  });
  return answered.ok ? changedAfterRelease(ctx, ports, ref) : answered;
}
