import { plainDate } from '@tabellion/kernel/date.ts';
import { isUuid } from '@tabellion/kernel/ids.ts';
import { ok } from '@tabellion/kernel/result.ts';
import type { EventData } from '@tabellion/kit/event.ts';
import { type Handler, handlerOf } from '@tabellion/platform/outbox/dispatch.ts';
import { paymentSucceeded } from '../../billing/events.ts';
import { refund, takeBackPlan } from '../../billing/server/public.ts';
import { notifyForAnnouncement } from '../../notifications/server/public.ts';
import { type OrganizationWrite, underHead } from '../../organizations/server/public.ts';
import { proposalNeedsAttention } from '../events.ts';
import type { JudgingDrafts } from './apply.ts';
import { meet } from './meet.ts';
import { meetPlaces } from './places.ts';
import { selectProposal } from './store/proposals.ts';

export const handlersOf = (laws: readonly JudgingDrafts[]): Handler[] => [
  handlerOf('registers.notifyProposal', proposalNeedsAttention, (tx, event) => {
    const { proposalId: proposal } = event.data;
    return notifyForAnnouncement(tx, event, { kind: 'proposal_needs_attention', params: { proposal } });
  }),
  // Whatever was paid may have brought a plan, or places in it.
  handlerOf('registers.meetPayment', paymentSucceeded, async (tx, { orgId, data }, now) => {
    if (orgId === null) return undefined;
    return underHead(tx, orgId, { userId: null, now }, async (write) => {
      if (data.purpose === 'change') await takePayment(write, data, laws);
      await meetPlaces(write, { kind: 'payment', id: data.paymentId }, { laws });
      return ok(null);
    });
  }),
];

/** A payment for a proposal is delivered once: where the proposal takes it. Another one, or one that came for what is
 *  withdrawn, goes back, and the plan that came with it ends. */
async function takePayment(
  write: OrganizationWrite,
  { subject, paymentId, paidOn }: EventData<typeof paymentSucceeded>,
  laws: readonly JudgingDrafts[],
): Promise<void> {
  const { tx, orgId } = write;
  const source = { kind: 'payment', id: paymentId } as const;
  if (isUuid(subject))
    await meet(write, subject, { condition: 'payment', on: plainDate(paidOn), source }, { laws });
  const proposal = isUuid(subject) ? await selectProposal(tx, orgId, subject) : undefined;
  const isTaken = proposal?.met.some((one) => one.source.id === paymentId) === true;
  if (isTaken) return;
  await refund(write, paymentId, proposal?.state === 'withdrawn' ? 'withdrawn' : 'undeliverable');
  await takeBackPlan(write, paymentId);
}
