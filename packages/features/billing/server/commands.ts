import { dateInZone } from '@tabellion/kernel/date.ts';
import { parseCents } from '@tabellion/kernel/money.ts';
import { refuse } from '@tabellion/kernel/refusal.ts';
import { ok } from '@tabellion/kernel/result.ts';
import type { InputOf } from '@tabellion/kit/endpoint.ts';
import { type AnswerTo, type OrganizationContext, okWithCode } from '@tabellion/platform/http/context.ts';
import { serveUser } from '@tabellion/platform/http/route.ts';
import { recordActivity } from '../../activity/server/public.ts';
import { writeOrganization, writeOrganizationAfterRelease } from '../../organizations/server/public.ts';
import * as contract from '../contract.ts';
import { subscriptionCancelled } from '../events.ts';
import { checkCoupon, discountCents, normalizeCoupon } from '../rules/coupon.ts';
import { findPlan, type Plan } from '../rules/plans.ts';
import { billingZone } from '../rules/subscription.ts';
import type * as subscriptionContract from '../subscriptionContract.ts';
import { answerPayment, readCheckout } from './checkout.ts';
import { isInForce, orderHolders, orderPlan, orderUpgrade, todayIn } from './order.ts';
import { onFile, pay } from './pay.ts';
import { placesOf } from './places.ts';
import type { BillingPorts } from './ports.ts';
import { dollarsOf, subscriptionView } from './present.ts';
import { selectCoupon } from './store/coupons.ts';
import {
  cancelSubscriptionRow,
  keepSubscriptionRow,
  selectSubscription,
  selectSubscriptionById,
  setNextPlan,
} from './store/subscriptions.ts';

type OrderBody = InputOf<typeof contract.purchasePlan>['body'];

export async function purchasePlan(
  context: OrganizationContext,
  ports: BillingPorts,
  { planId }: { planId: string },
  body: OrderBody,
): Promise<AnswerTo<typeof contract.purchasePlan>> {
  const plan = findPlan(planId);
  const priceCents = parseCents(String(body.price));
  if (plan === undefined || priceCents === undefined) return refuse('GENERAL.NOT_FOUND');
  const purchase = { purpose: 'incorporation', subject: planId, method: methodOf(body), priceCents } as const;
  const paid = await pay(context, ports, purchase, (write) =>
    orderPlan(write, { ...wishOf(context, ports, body), plan }),
  );
  return paid.ok ? answerOf(context, paid.value) : paid;
}

/** Another plan: a larger one is paid for and begins now; a smaller one begins when the paid year ends. */
export async function upgradePlan(
  context: OrganizationContext,
  ports: BillingPorts,
  { planId }: { planId: string },
  body: OrderBody,
): Promise<AnswerTo<typeof contract.upgradePlan>> {
  const plan = findPlan(planId);
  const priceCents = parseCents(String(body.price));
  if (plan === undefined || priceCents === undefined) return refuse('GENERAL.NOT_FOUND');
  const upgrade = { purpose: 'upgrade', subject: planId, method: methodOf(body), priceCents } as const;
  const wish = { ...wishOf(context, ports, body), plan };
  const paid = await pay(context, ports, upgrade, (write) => orderUpgrade(write, wish));
  if (paid.ok) return answerOf(context, paid.value);
  if (paid.error.textCode !== 'SUBSCRIPTION.NOT_AN_UPGRADE' || priceCents !== 0n) return paid;
  const planned = await planDowngrade(context, plan);
  return planned.ok ? okWithCode('SUBSCRIPTION.DOWNGRADED', planned.value) : planned;
}

async function planDowngrade(context: OrganizationContext, { planId }: Plan) {
  const { db, orgId, now } = context;
  const written = await writeOrganizationAfterRelease(context, async (write) => {
    const subscription = await selectSubscription(write.tx, orgId);
    if (!isInForce(subscription, todayIn({ now }))) return refuse('SUBSCRIPTION.NONE');
    await setNextPlan(write.tx, orgId, subscription.subscription_id, planId);
    await recordActivity(write, { kind: 'plan_change_planned', params: {} });
    return ok({});
  });
  return written.ok ? db.asOrganization(orgId, (q) => readCheckout(q, orgId)) : written;
}

