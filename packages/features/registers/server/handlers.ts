import { plainDate } from '@tabellion/kernel/date.ts';
import { isUuid } from '@tabellion/kernel/ids.ts';
import { ok } from '@tabellion/kernel/result.ts';
import { type Handler, handlerOf } from '@tabellion/platform/outbox/dispatch.ts';
import { paymentSucceeded } from '../../billing/events.ts';
import { notifyForAnnouncement } from '../../notifications/server/public.ts';
import { underHead } from '../../organizations/server/public.ts';
import { proposalNeedsAttention } from '../events.ts';
import type { JudgingDrafts } from './apply.ts';
import { meet } from './meet.ts';

export const handlersOf = (laws: readonly JudgingDrafts[]): Handler[] => [
  handlerOf('registers.notifyProposal', proposalNeedsAttention, (tx, event) => {
    const { proposalId: proposal } = event.data;
    return notifyForAnnouncement(tx, event, { kind: 'proposal_needs_attention', params: { proposal } });
  }),
  // A payment whose subject is a proposal was made for it. One that came for something recorded or withdrawn changes nothing.
  handlerOf('registers.meetPayment', paymentSucceeded, async (tx, { orgId, data }, now) => {
    const { subject, paymentId, paidOn } = data;
    if (orgId === null || !isUuid(subject)) return undefined;
    return underHead(tx, orgId, { userId: null, now }, async (write) => {
      const source = { kind: 'payment', id: paymentId } as const;
      await meet(write, subject, { condition: 'payment', on: plainDate(paidOn), source }, { laws });
      return ok(null);
    });
  }),
];
