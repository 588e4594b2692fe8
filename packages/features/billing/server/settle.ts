/** The second transaction of a payment: its outcome, and all that a payment brings, or nothing. */
import { dateInZone, type Instant } from '@tabellion/kernel/date.ts';
import { ok } from '@tabellion/kernel/result.ts';
import type { Database } from '@tabellion/platform/database/queries.ts';
import { newId } from '@tabellion/platform/ids.ts';
import { recordActivity } from '../../activity/server/public.ts';
import {
  contactOf,
  type OrganizationWrite,
  organizationOf,
  underHead,
} from '../../organizations/server/public.ts';
import { paymentRefused, paymentSucceeded } from '../events.ts';
import { isOpen } from '../rules/payment.ts';
import type { Seller } from '../rules/seller.ts';
import { billingZone } from '../rules/subscription.ts';
import { deliveries } from './deliveries.ts';
import { replaceCard } from './forgetOtherCards.ts';
import { mailReceipt } from './mail.ts';
import type { PaymentAnswer, PaymentOutcome } from './provider.ts';
import { refund } from './refund.ts';
import { recordFailedTry } from './renewals.ts';
import { giveBackCoupon } from './store/coupons.ts';
import { insertInvoice } from './store/invoices.ts';
import { noteAction, type Payment, selectPayment, settlePayment } from './store/payments.ts';
import { settleWebhooks } from './store/webhooks.ts';

/** An order of nothing is paid without anybody being asked. */
export const free = { state: 'paid', reference: null, card: null } as const;

interface Sale {
  readonly now: Instant;
  readonly seller: Seller;
}

type Outcome = PaymentOutcome | typeof free;

/** @param userId who paid; null for the job */
export interface SettledPayment {
  orgId: string;
  paymentId: string;
  userId: string | null;
  now: Instant;
}

/** Records what the provider said, once: a payment that is settled stays as it is. What the provider posted about it is done
 *  with, in the same transaction, once there is an outcome.
 *  @returns whether anything was recorded */
export async function settle(
  db: Database,
  { orgId, paymentId, userId, now }: SettledPayment,
  answer: PaymentAnswer,
  seller: Seller,
): Promise<boolean> {
  const settled = await db.transaction(orgId, (tx) =>
    underHead(tx, orgId, { userId, now }, async (write) => {
      const isRecorded = await settleIn(write, paymentId, answer, now, seller);
      if (answer.state !== 'requires_action')
        await settleWebhooks(tx, { kind: 'payment', key: paymentId }, write.recordedAt);
      return ok(isRecorded);
    }),
  );
  return settled.ok && settled.value;
}

/** The same in a transaction that holds the organization's lock. */
export async function settleIn(
  write: OrganizationWrite,
  paymentId: string,
  answer: PaymentAnswer | typeof free,
  now: Instant,
  seller: Seller,
): Promise<boolean> {
  const payment = await selectPayment(write.tx, write.orgId, paymentId);
  if (payment === undefined || !isOpen(payment.status)) return false;
  if (answer.state === 'paid') await recordPaid(write, payment, answer, { now, seller });
  else if (answer.state === 'refused') await recordRefused(write, payment, answer);
  else await noteAction(write.tx, payment, answer.url, now);
  return true;
}

async function recordRefused(
  write: OrganizationWrite,
  payment: Payment,
  { reason, card }: Extract<Outcome, { state: 'refused' }>,
): Promise<void> {
  const { tx, recordedAt: at } = write;
  await settlePayment(tx, payment, { status: 'refused', reason, reference: null, card: card ?? null, at });
  if (payment.couponCode !== null) await giveBackCoupon(tx, payment.couponCode);
  const { paymentId, totalCents, subject } = payment;
  if (payment.purpose === 'renewal') await recordFailedTry(write, subject, reason);
  await write.announce(paymentRefused, { paymentId, amountCents: String(totalCents) });
}

async function recordPaid(
  write: OrganizationWrite,
  payment: Payment,
  { reference, card }: Extract<Outcome, { state: 'paid' }>,
  { now, seller }: Sale,
): Promise<void> {
  const { tx, recordedAt: at } = write;
  await settlePayment(tx, payment, { status: 'paid', reason: null, reference, card, at });
  if (card !== null) await replaceCard(write, card, payment.createdAt);
  const amountCents = String(payment.totalCents);
  await recordActivity(write, { kind: 'payment_received', params: { amountCents } });
  const delivered = await write.attempt(() => deliveries[payment.purpose](write, payment, now));
  const invoiceId = newId();
  if (delivered.ok) {
    const { paymentId, purpose, subject } = payment;
    const paidOn = write.today;
    await write.announce(paymentSucceeded, { paymentId, purpose, subject, paidOn, amountCents, invoiceId });
  } else await refund(write, payment.paymentId, 'undeliverable');
  if (payment.totalCents > 0n) await mailReceipt(write, payment);
  // Last, because the number that it takes keeps other organizations waiting until the commit.
  await issueInvoice(write, payment, invoiceId, { now, seller });
}

async function issueInvoice(
  { tx, orgId, recordedAt }: OrganizationWrite,
  payment: Payment,
  invoiceId: string,
  { now, seller }: Sale,
): Promise<void> {
  const [{ name, name_postfix: postfix }, billing] = await Promise.all([
    organizationOf(tx, orgId),
    contactOf(tx, orgId, 'billing'),
  ]);
  await insertInvoice(tx, {
    orgId,
    invoiceId,
    paymentId: payment.paymentId,
    issuedOn: dateInZone(now, billingZone),
    issuedAt: recordedAt,
    billTo: `${name} ${postfix}`.trim(),
    province: payment.province,
    lines: payment.lines,
    subtotalCents: payment.listCents - payment.discountCents,
    taxCents: payment.taxCents,
    totalCents: payment.totalCents,
    seller,
    address: billing === undefined ? null : addressLines(billing),
  });
}

type BillingContact = NonNullable<Awaited<ReturnType<typeof contactOf>>>;

const addressLines = (to: BillingContact): string[] =>
  [
    `${to.firstname} ${to.lastname}`.trim(),
    to.company_name,
    to.address_line_1,
    to.address_line_2,
    `${to.city} ${to.province}  ${to.postal_code}`.trim(),
  ].filter((line) => line !== '');
