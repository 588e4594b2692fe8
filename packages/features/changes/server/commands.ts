/** A change is drafted, edited, sent, duplicated, withdrawn. */
import { canonicalJson } from '@tabellion/kernel/canonical.ts';
import { refuse } from '@tabellion/kernel/refusal.ts';
import { ok } from '@tabellion/kernel/result.ts';
import { readText } from '@tabellion/law/fields.ts';
import type { OrganizationContext } from '@tabellion/platform/http/context.ts';
import { serveOrganization } from '@tabellion/platform/http/route.ts';
import { newId } from '@tabellion/platform/ids.ts';
import { recordActivity } from '../../activity/server/public.ts';
import { beginMatter } from '../../matters/server/public.ts';
import {
  type OrganizationWrite,
  writeOrganization,
  writeOrganizationAfterRelease,
} from '../../organizations/server/public.ts';
import { editProposal } from '../../registers/server/public/proposals.ts';
import { envelopeOf, judgeSender, recallEnvelopesOf, sendProposal } from '../../signing/server/public.ts';
import * as contract from '../contract.ts';
import { lawOf } from '../rules/kinds/lawOf.ts';
import { certifiedParts, isSameOnPaper, refusedAtFiling } from '../rules/kinds.ts';
import { isApprovedByHand, isFiled, isSent, isWithRegistry } from '../rules/progress.ts';
import type { PartInput } from '../shapes.ts';
import { fileArticles } from './articles.ts';
import { bookNow, judgeTyped } from './drafting.ts';
import { openChange, unsentChange, voidDocuments } from './openChanges.ts';
import type { ChangePorts } from './ports.ts';
import { prepare } from './preparing.ts';
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
      const state = await stateOf(write, ctx, changeId);
      if (isRenewal(open.value, { state, parts })) {
        const fields = refusedAtFiling(parts, lawOf(book.corporation), write.today);
        if (fields.length > 0) return refuse('GENERAL.FIELD_INVALID', { fields });
        await updateParts(tx, orgId, { changeId, parts });
        await recordActivity(write, { kind: 'change_edited', params: {} });
        await fileArticles(write, { ...ports, clock: () => ctx.now }, changeId);
        return ok({ changeId });
      }
      // Its certificate makes true what the registry was sent, and nothing else.
      const [before, after] = [open.value.parts, parts].map((all) => canonicalJson(certifiedParts(all)));
      if (isWithRegistry(open.value) && before !== after) return refuse('CHANGES.AS_FILED');
      const isStopped = ['attention', 'rejected', 'unfiled'].includes(state);
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

/** Facts that no paper bears are entered anew before the registry gets them: all that was signed and paid stands. Where the
 *  registers moved under it, what was signed says no longer what it will be. */
const isRenewal = (
  change: ChangeRow,
  { state, parts }: { readonly state: string; readonly parts: readonly PartInput[] },
): boolean =>
  ['signing', 'paying', 'unfiled'].includes(state) &&
  isSent(change) &&
  !isFiled(change) &&
  isSameOnPaper(change.parts, parts);

async function stateOf(
  { tx, orgId }: OrganizationWrite,
  { now }: Pick<OrganizationContext, 'now'>,
  changeId: string,
): Promise<string> {
  const change = await standingChange(tx, orgId, { changeId, now });
  return change?.progress.state ?? '';
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
