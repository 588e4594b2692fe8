/** Payments, plans, and the opening of billing, for later features and for the mains. */
import { dateInZone, type PlainDate } from '@tabellion/kernel/date.ts';
import type { Database, Queries } from '@tabellion/platform/database/queries.ts';
import type { OrganizationWrite } from '../../organizations/server/public.ts';
import type { Coupon } from '../rules/coupon.ts';
import { chargeTimeoutMs } from '../rules/payment.ts';
import { findPlan, type Plan } from '../rules/plans.ts';
import { specimenSeller } from '../rules/seller.ts';
import { billingZone } from '../rules/subscription.ts';
import { placesIn } from './places.ts';
import type { BillingPorts } from './ports.ts';
import type { PaymentProvider } from './provider.ts';
import { refund } from './refund.ts';
import { insertCoupon } from './store/coupons.ts';
import { selectPaymentsOfYear } from './store/payments.ts';
import {
  endSubscription,
  resumeSubscription,
  selectRunningBefore,
  selectSubscription,
} from './store/subscriptions.ts';

export { answerPayment } from './checkout.ts';
export { createCoupon, readCoupon } from './coupons.ts';
export { orderFiling } from './order.ts';
export { pay } from './pay.ts';
export type { BillingPorts } from './ports.ts';
export { refund } from './refund.ts';
export { openSandbox } from './sandbox/sandbox.ts';
export {
  endCoupon,
  type KeptCoupon,
  selectCoupons as allCoupons,
  selectCouponUses as couponUses,
} from './store/coupons.ts';
export {
  hasOpenPlanPayment as isPlanBeingPaid,
  selectNewestPaymentOf as newestPaymentOf,
  selectNewestPlanPayment as planPaymentOf,
  selectPayment as paymentById,
} from './store/payments.ts';
export { type FailedRefund, failedRefunds, isGivenBack, refundAgain } from './store/refunds.ts';
export { retryWebhook, waitingWebhooks } from './store/webhooks.ts';
export { openStripe } from './stripe/openStripe.ts';

/** @param rest  without it, the sandbox sells for nobody, to organizations without holders, and its faults are not noted */
export const openBilling = (
  provider: PaymentProvider,
  rest: Partial<Pick<BillingPorts, 'seller' | 'holdersOf' | 'onFault'>> = {},
): BillingPorts => ({
  provider,
  chargeTimeoutMs,
  onFault: rest.onFault ?? (() => undefined),
  seller: rest.seller ?? specimenSeller('Sandbox'),
  holdersOf: rest.holdersOf ?? (async () => ({ recorded: 0, promised: 0, waiting: 0 })),
});

/** The plan whose paid period `today` lies in; undefined without one. */
export async function planOf(q: Queries, orgId: string, today: PlainDate): Promise<Plan | undefined> {
  const subscription = await selectSubscription(q, orgId);
  if (subscription?.ended_at !== null || subscription.plan_last_date < today) return undefined;
  return findPlan(subscription.plan_id);
}

/** Places for holders that are paid for; null where no plan is, which no holder is beyond. */
export async function placesPaid(q: Queries, orgId: string, today: PlainDate): Promise<number | null> {
  const places = placesIn(await selectSubscription(q, orgId), today);
  return places === null ? null : places.included + places.further;
}

/** Adds the coupons of the configuration that are not there yet; one that is stays as it is. */
export const seedCoupons = (
  db: Database,
  coupons: readonly Omit<Coupon, 'uses' | 'isEnded'>[],
): Promise<void> =>
  db.transaction(null, async (tx) => {
    for (const coupon of coupons) await insertCoupon(tx, coupon);
  });

/** Ends the plan of whose year this payment is a part, at once: what was paid for that year is given back, with what was
 *  added to it since. Another plan goes on, and so does the year before it that another payment paid, to its end. */
export async function takeBackPlan(write: OrganizationWrite, paymentId: string): Promise<void> {
  const { tx, orgId, recordedAt } = write;
  const payments = await selectPaymentsOfYear(tx, orgId);
  if (!payments.includes(paymentId)) return;
  const before = await selectRunningBefore(tx, orgId, dateInZone(recordedAt, billingZone));
  for (const id of payments) await refund(write, id, 'withdrawn');
  await endSubscription(tx, orgId, recordedAt);
  if (before === undefined) return;
  await resumeSubscription(tx, orgId, before.subscription_id);
  await write.toLedger('organization', { id: orgId, planId: before.plan_id });
}
