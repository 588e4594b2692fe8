/** A change is drafted, edited, sent, duplicated, withdrawn. */
import { canonicalJson } from '@tabellion/kernel/canonical.ts';
import { refuse } from '@tabellion/kernel/refusal.ts';
import { ok } from '@tabellion/kernel/result.ts';
import { readText } from '@tabellion/law/fields.ts';
import type { OrganizationContext } from '@tabellion/platform/http/context.ts';
import { serveOrganization } from '@tabellion/platform/http/route.ts';
import { newId } from '@tabellion/platform/ids.ts';
import { recordActivity } from '../../activity/server/public.ts';
import { newestPaymentOf, refund, takeBackPlan } from '../../billing/server/public.ts';
import {
  changeDocumentStatuses,
  documentsOfProposal,
  makeProposalDocuments,
  refuseUnmade,
} from '../../documents/server/public.ts';
import type { BookFacts } from '../../documents/templates/template.ts';
import { beginMatter } from '../../matters/server/public.ts';
import {
  type OrganizationWrite,
  underHead,
  writeOrganization,
  writeOrganizationAfterRelease,
} from '../../organizations/server/public.ts';
import {
  editProposal,
  nextResolutionNumber,
  proposalsById,
  proposeMatter,
  renumberMeeting,
} from '../../registers/server/public/proposals.ts';
import { envelopeOf, judgeSender, recallEnvelopesOf, sendProposal } from '../../signing/server/public.ts';
import * as contract from '../contract.ts';
import { certifiedParts, needsMeeting } from '../rules/kinds.ts';
import { type HeldMeeting, isApprovedByHand, isSent, isWithRegistry, meetingsOf } from '../rules/progress.ts';
import type { PartInput } from '../shapes.ts';
import { bookNow, type ChangeDay, draftParts, effectOf, isProposed, judgeTyped } from './drafting.ts';
import type { ChangePorts } from './ports.ts';
import { isPriced } from './price.ts';
import { standingChange } from './read.ts';
import {
  type ChangeRow,
  insertChange,
  insertChangeEvent,
  selectChanges,
  updateParts,
} from './store/changes.ts';
import { changeView } from './view.ts';

export const answer = (ctx: OrganizationContext, ports: ChangePorts, changeId: string) =>
  ctx.db.asOrganization(ctx.orgId, (q) => changeView({ ...ctx, q }, ports, changeId));

export const draftChange = (ports: ChangePorts) =>
  serveOrganization(contract.draftChange, async (ctx, { body: { parts } }) => {
    const written = await writeOrganization(ctx, (write) => draft(write, ctx, parts));
    return written.ok ? answer(ctx, ports, written.value.changeId ?? '') : written;
  });

async function draft(write: OrganizationWrite, ctx: OrganizationContext, parts: readonly PartInput[]) {
  const { tx, orgId, recordedAt: madeAt } = write;
  const book = await bookNow(write);
  if (book === undefined) return refuse('REGISTERS.NOT_INCORPORATED');
  const judged = judgeTyped(parts, book);
  if (!judged.ok) return judged;
  const changeId = newId();
  await insertChange(tx, orgId, { changeId, parts, madeAt, madeBy: ctx.user.userId });
  await recordActivity(write, { kind: 'change_drafted', params: {} });
  return ok({ changeId });
}

export const duplicateChange = (ports: ChangePorts) =>
  serveOrganization(contract.duplicateChange, async (ctx, { params: { changeId } }) => {
    const written = await writeOrganization(ctx, async (write) => {
      const [found] = await selectChanges(write.tx, write.orgId, changeId);
      if (found === undefined) return refuse('GENERAL.NOT_FOUND');
      // A draft has no date.
      const parts = found.parts.map(({ kind, form: { effective_on: _day, ...form } }) => ({ kind, form }));
      return draft(write, ctx, parts);
    });
    return written.ok ? answer(ctx, ports, written.value.changeId ?? '') : written;
  });

