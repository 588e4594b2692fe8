/** A return that is paid is sent to the registry, once; the money of one that was withdrawn meanwhile goes back. */
import { refuse } from '@tabellion/kernel/refusal.ts';
import { ok } from '@tabellion/kernel/result.ts';
import {
  isGivenBack,
  newestPaymentOf,
  paymentById,
  refund,
  takeBackPlan,
} from '../../../billing/server/public.ts';
import type { OrganizationWrite } from '../../../organizations/server/public.ts';
import type { RegistryPorts } from '../../../registry/server/public.ts';
import { standingEvents } from '../../rules/status.ts';
import { noteEvent } from '../noteEvent.ts';
import { sendFiling } from '../sending.ts';
import { selectAnswers } from '../store/annual.ts';
import { type FilingRow, selectFilings } from '../store/filings.ts';
import { newest } from './state.ts';

export interface DeliveryPorts {
  readonly registry: RegistryPorts;
}

/** Runs under the head lock; harmless to repeat. */
export async function deliver(write: OrganizationWrite, ports: DeliveryPorts, filingId: string) {
  const { tx, orgId } = write;
  const [filing] = await selectFilings(tx, orgId, filingId);
  const payment = await paymentFor(write, filingId);
  if (filing === undefined || payment?.status !== 'paid') return ok(null);
  const events = new Set(standingEvents(filing.events).map(({ event }) => event));
  if (events.has('sent')) return ok(null);
  const file = newest(await selectAnswers(tx, orgId, filingId), 'return')?.details;
  if (!events.has('begun') || events.has('marked_filed') || file?.sha256 === undefined) {
    await giveBack(write, payment);
    return ok(null);
  }
  if (!events.has('paid')) await noteEvent(write, filingId, { event: 'paid' });
  const { sha256, documentId } = file;
  await sendFiling(write, ports, filing, {
    kind: 'annual_return',
    sha256,
    ...(documentId !== undefined && { documentId }),
  });
  return ok(null);
}

type Paid = NonNullable<Awaited<ReturnType<typeof paymentById>>>;

/** The newest payment for it, unless it is given back. Moments are not compared: two clocks wrote them. */
async function paymentFor(
  { tx, orgId }: Pick<OrganizationWrite, 'tx' | 'orgId'>,
  filingId: string,
): Promise<Paid | undefined> {
  const paymentId = await newestPaymentOf(tx, orgId, filingId);
  if (paymentId === undefined || (await isGivenBack(tx, orgId, paymentId))) return undefined;
  return paymentById(tx, orgId, paymentId);
}

/** Before a return is taken back that was not sent: what was paid for it comes back. Refuses while the outcome of a payment is
 *  not known: it could neither be refunded nor told from one that is made anew. */
export async function takeBackPayment(write: OrganizationWrite, filing: FilingRow) {
  const payment = await paymentFor(write, filing.filingId);
  if (payment?.status === 'created' || payment?.status === 'requires_action')
    return refuse('PAYMENT.UNDER_WAY');
  if (payment?.status === 'paid') await giveBack(write, payment);
  return ok(null);
}

/** The plan that was bought with the return ends too; harmless to repeat, whatever was bought since. */
async function giveBack(write: OrganizationWrite, { paymentId }: Paid): Promise<void> {
  await refund(write, paymentId, 'withdrawn');
  await takeBackPlan(write, paymentId);
}
