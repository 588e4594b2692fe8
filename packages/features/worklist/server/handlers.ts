/** Every change that moves the lines of an organization rings for them; they are kept after the commit, once for however many
 *  bells. */
import type { EventKind } from '@tabellion/kit/event.ts';
import { type Handler, handlerOf } from '@tabellion/platform/outbox/dispatch.ts';
import { paymentSucceeded } from '../../billing/events.ts';
import { deadlinesChanged } from '../../deadlines/events.ts';
import { organizationAnchored, organizationStatusChanged } from '../../organizations/events.ts';
import { actsRecorded, paidEntryProposed, proposalNeedsAttention } from '../../registers/events.ts';
import { envelopeEnded, envelopeMoved } from '../../signing/events.ts';
import { keepLines } from './keep.ts';

const bell = (name: string, on: EventKind): Handler =>
  handlerOf(name, on, async (tx, { orgId }, now) => {
    if (orgId !== null) await keepLines(tx, orgId, { now, compares: false });
    return undefined;
  });

export const handlers: Handler[] = [
  bell('worklist.keepAfterEntry', actsRecorded),
  bell('worklist.keepAfterDeadline', deadlinesChanged),
  bell('worklist.keepAfterEnvelope', envelopeMoved),
  bell('worklist.keepAfterEnd', envelopeEnded),
  bell('worklist.keepAfterPayment', paymentSucceeded),
  bell('worklist.keepAfterProposal', paidEntryProposed),
  bell('worklist.keepAfterAttention', proposalNeedsAttention),
  bell('worklist.keepAfterStatus', organizationStatusChanged),
  bell('worklist.keepAfterAnchor', organizationAnchored),
];