export const editChange = (ports: ChangePorts) =>
  serveOrganization(contract.editChange, async (ctx, { params: { changeId }, body: { parts } }) => {
    const written = await writeOrganization(ctx, async (write) => {
      const { tx, orgId, recordedAt: at, userId: byUser } = write;
      const open = await openChange(write, changeId);
      if (!open.ok) return open;
      const book = await bookNow(write);
      if (book === undefined) return refuse('REGISTERS.NOT_INCORPORATED');
      const judged = judgeTyped(parts, book);
      if (!judged.ok) return judged;
      // Its certificate makes true what the registry was sent, and nothing else.
      const [before, after] = [open.value.parts, parts].map((all) => canonicalJson(certifiedParts(all)));
      if (isWithRegistry(open.value) && before !== after) return refuse('CHANGES.AS_FILED');
      const isStopped = await hasStopped(write, ctx, changeId);
      if (!isStopped && isApprovedByHand(open.value)) return refuse('CHANGES.NOT_OPEN');
      if (isSent(open.value)) {
        const envelope = await envelopeOf(tx, orgId, changeId, ctx.now);
        if (!isStopped && envelope?.isUntouched === false) return refuse('SIGNING.BEGUN');
        await recallEnvelopesOf(write, changeId);
      }
      await voidDocuments(write, changeId);
      // A draft has no day: what was proposed is no longer so.
      await editProposal(write, changeId, () => ok([]));
      await updateParts(tx, orgId, { changeId, parts });
      await insertChangeEvent(tx, orgId, changeId, { event: 'edited', at, byUser });
      await recordActivity(write, { kind: 'change_edited', params: {} });
      return ok({ changeId });
    });
    return written.ok ? answer(ctx, ports, changeId) : written;
  });

/** The registers moved under it, or a registry sent it back: what was signed says no longer what it will be. */
async function hasStopped(
  { tx, orgId }: OrganizationWrite,
  { now }: Pick<OrganizationContext, 'now'>,
  changeId: string,
) {
  const change = await standingChange(tx, orgId, { changeId, now });
  return change?.progress.state === 'attention' || change?.progress.state === 'rejected';
}

/** Documents that were made for it are void, signed or not: others are made for what it says next. */
export async function voidDocuments(write: OrganizationWrite, changeId: string): Promise<void> {
  const made = await documentsOfProposal(write.tx, write.orgId, changeId);
  await changeDocumentStatuses(
    write,
    made.map(({ documentId }) => documentId),
    'void',
  );
}

/** The money that was taken for it comes back, and the plan that was bought with it ends; harmless to repeat. */
export async function giveBack(write: OrganizationWrite, changeId: string): Promise<void> {
  const paymentId = await newestPaymentOf(write.tx, write.orgId, changeId);
  if (paymentId === undefined) return;
  await refund(write, paymentId, 'withdrawn');
  await takeBackPlan(write, paymentId);
}

/** It was given up, or voted down. */
export const isOver = ({ events }: Pick<ChangeRow, 'events'>): boolean =>
  events.some(({ event }) => event === 'withdrawn' || event === 'refused');

/** A change of which nothing holds yet. */
export async function openChange({ tx, orgId }: OrganizationWrite, changeId: string) {
  const [found] = await selectChanges(tx, orgId, changeId);
  if (found === undefined) return refuse('GENERAL.NOT_FOUND');
  const [proposal] = await proposalsById(tx, orgId, [changeId]);
  const isSettled = proposal?.state === 'applied' || proposal?.state === 'withdrawn';
  return isOver(found) || isSettled ? refuse('CHANGES.NOT_OPEN') : ok(found);
}

/** One that was not sent, or was taken back to be edited. */
export async function unsentChange(
  write: OrganizationWrite,
  ctx: Pick<OrganizationContext, 'now'>,
  changeId: string,
) {
  const open = await openChange(write, changeId);
  if (!open.ok || !isSent(open.value)) return open;
  if (isApprovedByHand(open.value)) return refuse('CHANGES.NOT_OPEN');
  const envelope = await envelopeOf(write.tx, write.orgId, changeId, ctx.now);
  return envelope?.state === 'expired' ? open : refuse('CHANGES.NOT_OPEN');
}

export const sendChange = (ports: ChangePorts) =>
  serveOrganization(contract.sendChange, async (ctx, { params: { changeId }, body }) => {
    const { orgId, user, now, language } = ctx;
    if (ports.documents.isWhiteLabel) return refuse('DOCUMENTS.NOT_GENERATED_HERE');
    const sender = judgeSender(ctx);
    if (!sender.ok) return sender;
    const message = readText(body.message ?? '', { path: 'message', maxLength: 2_000, multiline: true });
    if (!message.ok) return refuse('TEXT.FORBIDDEN_CHARACTERS', { fields: [message.error] });
    const made = await prepare(ctx, ports, changeId);
    if (!made.ok) return made;
    const written = await writeOrganizationAfterRelease(ctx, async (write) => {
      const { tx, recordedAt: at, userId: byUser } = write;
      const unsent = await unsentChange(write, ctx, changeId);
      if (!unsent.ok) return unsent;
      const sent = await sendProposal(write, {
        proposalId: changeId,
        documentIds: made.value,
        addresses: (body.signees ?? []).flatMap(({ person_id: personId, name = '', email = '' }) =>
          email === '' ? [] : { personId, name, email },
        ),
        title: titleOf(unsent.value, ports, language),
        message: message.value,
        isOneMail: body.one_mail === true,
        language,
        by: { now, userId: user.userId },
      });
      if (!sent.ok) return sent;
      await insertChangeEvent(tx, orgId, changeId, { event: 'sent', at, byUser });
      await beginMatter(write, 'change', changeId);
      await recordActivity(write, { kind: 'change_sent', params: {} });
      return ok({ changeId });
    });
    return written.ok ? answer(ctx, ports, changeId) : written;
  });

