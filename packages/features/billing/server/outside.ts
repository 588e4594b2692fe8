/** Asks the provider again: which payments became of what was begun, and whether refunds are through. */
import { instantOfMillis, millisOfInstant } from '@tabellion/kernel/date.ts';
import { type Inquiry, type Outside, outside, type Waiting } from '@tabellion/platform/outside/outside.ts';
import { chargeWithinMs, settleAfterMs } from '../rules/payment.ts';
import type { BillingPorts } from './ports.ts';
import type { PaymentAnswer, PaymentProvider, RefundAnswer } from './provider.ts';
import { recordRefund } from './refund.ts';
import { settle } from './settle.ts';
import { selectDuePayments, selectPayment } from './store/payments.ts';
import { selectDueRefunds, selectRefund } from './store/refunds.ts';
import { selectCard } from './store/subscriptions.ts';
import { selectDueWebhooks } from './store/webhooks.ts';

/** Every ten seconds, because a payer who confirmed at his bank looks at "being processed". */
const every = { seconds: 10 } as const;

export const paymentsOutside = (ports: BillingPorts) =>
  outside<PaymentAnswer>({
    ...askingAboutPayments(ports),
    name: 'billing.askAboutPayments',
    selectDue: (q, due) => selectDuePayments(q, ports.provider.name, due),
  });

/** Payments that a message of the provider is about, whether or not they are open. */
export const announcedPaymentsOutside = (ports: BillingPorts) =>
  outside<PaymentAnswer>({
    ...askingAboutPayments(ports),
    name: 'billing.askAboutAnnouncedPayments',
    selectDue: (q, due) => selectDueWebhooks(q, ports.provider.name, 'payment', due),
  });

const askingAboutPayments = (ports: BillingPorts): Omit<Outside<PaymentAnswer>, 'name' | 'selectDue'> => ({
  every,
  timeoutMs: ports.chargeTimeoutMs,
  find: ports.provider.find,
  send: (inquiry, signal) => sendAgain(ports.provider, inquiry, signal),
  settle: async ({ db, row, now }, answer) => {
    const { orgId, id: paymentId } = row;
    await settle(db, { orgId, paymentId, userId: null, now }, answer, ports.seller);
  },
});

/** A renewal is charged to the card on file, as often as it takes until the provider has it. What a browser began, only a
 *  browser can send again: after `settleAfterMs` it can no longer begin (`chargeWithinMs`), so that nothing was and nothing
 *  will be charged. */
async function sendAgain(
  provider: PaymentProvider,
  { db, row, now }: Inquiry,
  signal: AbortSignal,
): Promise<PaymentAnswer | Waiting> {
  const { payment, card } = await db.asOrganization(row.orgId, async (q) => ({
    payment: await selectPayment(q, row.orgId, row.id),
    card: await selectCard(q, row.orgId),
  }));
  if (payment === undefined) throw new Error('a payment that is not there was asked about');
  if (payment.purpose === 'renewal' && card !== undefined)
    return provider.charge(
      {
        amountCents: payment.totalCents,
        card: card.reference,
        notAfter: instantOfMillis(millisOfInstant(now) + chargeWithinMs),
        isRepeated: true,
      },
      row.id,
      signal,
    );
  const mayStillBegin = now < instantOfMillis(millisOfInstant(payment.createdAt) + settleAfterMs);
  return mayStillBegin ? { state: 'waiting' } : { state: 'refused', reason: 'not_received' };
}

export const refundsOutside = (ports: BillingPorts) =>
  outside<RefundAnswer>({
    ...askingAboutRefunds(ports),
    name: 'billing.refund',
    selectDue: (q, due) => selectDueRefunds(q, ports.provider.name, due),
  });

/** Refunds that a message of the provider is about. */
export const announcedRefundsOutside = (ports: BillingPorts) =>
  outside<RefundAnswer>({
    ...askingAboutRefunds(ports),
    name: 'billing.askAboutAnnouncedRefunds',
    selectDue: (q, due) => selectDueWebhooks(q, ports.provider.name, 'refund', due),
  });

const askingAboutRefunds = ({
  provider,
  chargeTimeoutMs,
}: BillingPorts): Omit<Outside<RefundAnswer>, 'name' | 'selectDue'> => ({
  every,
  timeoutMs: chargeTimeoutMs,
  find: provider.findRefund,
  send: async ({ db, row }, signal) => {
    const refund = await db.asOrganization(row.orgId, async (q) => {
      const found = await selectRefund(q, row.orgId, row.id);
      const payment = found && (await selectPayment(q, row.orgId, found.paymentId));
      return found && { amountCents: found.amountCents, payment: payment?.reference ?? null };
    });
    if (refund === undefined || refund.payment === null) throw new Error('a refund of no payment');
    return provider.refund({ amountCents: refund.amountCents, payment: refund.payment }, row.id, signal);
  },
  settle: ({ db, row, now }, answer) => recordRefund(db, row, answer, now),
});
