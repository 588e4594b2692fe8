import { dateInZone } from '@tabellion/kernel/date.ts';
import { parseCents } from '@tabellion/kernel/money.ts';
import { refuse } from '@tabellion/kernel/refusal.ts';
import { ok } from '@tabellion/kernel/result.ts';
import type { InputOf } from '@tabellion/kit/endpoint.ts';
import type { Connection } from '@tabellion/platform/database/queries.ts';
import type { AnswerTo, OrganizationContext } from '@tabellion/platform/http/context.ts';
import { serveUser } from '@tabellion/platform/http/route.ts';
import { bounded } from '@tabellion/platform/outside/bounded.ts';
import { recordActivity } from '../../activity/server/public.ts';
import { writeOrganization } from '../../organizations/server/public.ts';
import * as contract from '../contract.ts';
import { subscriptionCancelled } from '../events.ts';
import { checkCoupon, discountCents, normalizeCoupon } from '../rules/coupon.ts';
import { findPlan } from '../rules/plans.ts';
import { refuseCard } from '../rules/sealedCard.ts';
import { billingZone } from '../rules/subscription.ts';
import { answerPayment, orderPlan } from './order.ts';
import { pay } from './pay.ts';
import type { BillingPorts } from './ports.ts';
import { cardView, dollarsOf, subscriptionView } from './present.ts';
import { selectCoupon } from './store/coupons.ts';
import { takeNonce } from './store/payments.ts';
import { cancelSubscriptionRow, putCard, selectSubscriptionById } from './store/subscriptions.ts';

export async function purchasePlan(
  context: OrganizationContext,
  ports: BillingPorts,
  { planId }: { planId: string },
  body: InputOf<typeof contract.purchasePlan>['body'],
): Promise<AnswerTo<typeof contract.purchasePlan>> {
  const plan = findPlan(planId);
  const priceCents = parseCents(String(body.price));
  if (plan === undefined || priceCents === undefined) return refuse('GENERAL.NOT_FOUND');
  const { coupon, province, card } = body;
  const purchase = { purpose: 'incorporation', subject: planId, method: card, priceCents } as const;
  const paid = await pay(context, ports, purchase, (write) =>
    orderPlan(write, { plan, coupon, province, now: context.now }),
  );
  if (!paid.ok) return paid;
  return context.db.asOrganization(context.orgId, (q) => answerPayment(q, context.orgId, paid.value));
}

export const validateCoupon = serveUser(contract.validateCoupon, async ({ q, now }, { query }) => {
  const coupon = await selectCoupon(q, normalizeCoupon(query.coupon));
  const judged = checkCoupon(coupon, { today: dateInZone(now, billingZone) });
  if (!judged.ok) return judged;
  const discount = discountCents(judged.value, parseCents(query.cart_amount) ?? 0n);
  return ok({ coupon: { coupon: judged.value.code, discount_amount: dollarsOf(discount) } });
});

/** Keeps a new card for renewals. The provider is asked first, which is harmless to repeat; then the row changes. */
export async function updateCard(
  context: OrganizationContext,
  { provider, chargeTimeoutMs }: BillingPorts,
  { card: sealed }: InputOf<typeof contract.updateCard>['body'],
): Promise<AnswerTo<typeof contract.updateCard>> {
  const { db, orgId, now, release } = context;
  const read = await provider.readMethod(
    sealed,
    { organization: orgId, subject: null, priceCents: null },
    now,
  );
  if (!read.ok) return read;
  release();
  const { nonce, goodUntil } = read.value;
  const keep = (signal: AbortSignal) => provider.keepCard(sealed, signal);
  const kept = await bounded(chargeTimeoutMs, keep).catch(() => undefined);
  if (kept === undefined) return refuse('GENERAL.NOT_READY');
  if ('refused' in kept)
    return refuse('PAYMENT.REFUSED', { params: { reason: kept.refused }, data: { reason: kept.refused } });
  // The request's own connection was given back before the provider was asked.
  const q: Connection = { ...context.q, transaction: (work) => db.transaction(orgId, work) };
  const written = await writeOrganization({ ...context, q }, async ({ tx, recordedAt }) => {
    if (!(await takeNonce(tx, nonce, goodUntil))) return refuseCard('CARD.USED');
    await putCard(tx, orgId, kept, recordedAt);
    return ok({});
  });
  return written.ok ? ok({ card: cardView(kept) }) : written;
}

/** Cancels at the end of the paid period; one that is cancelled already stays as it is. */
export async function cancelSubscription(
  context: OrganizationContext,
  subscriptionId: string,
): Promise<AnswerTo<typeof contract.cancelSubscription>> {
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