const titleOf = (
  { parts }: ChangeRow,
  { texts }: Pick<ChangePorts, 'texts'>,
  language: OrganizationContext['language'],
): string =>
  [...new Set(parts.map(({ kind }) => kind))]
    .map((kind) => texts[language](`change.kind.${kind}`))
    .join(' · ');

/** Proposes what the parts say today, and drafts its documents outside of every transaction. Harmless to repeat.
 *  @returns the documents that people sign */
export async function prepare(
  ctx: OrganizationContext,
  ports: ChangePorts,
  changeId: string,
  resolved: Pick<ChangeDay, 'resolvedOn'> = {},
) {
  const { db, orgId, now, user } = ctx;
  const by = { userId: user.userId, now };
  ctx.release();
  const proposed = await db.transaction(orgId, (tx) =>
    underHead(tx, orgId, by, async (write) => {
      const judged = await ctx.judgeAgain(tx);
      if (!judged.ok) return judged;
      const unsent = await unsentChange(write, ctx, changeId);
      if (!unsent.ok) return unsent;
      const book = await bookNow(write);
      if (book === undefined) return refuse('REGISTERS.NOT_INCORPORATED');
      const { parts } = unsent.value;
      const isMet = meetingsOf(unsent.value).some((one) => one.body === 'shareholders');
      if (needsMeeting(parts) && !isMet) return refuse('CHANGES.ONLY_AT_MEETING');
      const day = await dayOfProposing(write, unsent.value, book, resolved);
      if (day === null) return ok(null);
      const drafted = await draftParts(write, book, { ctx, ports, parts, day });
      if (!drafted.ok) return drafted;
      const isCharged = isPriced(parts, book);
      const awaits =
        effectOf(parts) === 'certificate'
          ? (['certificate', 'signatures', ...(isCharged ? ['payment' as const] : [])] as const)
          : (['signatures'] as const);
      if (!isCharged) await giveBack(write, changeId);
      await voidDocuments(write, changeId);
      return proposeMatter(write, changeId, awaits, drafted.value);
    }),
  );
  if (!proposed.ok) return proposed;
  // Its papers are uploaded.
  if (ports.documents.isWhiteLabel) return ok([]);
  const made = await makeProposalDocuments(ports.documents, {
    orgId,
    proposalId: changeId,
    userId: user.userId,
    now,
  });
  if (!made.ok) return made;
  const [unmade] = made.value.unmade;
  return unmade === undefined ? ok(made.value.documentIds) : refuseUnmade(unmade);
}

/** The day on which it is proposed; null where it is proposed as it would be now. */
async function dayOfProposing(
  write: OrganizationWrite,
  change: ChangeRow,
  book: BookFacts,
  resolved: Pick<ChangeDay, 'resolvedOn'>,
): Promise<ChangeDay | null> {
  const { tx, orgId, today } = write;
  const { changeId, parts } = change;
  const day = { today, ...resolved, meetings: meetingsOf(change) };
  const [proposal] = await proposalsById(tx, orgId, [changeId]);
  const lastSeq = Number(write.lastSeq());
  if (proposal !== undefined && !isSent(change) && isProposed(proposal, { parts, book, day, lastSeq }))
    return null;
  return { ...day, meetings: await meetingsAnew(write, change) };
}

/** The meetings that passed it. Where its documents were made before, their numbers are used: the same minutes get the next ones. */
async function meetingsAnew(write: OrganizationWrite, change: ChangeRow): Promise<readonly HeldMeeting[]> {
  const { tx, orgId, recordedAt: at, userId: byUser } = write;
  const [proposal] = await proposalsById(tx, orgId, [change.changeId]);
  const held = meetingsOf(change);
  if (proposal === undefined || held.length === 0) return held;
  const meetings: HeldMeeting[] = [];
  for (const one of held) {
    const { body, heldOn: datedOn, number: used } = one;
    const number = await nextResolutionNumber(tx, orgId, { on: datedOn, body });
    await renumberMeeting(write, { body, datedOn, number }, used);
    meetings.push({ ...one, number });
  }
  await insertChangeEvent(tx, orgId, change.changeId, { event: 'met', at, byUser, details: { meetings } });
  return meetings;
}
