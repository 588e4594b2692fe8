/** The price of a plan for an organization today: computed here, whatever the buyer's screen said. */
import { dateInZone, type Instant, type PlainDate } from '@tabellion/kernel/date.ts';
import { refuse } from '@tabellion/kernel/refusal.ts';
import { ok, type Result } from '@tabellion/kernel/result.ts';
import { isProvinceCode, type JurisdictionId, type ProvinceCode } from '@tabellion/law/jurisdictions.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import { type HandlerResult, okWithCode } from '@tabellion/platform/http/context.ts';
import {
  type OrganizationRow,
  type OrganizationWrite,
  organizationOf,
} from '../../organizations/server/public.ts';
import { checkCoupon, discountCents, normalizeCoupon, refuseCoupon } from '../rules/coupon.ts';
import { type InvoiceLine, planLines } from '../rules/invoice.ts';
import { isOpen } from '../rules/payment.ts';
import type { Plan } from '../rules/plans.ts';
import { price, salesTaxRates, withGovernmentFee } from '../rules/price.ts';
import { billingZone } from '../rules/subscription.ts';
import type { CheckoutView } from '../views.ts';
import { checkoutView } from './present.ts';
import { countOwnUses, selectCoupon } from './store/coupons.ts';
import { selectInvoiceOf } from './store/invoices.ts';
import { type Payment, selectNewestPlanPayment, selectPayment } from './store/payments.ts';
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
  if (await hasPlan(tx, orgId, today)) return refuse('PAYMENT.ALREADY_PAID');
  const coupon = wish.coupon === undefined ? ok(null) : await couponFor(write, wish.coupon, wish);
  if (!coupon.ok) return coupon;
  const province = wish.province ?? billingProvince(await organizationOf(tx, orgId));
  const { priceCents: listCents, planId } = wish.plan;
  const discount = coupon.value === null ? 0n : discountCents(coupon.value, listCents);
  const sum = price({ listCents, discountCents: discount, taxes: salesTaxRates(province, today) });
  const couponCode = coupon.value?.code ?? null;
  return ok({ price: sum, lines: planLines(planId, couponCode, sum), province, couponCode });
}

async function hasPlan(q: Queries, orgId: string, today: PlainDate): Promise<boolean> {
  const subscription = await selectSubscription(q, orgId);
  return subscription?.status === 'Active' && subscription.subscription_end_date > today;
}

interface FilingWish extends Omit<Wish, 'plan'> {
  /** Bought with the filing, where none is in force; one that is in force brings the service. */
  plan: Plan | undefined;
  /** The registry's fee. */
  fee: { readonly jurisdiction: JurisdictionId; readonly cents: bigint };
}

/** A filing: what the registry charges, and the plan that brings the service, where none is in force. Coupon and sales tax are on
 *  the plan alone. */
export async function orderFiling(write: OrganizationWrite, wish: FilingWish) {
  const { tx, orgId } = write;
  const { plan, fee } = wish;
  const lines: InvoiceLine[] =
    fee.cents === 0n ? [] : [{ kind: 'government_fee', subject: fee.jurisdiction, cents: fee.cents }];
  if (await hasPlan(tx, orgId, dateInZone(wish.now, billingZone))) {
    const province = wish.province ?? billingProvince(await organizationOf(tx, orgId));
    const nothing = price({ listCents: 0n, discountCents: 0n, taxes: [] });
    return ok({ price: withGovernmentFee(nothing, fee.cents), lines, province, couponCode: null });
  }
  if (plan === undefined) return refuse('PAYMENT.NO_PLAN');
  const open = await selectNewestPlanPayment(tx, orgId);
  if (open !== undefined && isOpen(open.status)) return refuse('PAYMENT.UNDER_WAY');
  const ordered = await orderPlan(write, { ...wish, plan });
  if (!ordered.ok) return ordered;
  const { price: ofPlan, lines: planned, province, couponCode } = ordered.value;
  return ok({
    price: withGovernmentFee(ofPlan, fee.cents),
    lines: [...lines, ...planned],
    province,
    couponCode,
  });
}

async function couponFor(
  { tx, orgId }: OrganizationWrite,
  typed: string,
  { now, plan: { planId } }: Pick<Wish, 'now' | 'plan'>,
) {
  const code = normalizeCoupon(typed);
  const [coupon, ownUses] = await Promise.all([selectCoupon(tx, code), countOwnUses(tx, orgId, code)]);
  const judged = checkCoupon(coupon, { today: dateInZone(now, billingZone), planId });
  return judged.ok && ownUses >= judged.value.maxUsesPerOrganization
    ? refuseCoupon('COUPON.ALREADY_USED')
    : judged;
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
