import { type Handler, handlerOf } from '@tabellion/platform/outbox/dispatch.ts';
import { notifyForAnnouncement } from '../../notifications/server/public.ts';
import { proposalNeedsAttention } from '../events.ts';

export const handlers: Handler[] = [
  handlerOf('registers.notifyProposal', proposalNeedsAttention, (tx, event) => {
    const { proposalId: proposal } = event.data;
    return notifyForAnnouncement(tx, event, { kind: 'proposal_needs_attention', params: { proposal } });
  }),
];
