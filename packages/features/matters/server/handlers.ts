/** Events that may move a matter: each is a bell, and no more. What happened is read again. */
import { ok } from '@tabellion/kernel/result.ts';
import type { EventKind } from '@tabellion/kit/event.ts';
import { type Handler, handlerOf } from '@tabellion/platform/outbox/dispatch.ts';
import { paymentSucceeded } from '../../billing/events.ts';
import { organizationStatusChanged } from '../../organizations/events.ts';
import { underHead } from '../../organizations/server/public.ts';
import { actsRecorded, paidEntryProposed, proposalNeedsAttention } from '../../registers/events.ts';
import { envelopeEnded } from '../../signing/events.ts';
import type { MatterPorts } from './matterKind.ts';
import { beginMatter, ring } from './ring.ts';

export const handlersOf = (ports: MatterPorts): Handler[] => {
  const bell = (name: string, on: EventKind): Handler =>
    handlerOf(name, on, async (tx, { orgId }, now) => {
      if (orgId === null) return undefined;
      await underHead(tx, orgId, { userId: null, now }, async (write) => {
        await ring(write, ports);
        return ok(null);
      });
      return undefined;
    });
  return [
    handlerOf('matters.beginEntry', paidEntryProposed, async (tx, { orgId, data }, now) => {
      const { proposalId, userId } = data;
      if (orgId === null) return undefined;
      await underHead(tx, orgId, { userId, now }, async (write) => {
        await beginMatter(write, 'entry', proposalId);
        return ok(null);
      });
      return undefined;
    }),
    handlerOf('matters.ringForPayment', paymentSucceeded, async (tx, { orgId, data }, now) => {
      if (orgId === null) return undefined;
      await underHead(tx, orgId, { userId: null, now }, async (write) => {
        // Withdrawn and paid anew, it begins anew.
        if (data.purpose === 'incorporation') await beginMatter(write, 'incorporation', orgId);
        await ring(write, ports);
        return ok(null);
      });
      return undefined;
    }),
    bell('matters.ringForEnvelope', envelopeEnded),
    // The payment's own handler records the entry, maybe after the bell rang for the payment.
    bell('matters.ringForEntry', actsRecorded),
    bell('matters.ringForStatus', organizationStatusChanged),
    bell('matters.ringForAttention', proposalNeedsAttention),
  ];
};
