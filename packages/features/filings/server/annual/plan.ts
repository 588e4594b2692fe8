/** An annual return as a matter: answered, paid, sent, filed. */
import { dateInZone } from '@tabellion/kernel/date.ts';
import { refuse } from '@tabellion/kernel/refusal.ts';
import { ok } from '@tabellion/kernel/result.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import { done, open, type Progress, type Step, type StepName } from '../../../matters/rules/progress.ts';
import type { MatterPlan } from '../../../matters/server/public.ts';
import { organizationOf, registryZoneOf } from '../../../organizations/server/public.ts';
import { type FilingEventName, standingEvents } from '../../rules/status.ts';
import { noteEvent } from '../noteEvent.ts';
import { updateAnnualLinksOver } from '../store/annual.ts';
import { selectFilings } from '../store/filings.ts';
import { type DeliveryPorts, deliver, takeBackPayment } from './delivering.ts';

export const annualPlanOf = (ports: DeliveryPorts): MatterPlan => ({
  progress: progressOf,

  advance: (write, subject) => deliver(write, ports, subject),

  /** Until it is sent: what was paid comes back, with the plan that was bought with it, and links of clients end. The answers
   *  stay. */
  async takeBack(write, subject) {
    const { tx, orgId, recordedAt: at } = write;
    const [filing] = await selectFilings(tx, orgId, subject);
    const events = standingEvents(filing?.events ?? []);
    if (filing === undefined || events.length === 0) return ok(null);
    if (events.some(({ event }) => event === 'sent')) return refuse('MATTERS.SENT_OUTSIDE');
    const payment = await takeBackPayment(write, filing);
    if (!payment.ok) return payment;
    await noteEvent(write, subject, { event: 'withdrawn' });
    await updateAnnualLinksOver(tx, orgId, { filingId: subject, at });
    return ok(null);
  },
});

async function progressOf(q: Queries, orgId: string, subject: string): Promise<Progress | undefined> {
  const [[filing], organization] = await Promise.all([
    selectFilings(q, orgId, subject),
    organizationOf(q, orgId),
  ]);
  if (filing === undefined) return undefined;
  const events = standingEvents(filing.events);
  const elsewhere = events.findLast(({ event }) => event === 'marked_filed');
  if (elsewhere !== undefined) return { steps: [done('filed', elsewhere.filedOn)], isSentOutside: true };
  const zone = registryZoneOf(organization);
  const stepOf = (name: StepName, ...by: FilingEventName[]): Step => {
    const event = events.findLast((one) => by.includes(one.event));
    return event === undefined ? open(name) : done(name, event.filedOn ?? dateInZone(event.at, zone));
  };
  return {
    steps: [
      stepOf('answered', 'ready', 'paid'),
      stepOf('paid', 'paid'),
      stepOf('sent', 'sent'),
      stepOf('filed', 'accepted'),
    ],
    isSentOutside: events.some(({ event }) => event === 'sent'),
  };
}