/** Holders beyond those of the plan, for the rest of its paid year. */
export async function payHolders(
  context: OrganizationContext,
  ports: BillingPorts,
  body: OrderBody,
): Promise<AnswerTo<typeof contract.payCorporate>> {
  const { orgId } = context;
  const priceCents = parseCents(String(body.price));
  const subscription = await selectSubscription(context.q, orgId);
  if (priceCents === undefined) return refuse('GENERAL.NOT_FOUND');
  if (subscription === undefined) return refuse('SUBSCRIPTION.NONE');
  const { subscription_id: subject } = subscription;
  const order = { purpose: 'add_shareholders', subject, method: methodOf(body), priceCents } as const;
  const paid = await pay(context, ports, order, async (write) => {
    const current = await selectSubscription(write.tx, orgId);
    // A plan that began meanwhile has other places.
    if (current?.subscription_id !== subject) return refuse('PAYMENT.UNDER_WAY');
    const today = todayIn(context);
    const { missing: count } = await placesOf(write.tx, ports, orgId, { subscription: current, today });
    return orderHolders(write, { ...wishOf(context, ports, body), count });
  });
  return paid.ok ? answerOf(context, paid.value) : paid;
}

const methodOf = ({ card, card_on_file }: OrderBody) => card ?? (card_on_file === true ? onFile : undefined);

const wishOf = (
  { now }: OrganizationContext,
  { seller, prices }: BillingPorts,
  { coupon, province }: OrderBody,
) => ({
  seller,
  prices,
  coupon,
  province,
  now,
});

const answerOf = ({ db, orgId }: OrganizationContext, paymentId: string) =>
  db.asOrganization(orgId, (q) => answerPayment(q, orgId, paymentId));

export const validateCoupon = serveUser(contract.validateCoupon, async ({ q, now }, { query }) => {
  const coupon = await selectCoupon(q, normalizeCoupon(query.coupon));
  const { plan: planId } = query;
  const judged = checkCoupon(coupon, {
    today: dateInZone(now, billingZone),
    ...(planId !== undefined && { planId }),
  });
  if (!judged.ok) return judged;
  const discount = discountCents(judged.value, parseCents(query.cart_amount) ?? 0n);
  return ok({ coupon: { coupon: judged.value.code, discount_amount: dollarsOf(discount) } });
});

/** Cancels at the end of the paid period; one that is cancelled already stays as it is. */
export async function cancelSubscription(
  context: OrganizationContext,
  subscriptionId: string,
): Promise<AnswerTo<typeof subscriptionContract.cancelSubscription>> {
  const { orgId } = context;
  const cancelled = await writeOrganization(context, async (write) => {
    const { tx } = write;
    const subscription = await selectSubscriptionById(tx, orgId, subscriptionId);
    if (subscription === undefined) return refuse('GENERAL.NOT_FOUND');
    const changed = await cancelSubscriptionRow(tx, orgId, subscription.subscription_id, write.recordedAt);
    if (changed === 0) return ok({});
    await recordActivity(write, { kind: 'subscription_cancelled', params: {} });
    await write.announce(subscriptionCancelled, {
      subscriptionId,
      planId: subscription.plan_id,
      endsOn: subscription.subscription_end_date,
    });
    return ok({});
  });
  return cancelled.ok ? readSubscription(context, subscriptionId) : cancelled;
}

async function readSubscription({ q, orgId }: OrganizationContext, subscriptionId: string) {
  const subscription = await selectSubscriptionById(q, orgId, subscriptionId);
  if (subscription === undefined) return refuse('GENERAL.NOT_FOUND');
  return ok({ subscription: subscriptionView(subscription) });
}

/** Takes back what was to happen at the end of the paid year, as long as that has not come. */
export async function keepSubscription(
  context: OrganizationContext,
  subscriptionId: string,
): Promise<AnswerTo<typeof subscriptionContract.keepSubscription>> {
  const { orgId, now } = context;
  const kept = await writeOrganization(context, async (write) => {
    const { tx } = write;
    const subscription = await selectSubscriptionById(tx, orgId, subscriptionId);
    if (subscription === undefined) return refuse('GENERAL.NOT_FOUND');
    const isOver = subscription.subscription_end_date <= todayIn({ now });
    const changed = isOver ? 0 : await keepSubscriptionRow(tx, orgId, subscription.subscription_id);
    if (changed === 0) return refuse('SUBSCRIPTION.NOT_TO_KEEP');
    await recordActivity(write, { kind: 'subscription_kept', params: {} });
    return ok({});
  });
  return kept.ok ? readSubscription(context, subscriptionId) : kept;
}
