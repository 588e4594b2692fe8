/** A payment of a return that was withdrawn meanwhile comes back; one that the registry accepted has its confirmation, tells of
 *  significant control, and is mailed. */
import { ok } from '@tabellion/kernel/result.ts';
import { type Handler, handlerOf } from '@tabellion/platform/outbox/dispatch.ts';
import { paymentSucceeded } from '../../../billing/events.ts';
import { recordControlFiled } from '../../../control/server/public.ts';
import { type OrganizationWrite, underHead } from '../../../organizations/server/public.ts';
import { filingAnswered } from '../../events.ts';
import { filesControl } from '../../rules/annualLines.ts';
import { registryState, sinceWithdrawn } from '../../rules/status.ts';
import { type FilingRow, selectFilings } from '../store/filings.ts';
import { orderConfirmation } from './confirming.ts';
import { type DeliveryPorts, deliver } from './delivering.ts';
import { mailFilings } from './mail.ts';

export const annualHandlersOf = (ports: DeliveryPorts): Handler[] => [
  handlerOf('filings.takePayment', paymentSucceeded, async (tx, { orgId, data }, now) => {
    if (orgId === null || data.purpose !== 'filing') return undefined;
    await underHead(tx, orgId, { userId: null, now }, (write) => deliver(write, ports, data.subject));
    return undefined;
  }),
  handlerOf('filings.confirmAnnual', filingAnswered, async (tx, { orgId, data }, now) => {
    if (orgId === null || data.state !== 'accepted') return undefined;
    await underHead(tx, orgId, { userId: null, now }, async (write) => {
      const [filing] = await selectFilings(tx, orgId, data.filingId);
      if (filing?.kind === 'annual_filing') await afterAcceptance(write, filing);
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
  const paidBy = sinceWithdrawn(filing.events).findLast(({ byUser }) => byUser !== null)?.byUser;
  if (paidBy != null) await mailFilings(tx, orgId, paidBy);
}
