import { plainDate } from '@tabellion/kernel/date.ts';
import { isUuid } from '@tabellion/kernel/ids.ts';
import { ok } from '@tabellion/kernel/result.ts';
import { type Handler, handlerOf } from '@tabellion/platform/outbox/dispatch.ts';
import { paymentSucceeded } from '../../billing/events.ts';
import { refund } from '../../billing/server/public.ts';
import { notifyForAnnouncement } from '../../notifications/server/public.ts';
import { underHead } from '../../organizations/server/public.ts';
import { proposalNeedsAttention } from '../events.ts';
import type { JudgingDrafts } from './apply.ts';
import { meet } from './meet.ts';
import { selectProposal } from './store/proposals.ts';

export const handlersOf = (laws: readonly JudgingDrafts[]): Handler[] => [
  handlerOf('registers.notifyProposal', proposalNeedsAttention, (tx, event) => {
    const { proposalId: proposal } = event.data;
    return notifyForAnnouncement(tx, event, { kind: 'proposal_needs_attention', params: { proposal } });
  }),
  // A payment for a proposal is delivered once: where the proposal takes it. Another one, or one that came for what is
  // withdrawn, goes back.
  handlerOf('registers.meetPayment', paymentSucceeded, async (tx, { orgId, data }, now) => {
    const { purpose, subject, paymentId, paidOn } = data;
    if (orgId === null || purpose !== 'change') return undefined;
    return underHead(tx, orgId, { userId: null, now }, async (write) => {
      const source = { kind: 'payment', id: paymentId } as const;
      if (isUuid(subject))
        await meet(write, subject, { condition: 'payment', on: plainDate(paidOn), source }, { laws });
      const proposal = isUuid(subject) ? await selectProposal(tx, orgId, subject) : undefined;
      const isTaken = proposal?.met.some((one) => one.source.id === paymentId) === true;
      if (!isTaken)
        await refund(write, paymentId, proposal?.state === 'withdrawn' ? 'withdrawn' : 'undeliverable');
      return ok(null);
    });
  }),
];
