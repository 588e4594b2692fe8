/** A payment of a return that was withdrawn meanwhile comes back. One that the registry accepted has its confirmation, tells of
 *  significant control, and is mailed; one that it sent back is mailed with its reasons, and rings. */
import { ok } from '@tabellion/kernel/result.ts';
import { keyText } from '@tabellion/law/deadlines/deadline.ts';
import type { Announcement } from '@tabellion/platform/outbox/announce.ts';
import { type Handler, handlerOf } from '@tabellion/platform/outbox/dispatch.ts';
import { paymentSucceeded } from '../../../billing/events.ts';
import { recordControlFiled } from '../../../control/server/public.ts';
import { notifyForAnnouncement } from '../../../notifications/server/public.ts';
import { type OrganizationWrite, underHead } from '../../../organizations/server/public.ts';
import { filingAnswered } from '../../events.ts';
import { filesControl } from '../../rules/annualLines.ts';
import { registryState, standingEvents } from '../../rules/status.ts';
import { type FilingRow, selectFilings } from '../store/filings.ts';
import { orderConfirmation } from './confirming.ts';
import { type DeliveryPorts, deliver } from './delivering.ts';
import { mailFilings, mailSentBack } from './mail.ts';

export const annualHandlersOf = (ports: DeliveryPorts): Handler[] => [
  handlerOf('filings.takePayment', paymentSucceeded, async (tx, { orgId, data }, now) => {
    if (orgId === null || data.purpose !== 'filing') return undefined;
    await underHead(tx, orgId, { userId: null, now }, (write) => deliver(write, ports, data.subject));
    return undefined;
  }),
  handlerOf('filings.confirmAnnual', filingAnswered, async (tx, event, now) => {
    const { orgId, data } = event;
    if (orgId === null) return undefined;
    await underHead(tx, orgId, { userId: null, now }, async (write) => {
      const [filing] = await selectFilings(tx, orgId, data.filingId);
      if (filing?.kind !== 'annual_filing') return ok(null);
      if (data.state === 'accepted') await afterAcceptance(write, filing);
      else await afterRejection(write, event, filing);
      return ok(null);
    });
    return undefined;
  }),
];

async function afterAcceptance(write: OrganizationWrite, filing: FilingRow): Promise<void> {
  const { tx, orgId } = write;
  await orderConfirmation(write, filing.filingId);
  const { filedOn, number } = registryState(filing.events);
  if (filesControl(filing.registration) && filedOn !== null)
    await recordControlFiled(write, { on: filedOn, reference: number });
  const sender = senderOf(filing);
  if (sender !== null) await mailFilings(tx, orgId, sender);
}

async function afterRejection(
  { tx, orgId }: OrganizationWrite,
  event: Announcement,
  filing: FilingRow,
): Promise<void> {
  const { filingId, kind, filingYear } = filing;
  const params = { deadline: kind, year: String(filingYear ?? ''), filing: keyText(filing) };
  await notifyForAnnouncement(tx, event, { kind: 'filing_sent_back', params });
  const sender = senderOf(filing);
  if (sender !== null) await mailSentBack(tx, orgId, { userId: sender, filingId });
}

/** The member who paid it last, or sent it again. */
const senderOf = ({ events }: FilingRow): string | null =>
  standingEvents(events).findLast(({ byUser }) => byUser !== null)?.byUser ?? null;
