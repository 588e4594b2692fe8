/** Payments, plans, and the opening of billing, for later features and for the mains. */
import type { PlainDate } from '@tabellion/kernel/date.ts';
import type { Database, Queries } from '@tabellion/platform/database/queries.ts';
import type { OrganizationWrite } from '../../organizations/server/public.ts';
import type { Coupon } from '../rules/coupon.ts';
import { chargeTimeoutMs } from '../rules/payment.ts';
import { findPlan, type Plan } from '../rules/plans.ts';
import type { BillingPorts } from './ports.ts';
import type { PaymentProvider } from './provider.ts';
import { insertCoupon } from './store/coupons.ts';
import { endSubscriptionOf, selectSubscription } from './store/subscriptions.ts';

export { createCoupon, readCoupon } from './coupons.ts';
export { answerPayment, orderFiling } from './order.ts';
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
  selectNewestPaymentOf as newestPaymentOf,
  selectNewestPlanPayment as planPaymentOf,
  selectPayment as paymentById,
} from './store/payments.ts';
export { isGivenBack } from './store/refunds.ts';

export const openBilling = (provider: PaymentProvider): BillingPorts => ({ provider, chargeTimeoutMs });

/** The plan whose paid period `today` lies in; undefined without one. */
export async function planOf(q: Queries, orgId: string, today: PlainDate): Promise<Plan | undefined> {
  const subscription = await selectSubscription(q, orgId);
  if (subscription === undefined || subscription.plan_last_date < today) return undefined;
  return findPlan(subscription.plan_id);
}

/** Adds the coupons of the configuration that are not there yet; one that is stays as it is. */
export const seedCoupons = (
  db: Database,
  coupons: readonly Omit<Coupon, 'uses' | 'isEnded'>[],
): Promise<void> =>
  db.transaction(null, async (tx) => {
    for (const coupon of coupons) await insertCoupon(tx, coupon);
  });

/** Ends the plan that this payment began, at once: what was paid for it is given back. */
export const takeBackPlan = (
  { tx, orgId, recordedAt }: OrganizationWrite,
  paymentId: string,
): Promise<number> => endSubscriptionOf(tx, orgId, paymentId, recordedAt);
