/** The second transaction of a payment: its outcome, and all that a payment brings, or nothing. */
import { dateInZone, type Instant } from '@tabellion/kernel/date.ts';
import { ok } from '@tabellion/kernel/result.ts';
import type { Database } from '@tabellion/platform/database/queries.ts';
import { newId } from '@tabellion/platform/ids.ts';
import { recordActivity } from '../../activity/server/public.ts';
import {
  type OrganizationWrite,
  organizationOf,
  setStatus,
  underHead,
} from '../../organizations/server/public.ts';
import { paymentRefused, paymentSucceeded } from '../events.ts';
import { billingZone, yearFrom } from '../rules/subscription.ts';
import type { ChargeOutcome } from './provider.ts';
import { giveBackCoupon } from './store/coupons.ts';
import { insertInvoice } from './store/invoices.ts';
import { type Payment, selectPayment, settlePayment } from './store/payments.ts';
import {
  endOldSubscription,
  insertSubscription,
  putCard,
  selectSubscription,
} from './store/subscriptions.ts';

/** An order of nothing is paid without anybody being asked. */
export const free = { outcome: 'paid', reference: null, card: null } as const;

type Outcome = ChargeOutcome | typeof free;

/** @param userId who paid; null for the job */
export interface SettledPayment {
  orgId: string;
  paymentId: string;
  userId: string | null;
  now: Instant;
}

/** Records what the provider said, once: a payment that is settled stays as it is. */
export async function settle(
  db: Database,
  { orgId, paymentId, userId, now }: SettledPayment,
  outcome: ChargeOutcome,
): Promise<void> {
  await db.transaction(orgId, (tx) =>
    underHead(tx, orgId, { userId, now }, async (write) => {
      await settleIn(write, paymentId, outcome, now);
      return ok(null);
    }),
  );
}

/** The same in a transaction that holds the organization's lock. */
export async function settleIn(
  write: OrganizationWrite,
  paymentId: string,
  outcome: Outcome,
  now: Instant,
): Promise<void> {
  const payment = await selectPayment(write.tx, write.orgId, paymentId);
  if (payment?.status !== 'created') return;
  if (outcome.outcome === 'paid') await recordPaid(write, payment, outcome, now);
  else await recordRefused(write, payment, outcome);
}

async function recordRefused(
  write: OrganizationWrite,
  payment: Payment,
  { reason, card }: Extract<Outcome, { outcome: 'refused' }>,
): Promise<void> {
  const { tx, recordedAt: at } = write;
  await settlePayment(tx, payment, { status: 'refused', reason, reference: null, card: card ?? null, at });
  if (payment.couponCode !== null) await giveBackCoupon(tx, payment.couponCode);
  const { paymentId, totalCents } = payment;
  await write.announce(paymentRefused, { paymentId, amountCents: String(totalCents) });
}

async function recordPaid(
  write: OrganizationWrite,
  payment: Payment,
  { reference, card }: Extract<Outcome, { outcome: 'paid' }>,
  now: Instant,
): Promise<void> {
  const { tx, orgId, recordedAt: at } = write;
  await settlePayment(tx, payment, { status: 'paid', reason: null, reference, card, at });
  if (card !== null) await putCard(tx, orgId, card, at);
  if (payment.purpose === 'incorporation') await beginSubscription(write, payment, now);
  await recordActivity(write, {
    kind: 'payment_received',
    params: { amountCents: String(payment.totalCents) },
  });
  const invoiceId = newId();
  await write.announce(paymentSucceeded, {
    paymentId: payment.paymentId,
    purpose: payment.purpose,
    subject: payment.subject,
    paidOn: write.today,
    amountCents: String(payment.totalCents),
    invoiceId,
  });
  // Last, because the number that it takes keeps other organizations waiting until the commit.
  await issueInvoice(write, payment, invoiceId, now);
}

async function beginSubscription(write: OrganizationWrite, payment: Payment, now: Instant): Promise<void> {
  const { tx, orgId, recordedAt: at } = write;
  const before = await selectSubscription(tx, orgId);
  await endOldSubscription(tx, orgId, at);
  await insertSubscription(tx, {
    orgId,
    subscriptionId: newId(),
    planId: payment.subject,
    paymentId: payment.paymentId,
    at,
    ...yearFrom(dateInZone(now, billingZone), before?.subscription_end_date),
  });
  await write.toLedger('organization', { id: orgId, planId: payment.subject });
  const { status } = await organizationOf(tx, orgId);
  if (status !== 'pending') return;
  const moved = await setStatus(write, 'payment_success');
  if (!moved.ok) throw new Error(`a payment could not move the organization: ${moved.error.textCode}`);
}

async function issueInvoice(
  { tx, orgId, recordedAt }: OrganizationWrite,
  payment: Payment,
  invoiceId: string,
  now: Instant,
): Promise<void> {
  const { name, name_postfix: postfix } = await organizationOf(tx, orgId);
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
  });
}
