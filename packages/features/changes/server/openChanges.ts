/** Changes of which nothing holds yet: which they are, and what is undone of them. */
import { refuse } from '@tabellion/kernel/refusal.ts';
import { ok } from '@tabellion/kernel/result.ts';
import type { OrganizationContext } from '@tabellion/platform/http/context.ts';
import { newestPaymentOf, refund, takeBackPlan } from '../../billing/server/public.ts';
import { changeDocumentStatuses, documentsOfProposal } from '../../documents/server/public.ts';
import type { OrganizationWrite } from '../../organizations/server/public.ts';
import { proposalsById } from '../../registers/server/public/proposals.ts';
import { envelopeOf } from '../../signing/server/public.ts';
import { isApprovedByHand, isSent } from '../rules/progress.ts';
import { type ChangeRow, selectChanges } from './store/changes.ts';

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
