/** Events that may move a matter: each is a bell, and no more. What happened is read again. */
import { ok } from '@tabellion/kernel/result.ts';
import type { EventData, EventKind } from '@tabellion/kit/event.ts';
import { type Handler, handlerOf } from '@tabellion/platform/outbox/dispatch.ts';
import { paymentSucceeded } from '../../billing/events.ts';
import { organizationStatusChanged } from '../../organizations/events.ts';
import { type OrganizationWrite, organizationOf, underHead } from '../../organizations/server/public.ts';
import { actsRecorded, paidEntryProposed, proposalNeedsAttention } from '../../registers/events.ts';
import { envelopeEnded } from '../../signing/events.ts';
import type { MatterPorts } from './matterKind.ts';
import { beginMatter, ring } from './ring.ts';

export const handlersOf = (ports: MatterPorts): Handler[] => {
  /** @param begin  the matter that begins with it, where one does */
  const bell = <K extends EventKind>(
    name: string,
    on: K,
    begin: (write: OrganizationWrite, data: EventData<K>) => Promise<unknown> = async () => undefined,
  ): Handler =>
    handlerOf(name, on, async (tx, { orgId, data }, now) => {
      if (orgId === null) return undefined;
      await underHead(tx, orgId, { userId: null, now }, async (write) => {
        await begin(write, data);
        await ring(write, ports);
        return ok(null);
      });
      return undefined;
    });
  return [
    bell('matters.beginEntry', paidEntryProposed, (write, { proposalId, userId }) =>
      beginMatter({ ...write, userId }, 'entry', proposalId),
    ),
    // Withdrawn and paid anew, an incorporation begins anew.
    bell('matters.ringForPayment', paymentSucceeded, async (write, { purpose }) => {
      if (purpose === 'incorporation') await beginMatter(write, 'incorporation', write.orgId);
    }),
    bell('matters.ringForStatus', organizationStatusChanged, async (write, { to }) => {
      const { company_type: type } = await organizationOf(write.tx, write.orgId);
      if (to === 'incorporated' && type === 'new') await beginMatter(write, 'founding_set', write.orgId);
    }),
    bell('matters.ringForEnvelope', envelopeEnded),
    // The payment's own handler records the entry, maybe after the bell rang for the payment.
    bell('matters.ringForEntry', actsRecorded),
    bell('matters.ringForAttention', proposalNeedsAttention),
  ];
};
