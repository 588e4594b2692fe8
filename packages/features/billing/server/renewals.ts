/**
 * Renewals: the payer is told 14 days before, and on the day the card on file is charged. A charge is a payment like any
 * other, made here and begun by `outside.ts`, which asks the provider again until there is an outcome; `settle.ts` records it.
 * Three that fail, a week apart, end the plan. A plan that is bought by hand ends the tries with the old subscription.
 */
import { dateInZone, type Instant, type PlainDate } from '@tabellion/kernel/date.ts';
import { ok } from '@tabellion/kernel/result.ts';
import type { Database } from '@tabellion/platform/database/queries.ts';
import { newId } from '@tabellion/platform/ids.ts';
import type { JobContext } from '@tabellion/platform/jobs/jobs.ts';
import { recordActivity } from '../../activity/server/public.ts';
import { type OrganizationWrite, organizationOf, underHead } from '../../organizations/server/public.ts';
import type { RenewalFault } from '../rules/payment.ts';
import { afterFailedTry, firstChargeOn, noticeDays } from '../rules/renewal.ts';
import { billingZone } from '../rules/subscription.ts';
import { mailPayers } from './mail.ts';
import { orderRenewal } from './order.ts';
import type { BillingPorts } from './ports.ts';
import { hasOpenPlanPayment, insertPayment } from './store/payments.ts';
import {
  endSubscription,
  noteFailedTry,
  noteNotice,
  type Subscription,
  selectCard,
  selectDueRenewals,
  selectSubscription,
} from './store/subscriptions.ts';

const nobody = '00000000-0000-0000-0000-000000000000';
const page = 100;

/** Everything that is due of every organization; harmless to repeat. One that fails does not keep the others waiting. */
export async function runRenewals(ports: BillingPorts, { db, now, signal }: JobContext): Promise<void> {
  const today = dateInZone(now, billingZone);
  const faults: unknown[] = [];
  let after = nobody;
  while (!signal.aborted) {
    const from = after;
    const due = await db.asNobody((q) =>
      selectDueRenewals(q, { today, noticeDays, after: from, most: page }),
    );
    for (const { orgId } of due)
      await renewDue(db, ports, orgId, now).catch((fault: unknown) => faults.push(fault));
    const last = due.at(-1);
    if (last === undefined) break;
    after = last.orgId;
  }
  if (faults.length > 0) throw new AggregateError(faults, `${faults.length} renewals failed`);
}

const renewDue = (db: Database, ports: BillingPorts, orgId: string, now: Instant) =>
  db.transaction(orgId, (tx) =>
    underHead(tx, orgId, { userId: null, now }, async (write) => {
      const subscription = await selectSubscription(tx, orgId);
      if (subscription?.status !== 'Active') return ok(null);
      const today = dateInZone(now, billingZone);
      const { status } = await organizationOf(tx, orgId);
      if (status === 'dissolved') await end(write);
      else if (subscription.charge_on === null) await giveNotice(write, subscription, today);
      else if (subscription.charge_on <= today) await charge(write, ports, subscription, now);
      return ok(null);
    }),
  );

async function giveNotice(write: OrganizationWrite, subscription: Subscription, today: PlainDate) {
  const endsOn = subscription.subscription_end_date;
  const chargeOn = firstChargeOn(endsOn, today);
  const { subscription_id: id } = subscription;
  await noteNotice(write.tx, write.orgId, id, { at: write.recordedAt, chargeOn, pricedOn: today });
  await mailPayers(write, 'billing.renewalNotice', { subscriptionId: id });
}

/** The payment of a try, before the provider hears of it. */
async function charge(
  write: OrganizationWrite,
  { provider, seller, prices, holdersOf }: BillingPorts,
  subscription: Subscription,
  now: Instant,
): Promise<void> {
  const { tx, orgId } = write;
  if (await hasOpenPlanPayment(tx, orgId)) return;
  const card = await selectCard(tx, orgId);
  if (card === undefined) return failTry(write, subscription, 'no_card');
  const { recorded: holders } = await holdersOf(tx, orgId);
  const order = await orderRenewal(write, {
    subscription,
    holders,
    seller,
    now,
    prices,
  });
  if (!order.ok) throw new Error(`a renewal without a price: ${order.error.textCode}`);
  const { price, lines, province } = order.value;
  await insertPayment(tx, {
    orgId,
    paymentId: newId(),
    purpose: 'renewal',
    subject: subscription.subscription_id,
    provider: provider.name,
    listCents: price.listCents,
    discountCents: price.discountCents,
    taxCents: price.taxCents,
    totalCents: price.totalCents,
    lines,
    province,
    couponCode: null,
    createdBy: null,
    createdAt: now,
    askAfter: now,
  });
}

/** The charge of a try was refused. Another subscription than the one that was charged for is not touched. */
export async function recordFailedTry(
  write: OrganizationWrite,
  subscriptionId: string,
  reason: RenewalFault,
): Promise<void> {
  const subscription = await selectSubscription(write.tx, write.orgId);
  if (subscription?.subscription_id !== subscriptionId || subscription.status !== 'Active') return;
  await failTry(write, subscription, reason);
}

async function failTry(
  write: OrganizationWrite,
  { subscription_id: subscriptionId, renewal_tries: before, charge_on: chargeOn }: Subscription,
  reason: RenewalFault,
): Promise<void> {
  const next = afterFailedTry(before + 1, chargeOn ?? write.today);
  if (next === 'ended') {
    await end(write);
    await mailPayers(write, 'billing.planEnded', { subscriptionId, reason });
    return;
  }
  await noteFailedTry(write.tx, write.orgId, subscriptionId, next);
  await mailPayers(write, 'billing.renewalFailed', { subscriptionId, reason });
}

async function end(write: OrganizationWrite): Promise<void> {
  await endSubscription(write.tx, write.orgId, write.recordedAt);
  await recordActivity(write, { kind: 'plan_ended', params: {} });
}
