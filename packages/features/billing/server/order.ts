/** The price of a plan for an organization today: computed here, whatever the buyer's screen said. */
import { dateInZone, type Instant } from '@tabellion/kernel/date.ts';
import { refuse } from '@tabellion/kernel/refusal.ts';
import { ok } from '@tabellion/kernel/result.ts';
import { isProvinceCode, type ProvinceCode } from '@tabellion/law/jurisdictions.ts';
import {
  type OrganizationRow,
  type OrganizationWrite,
  organizationOf,
} from '../../organizations/server/public.ts';
import { checkCoupon, discountCents, normalizeCoupon, refuseCoupon } from '../rules/coupon.ts';
import { planLines } from '../rules/invoice.ts';
import type { Plan } from '../rules/plans.ts';
import { price } from '../rules/price.ts';
import { salesTaxRates } from '../rules/salesTax.ts';
import { billingZone } from '../rules/subscription.ts';
import { selectCoupon } from './store/coupons.ts';
import { hasUsedCoupon } from './store/payments.ts';
import { selectSubscription } from './store/subscriptions.ts';

interface Wish {
  plan: Plan;
  /** As typed. */
  coupon: string | undefined;
  /** Of the billing address; without one, that of the organization. */
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
