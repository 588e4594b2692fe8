/** The price of a plan for an organization today: computed here, whatever the buyer's screen said. */
import { dateInZone, type Instant } from '@tabellion/kernel/date.ts';
import { refuse } from '@tabellion/kernel/refusal.ts';
import { ok, type Result } from '@tabellion/kernel/result.ts';
import { isProvinceCode, type ProvinceCode } from '@tabellion/law/jurisdictions.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import { type HandlerResult, okWithCode } from '@tabellion/platform/http/context.ts';
import {
  type OrganizationRow,
  type OrganizationWrite,
  organizationOf,
} from '../../organizations/server/public.ts';
import { checkCoupon, discountCents, normalizeCoupon, refuseCoupon } from '../rules/coupon.ts';
import { planLines } from '../rules/invoice.ts';
import { isOpen } from '../rules/payment.ts';
import type { Plan } from '../rules/plans.ts';
import { price, salesTaxRates } from '../rules/price.ts';
import { billingZone } from '../rules/subscription.ts';
import type { CheckoutView } from '../views.ts';
import { checkoutView } from './present.ts';
import { selectCoupon } from './store/coupons.ts';
import { selectInvoiceOf } from './store/invoices.ts';
import { hasUsedCoupon, type Payment, selectNewestPlanPayment, selectPayment } from './store/payments.ts';
import { selectSubscription } from './store/subscriptions.ts';

interface Wish {
  plan: Plan;
  /** As typed. */
  coupon: string | undefined;
  /** The billing address's; without one, the organization's counts. */
  province: ProvinceCode | undefined;
  now: Instant;
}

export async function orderPlan(write: OrganizationWrite, wish: Wish) {
  const { tx, orgId } = write;
  const today = dateInZone(wish.now, billingZone);
  const subscription = await selectSubscription(tx, orgId);
  if (subscription?.status === 'Active' && subscription.subscription_end_date > today)
    return refuse('PAYMENT.ALREADY_PAID');
  const coupon = wish.coupon === undefined ? ok(null) : await couponFor(write, wish.coupon, wish.now);
  if (!coupon.ok) return coupon;
  const province = wish.province ?? billingProvince(await organizationOf(tx, orgId));
  const { priceCents: listCents, planId } = wish.plan;
  const discount = coupon.value === null ? 0n : discountCents(coupon.value, listCents);
  const sum = price({ listCents, discountCents: discount, taxes: salesTaxRates(province, today) });
  const couponCode = coupon.value?.code ?? null;
  return ok({ price: sum, lines: planLines(planId, couponCode, sum), province, couponCode });
}

async function couponFor({ tx, orgId }: OrganizationWrite, typed: string, now: Instant) {
  const code = normalizeCoupon(typed);
  const judged = checkCoupon(await selectCoupon(tx, code), dateInZone(now, billingZone));
  if (judged.ok && (await hasUsedCoupon(tx, orgId, code))) return refuseCoupon('COUPON.ALREADY_USED');
  return judged;
}

/** Where a sale to the organization is taxed unless the buyer names another billing address. */
export function billingProvince({ country, province, articles_province }: OrganizationRow): ProvinceCode {
  return country === 'CA' && isProvinceCode(province) ? province : articles_province;
}

export async function readCheckout(q: Queries, orgId: string): Promise<Result<CheckoutView, never>> {
  return ok(await viewOf(q, orgId, await selectNewestPlanPayment(q, orgId)));
}

/** The reply to a request that paid: the state; `processing` while it is unknown; PAYMENT.REFUSED with the
 *  reason. */
export async function answerPayment(
  q: Queries,
  orgId: string,
  paymentId: string,
): Promise<HandlerResult<CheckoutView, 'PAYMENT.REFUSED'>> {
  const payment = await selectPayment(q, orgId, paymentId);
  const view = await viewOf(q, orgId, payment);
  if (payment?.status === 'refused') {
    const reason = payment.reason ?? 'declined';
    return refuse('PAYMENT.REFUSED', { params: { reason }, data: { ...view, reason } });
  }
  return payment !== undefined && isOpen(payment.status) ? okWithCode('PAYMENT.PROCESSING', view) : ok(view);
}

async function viewOf(q: Queries, orgId: string, payment: Payment | undefined): Promise<CheckoutView> {
  const [organization, subscription, invoice] = await Promise.all([
    organizationOf(q, orgId),
    selectSubscription(q, orgId),
    payment === undefined ? undefined : selectInvoiceOf(q, orgId, payment.paymentId),
  ]);
  return checkoutView({ organizationStatus: organization.status, payment, subscription, invoice });
}
