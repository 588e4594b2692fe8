/** Money that goes back: a row beside the payment, which is asked about until it is through (`outside.ts`). */
import { dateInZone, type Instant } from '@tabellion/kernel/date.ts';
import { ok } from '@tabellion/kernel/result.ts';
import type { Database } from '@tabellion/platform/database/queries.ts';
import { newId } from '@tabellion/platform/ids.ts';
import type { OutsideRow } from '@tabellion/platform/outside/outside.ts';
import { recordActivity } from '../../activity/server/public.ts';
import { type OrganizationWrite, underHead } from '../../organizations/server/public.ts';
import { paymentRefunded } from '../events.ts';
import type { RefundReason } from '../rules/payment.ts';
import { billingZone } from '../rules/subscription.ts';
import type { RefundAnswer } from './provider.ts';
import { giveBackCoupon } from './store/coupons.ts';
import { insertCreditNote } from './store/invoices.ts';
import { selectPayment } from './store/payments.ts';
import {
  insertRefund,
  type Refund,
  selectRefund,
  settleFailed,
  settleNothing,
  settleRefund,
} from './store/refunds.ts';
import { settleWebhooks } from './store/webhooks.ts';

/**
 * Gives back the whole of a paid payment. Asking twice gives back once. What the payment brought is the caller's to take
 * back; a plan that it delivered goes on. An order of nothing is over at once, so that it may be made again.
 * @returns false where no money goes back: an order of nothing, a payment that was refused or has no outcome yet
 * (its listener is told when it has one)
 */
export async function refund(
  write: OrganizationWrite,
  paymentId: string,
  reason: RefundReason,
): Promise<boolean> {
  const { tx, orgId, recordedAt: requestedAt } = write;
  const payment = await selectPayment(tx, orgId, paymentId);
  if (payment?.status !== 'paid' && payment?.status !== 'refunded') return false;
  if (payment.totalCents === 0n) {
    if ((await settleNothing(tx, payment)) > 0 && payment.couponCode !== null)
      await giveBackCoupon(tx, payment.couponCode);
    return false;
  }
  const { totalCents: amountCents } = payment;
  await insertRefund(tx, { orgId, refundId: newId(), paymentId, amountCents, reason, requestedAt });
  return true;
}

/** Records what became of a refund, once; what the provider posted about it is done with. */
export async function recordRefund(
  db: Database,
  { orgId, id }: OutsideRow,
  { state, reference }: RefundAnswer,
  now: Instant,
): Promise<void> {
  await db.transaction(orgId, (tx) =>
    underHead(tx, orgId, { userId: null, now }, async (write) => {
      await settleWebhooks(tx, { kind: 'refund', key: id }, write.recordedAt);
      const row = await selectRefund(tx, orgId, id);
      if (row === undefined) return ok(null);
      if (state === 'failed') await settleFailed(tx, row, reference, write.recordedAt);
      else if (row.state === 'waiting') await recordMoneyBack(write, row, reference, now);
      return ok(null);
    }),
  );
}

async function recordMoneyBack(
  write: OrganizationWrite,
  row: Refund,
  reference: string,
  now: Instant,
): Promise<void> {
  const { tx, orgId, recordedAt } = write;
  const payment = await selectPayment(tx, orgId, row.paymentId);
  if (payment === undefined) throw new Error('a refund of no payment');
  await settleRefund(tx, row, reference, recordedAt);
  // Another one was through and failed then: the credit note is out, and everybody was told.
  if (payment.status === 'refunded') return;
  if (payment.couponCode !== null) await giveBackCoupon(tx, payment.couponCode);
  const { paymentId, purpose, subject } = payment;
  await insertCreditNote(tx, {
    orgId,
    creditNoteId: newId(),
    refundId: row.refundId,
    paymentId,
    issuedOn: dateInZone(now, billingZone),
    issuedAt: recordedAt,
  });
  const amountCents = String(row.amountCents);
  await recordActivity(write, { kind: 'payment_refunded', params: { amountCents } });
  await write.announce(paymentRefunded, { paymentId, purpose, subject, amountCents });
}
