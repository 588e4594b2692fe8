/** Orders of an organization and their prices today: computed here, whatever the buyer's screen said. */
import { dateInZone, type Instant, type PlainDate } from '@tabellion/kernel/date.ts';
import { refuse } from '@tabellion/kernel/refusal.ts';
import { ok } from '@tabellion/kernel/result.ts';
import { isProvinceCode, type JurisdictionId, type ProvinceCode } from '@tabellion/law/jurisdictions.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import { contactOf, type OrganizationRow, organizationOf } from '../../organizations/server/public.ts';
import { checkCoupon, discountCents, normalizeCoupon, refuseCoupon } from '../rules/coupon.ts';
import { type InvoiceLine, orderLines, type SoldLine, totalOf } from '../rules/invoice.ts';
import { findPlan, type Plan, pricesOn, yearCentsOf } from '../rules/plans.ts';
import { price, withGovernmentFee } from '../rules/price.ts';
import type { PriceVersion } from '../rules/prices.data.ts';
import { type Seller, taxesCollected } from '../rules/seller.ts';
import { billingZone } from '../rules/subscription.ts';
import { forRemaining, type Remaining, remainingOf } from '../rules/upgrade.ts';
import type { BillingPorts } from './ports.ts';
import { countOwnUses, selectCoupon } from './store/coupons.ts';
import { hasOpenPlanPayment } from './store/payments.ts';
import { type Subscription, selectSubscription } from './store/subscriptions.ts';

/** Where an order is read: a transaction under the organization's lock, or a page that shows it. */
export interface OrderReading {
  readonly tx: Queries;
  readonly orgId: string;
}

export interface Wish {
  readonly seller: Seller;
  /** As typed. */
  readonly coupon?: string | undefined;
  /** The billing address's; without one, that on record counts. */
  readonly province?: ProvinceCode | undefined;
  readonly now: Instant;
  /** Left out: those of the product (`prices.data.ts`). */
  readonly prices?: BillingPorts['prices'] | undefined;
}

/** The prices that hold today. */
const pricesFor = (wish: Pick<Wish, 'now' | 'prices'>): PriceVersion => pricesOn(todayIn(wish), wish.prices);

export const todayIn = ({ now }: Pick<Wish, 'now'>): PlainDate => dateInZone(now, billingZone);

/** A plan for a year. */
export async function orderPlan(at: OrderReading, wish: Wish & { readonly plan: Plan }) {
  if (isInForce(await selectSubscription(at.tx, at.orgId), todayIn(wish)))
    return refuse('PAYMENT.ALREADY_PAID');
  const cents = yearCentsOf(wish.plan, pricesFor(wish));
  return orderOf(at, wish, [{ kind: 'plan', subject: wish.plan.planId, cents }]);
}

/** A larger plan for the rest of the year that is paid: the price difference by days. */
export async function orderUpgrade(at: OrderReading, wish: Wish & { readonly plan: Plan }) {
  const today = todayIn(wish);
  const subscription = await selectSubscription(at.tx, at.orgId);
  if (!isInForce(subscription, today)) return refuse('SUBSCRIPTION.NONE');
  const current = findPlan(subscription.plan_id);
  const { plan } = wish;
  if (plan.planId === subscription.plan_id) return refuse('SUBSCRIPTION.SAME_PLAN');
  if (current === undefined) return refuse('SUBSCRIPTION.NOT_AN_UPGRADE');
  const prices = pricesFor(wish);
  const difference = yearCentsOf(plan, prices) - yearCentsOf(current, prices);
  if (difference < 0n) return refuse('SUBSCRIPTION.NOT_AN_UPGRADE');
  const remaining = remainingOf(subscription, today);
  const cents = forRemaining(difference, remaining);
  const line = { kind: 'upgrade', subject: plan.planId, from: current.planId, ...remaining, cents } as const;
  return orderOf(at, wish, [line]);
}

/** Holders beyond the plan's number, for the rest of the year that is paid. */
export async function orderHolders(at: OrderReading, wish: Wish & { readonly count: number }) {
  const today = todayIn(wish);
  const subscription = await selectSubscription(at.tx, at.orgId);
  if (!runsOn(subscription, today)) return refuse('SUBSCRIPTION.NONE');
  if (wish.count === 0) return refuse('PAYMENT.NOTHING_DUE');
  const { holder } = pricesFor(wish);
  return orderOf(at, wish, [holdersLine(wish.count, remainingOf(subscription, today), holder)]);
}

/** The next year: the plan that was chosen for it, and as many further holders as there are, at the prices of the day on which
 *  the payer was told.
 *  @param holders  all that are in the registers */
