/** The page of billing, and the price of what may be bought there. */
import type { PlainDate } from '@tabellion/kernel/date.ts';
import { refuse } from '@tabellion/kernel/refusal.ts';
import { ok, type Result } from '@tabellion/kernel/result.ts';
import type { InputOf } from '@tabellion/kit/endpoint.ts';
import type { AnswerTo, OrganizationContext } from '@tabellion/platform/http/context.ts';
import type * as contract from '../contract.ts';
import { findPlan } from '../rules/plans.ts';
import { taxRegisters } from '../rules/seller.ts';
import { isPlanEnded } from '../rules/subscription.ts';
import type { BillingView, QuoteView } from '../views.ts';
import { orderHolders, orderRenewal, orderUpgrade, todayIn } from './order.ts';
import type { PricedOrder } from './pay.ts';
import { placesOf } from './places.ts';
import type { BillingPorts } from './ports.ts';
import { cardView, dollarsOf, lineView, paymentView, subscriptionView } from './present.ts';
import { selectNewestHoldersPayment } from './store/payments.ts';
import { type Subscription, selectCard, selectSubscription } from './store/subscriptions.ts';

export async function readBilling(
  context: OrganizationContext,
  ports: BillingPorts,
): Promise<Result<BillingView, never>> {
  const { q, orgId, now } = context;
  const today = todayIn({ now });
  const subscription = await selectSubscription(q, orgId);
  const [card, payment, places] = await Promise.all([
    selectCard(q, orgId),
    selectNewestHoldersPayment(q, orgId),
    placesOf(q, ports, orgId, { subscription, today }),
  ]);
  const { name, taxNumbers } = ports.seller;
  return ok({
    state: stateOf(subscription, today),
    subscription: subscription === undefined ? null : subscriptionView(subscription),
    renewal: await renewalOf(context, ports, subscription, places.recorded),
    card: card === undefined ? null : cardView(card),
    holders: {
      recorded: places.recorded,
      promised: places.promised,
      waiting: places.waiting,
      included: places.included,
      further: places.further,
      missing: places.missing,
    },
    holders_payment: payment === undefined ? null : paymentView(payment),
    provider: ports.provider.name,
    seller: {
      name,
      tax_numbers: taxRegisters.flatMap((register) => {
        const number = taxNumbers[register];
        return number === undefined ? [] : [{ register, number }];
      }),
    },
  });
}

function stateOf(subscription: Subscription | undefined, today: PlainDate): BillingView['state'] {
  if (subscription === undefined) return 'none';
  if (subscription.ended_at !== null) return 'ended';
  if (subscription.status === 'Cancel') return subscription.plan_last_date < today ? 'ended' : 'cancelled';
  if (subscription.renewal_tries > 0) return 'failing';
  return isPlanEnded(subscription, today) ? 'due' : 'active';
}

async function renewalOf(
  { q, orgId, now }: OrganizationContext,
  { seller, prices }: BillingPorts,
  subscription: Subscription | undefined,
  holders: number,
): Promise<BillingView['renewal']> {
  if (subscription?.status !== 'Active') return null;
  const order = await orderRenewal(
    { tx: q, orgId },
    {
      subscription,
      holders,
      seller,
      now,
      prices,
    },
  );
  return {
    on: subscription.charge_on ?? subscription.subscription_end_date,
    plan_id: subscription.next_plan_id ?? subscription.plan_id,
    amount: order.ok ? dollarsOf(order.value.price.totalCents) : null,
    tries: subscription.renewal_tries,
  };
}

export async function readQuote(
  { q, orgId, now }: OrganizationContext,
  ports: BillingPorts,
  { type, plan: planId = '', coupon, province }: InputOf<typeof contract.readQuote>['query'],
): Promise<AnswerTo<typeof contract.readQuote>> {
  const subscription = await selectSubscription(q, orgId);
  if (subscription === undefined) return refuse('SUBSCRIPTION.NONE');
  const wish = { seller: ports.seller, coupon, province, now, prices: ports.prices };
  const at = { tx: q, orgId };
  if (type === 'Add Shareholders') {
    const { missing: count } = await placesOf(q, ports, orgId, { subscription, today: todayIn({ now }) });
    const order = await orderHolders(at, { ...wish, count });
    return order.ok ? ok(quoteOf(order.value, subscription)) : order;
  }
  const plan = findPlan(planId);
  if (plan === undefined) return refuse('GENERAL.NOT_FOUND');
  const order = await orderUpgrade(at, { ...wish, plan });
  return order.ok ? ok(quoteOf(order.value, subscription)) : order;
}

const quoteOf = (
  { price, lines, province }: PricedOrder,
  { plan_last_date: until }: Subscription,
): QuoteView => ({
  lines: lines.map(lineView),
  subtotal: dollarsOf(price.netCents),
  tax: dollarsOf(price.taxCents),
  total: dollarsOf(price.totalCents),
  province,
  until,
});