export function orderRenewal(
  at: OrderReading,
  wish: Wish & { readonly subscription: Subscription; readonly holders: number },
) {
  const { subscription, holders } = wish;
  const plan = findPlan(subscription.next_plan_id ?? subscription.plan_id);
  if (plan === undefined) return Promise.resolve(refuse('SUBSCRIPTION.NONE'));
  const count = Math.max(0, holders - plan.holders);
  const prices = pricesOn(subscription.priced_on ?? todayIn(wish), wish.prices);
  const sold: SoldLine[] = [{ kind: 'plan', subject: plan.planId, cents: yearCentsOf(plan, prices) }];
  if (count > 0) sold.push(holdersLine(count, { days: 1, ofDays: 1 }, prices.holder));
  return orderOf(at, wish, sold);
}

const holdersLine = (count: number, remaining: Remaining, yearCents: number): SoldLine => ({
  kind: 'holders',
  subject: String(count),
  ...remaining,
  cents: BigInt(count) * forRemaining(BigInt(yearCents), remaining),
});

/** True of a plan that is paid for today and will be renewed. */
export const isInForce = (
  subscription: Subscription | undefined,
  today: PlainDate,
): subscription is Subscription =>
  subscription?.status === 'Active' && subscription.subscription_end_date > today;

/** True of a plan that is paid for today, also where it is cancelled at its end. */
export const runsOn = (
  subscription: Subscription | undefined,
  today: PlainDate,
): subscription is Subscription =>
  subscription !== undefined && subscription.ended_at === null && subscription.subscription_end_date > today;

async function orderOf(at: OrderReading, wish: Wish, sold: readonly SoldLine[]) {
  const { now } = wish;
  const planId = sold[0]?.subject ?? '';
  const coupon = wish.coupon === undefined ? ok(null) : await couponFor(at, wish.coupon, { now, planId });
  if (!coupon.ok) return coupon;
  const province = wish.province ?? (await provinceOf(at));
  const taxes = taxesCollected(wish.seller, province, todayIn(wish));
  if (taxes === undefined) return refuse('PAYMENT.NO_TAX_RATE');
  const listCents = totalOf(sold);
  const discount = coupon.value === null ? 0n : discountCents(coupon.value, listCents);
  const sum = price({ listCents, discountCents: discount, taxes });
  const couponCode = coupon.value?.code ?? null;
  return ok({ price: sum, lines: orderLines(sold, couponCode, sum), province, couponCode });
}

interface FilingWish extends Wish {
  /** Bought with the filing, where none is paid for today; one that is brings the service, cancelled or not. */
  readonly plan: Plan | undefined;
  /** The registry's fee. */
  readonly fee: { readonly jurisdiction: JurisdictionId; readonly cents: bigint };
}

/** A filing: what the registry charges, and the plan that brings the service, where none is paid for today. Coupon and sales tax
 *  are on the plan alone. */
export async function orderFiling(at: OrderReading, wish: FilingWish) {
  const { tx, orgId } = at;
  const { plan, fee } = wish;
  const lines: InvoiceLine[] =
    fee.cents === 0n ? [] : [{ kind: 'government_fee', subject: fee.jurisdiction, cents: fee.cents }];
  if (runsOn(await selectSubscription(tx, orgId), todayIn(wish))) {
    const province = wish.province ?? (await provinceOf(at));
    const nothing = price({ listCents: 0n, discountCents: 0n, taxes: [] });
    return ok({ price: withGovernmentFee(nothing, fee.cents), lines, province, couponCode: null });
  }
  if (plan === undefined) return refuse('PAYMENT.NO_PLAN');
  if (await hasOpenPlanPayment(tx, orgId)) return refuse('PAYMENT.UNDER_WAY');
  const ordered = await orderPlan(at, { ...wish, plan });
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
  { tx, orgId }: OrderReading,
  typed: string,
  { now, planId }: { readonly now: Instant; readonly planId: string },
) {
  const code = normalizeCoupon(typed);
  const [coupon, ownUses] = await Promise.all([selectCoupon(tx, code), countOwnUses(tx, orgId, code)]);
  const judged = checkCoupon(coupon, { today: todayIn({ now }), planId });
  return judged.ok && ownUses >= judged.value.maxUsesPerOrganization
    ? refuseCoupon('COUPON.ALREADY_USED')
    : judged;
}

/** Where a sale to the organization is taxed unless the buyer names another address: that of its billing address, else of its
 *  office. */
export async function provinceOf({ tx, orgId }: OrderReading): Promise<ProvinceCode> {
  const [organization, billing] = await Promise.all([
    organizationOf(tx, orgId),
    contactOf(tx, orgId, 'billing'),
  ]);
  return billing?.country === 'CA' && isProvinceCode(billing.province)
    ? billing.province
    : officeProvince(organization);
}

const officeProvince = ({ country, province, articles_province }: OrganizationRow): ProvinceCode =>
  country === 'CA' && isProvinceCode(province) ? province : articles_province;
