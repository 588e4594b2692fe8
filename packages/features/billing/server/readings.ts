/** Endpoints of billing that read, or confirm without a change. */
import { dateInZone, type Instant } from '@tabellion/kernel/date.ts';
import { formatDecimal } from '@tabellion/kernel/decimal.ts';
import { refuse } from '@tabellion/kernel/refusal.ts';
import { ok } from '@tabellion/kernel/result.ts';
import type { InputOf } from '@tabellion/kit/endpoint.ts';
import { judge } from '@tabellion/kit/may.ts';
import { provinceCodes } from '@tabellion/law/jurisdictions.ts';
import type { AnswerTo, OrganizationContext, UserContext } from '@tabellion/platform/http/context.ts';
import { serveOrganization } from '@tabellion/platform/http/route.ts';
import { access } from '../../access.ts';
import { type MembershipRow, membershipsOf } from '../../organizations/server/public.ts';
import * as contract from '../contract.ts';
import type * as invoiceContract from '../invoiceContract.ts';
import { plansOn, pricesOn } from '../rules/plans.ts';
import { salesTaxData } from '../rules/salesTax.data.ts';
import { type Seller, taxesCollected } from '../rules/seller.ts';
import { billingZone } from '../rules/subscription.ts';
import type { SubscriptionView, TaxRatesView } from '../views.ts';
import { provinceOf, runsOn } from './order.ts';
import type { BillingPorts } from './ports.ts';
import { invoiceView, planView, subscriptionView } from './present.ts';
import { selectInvoices } from './store/invoices.ts';
import { selectSubscription, selectSubscriptionById } from './store/subscriptions.ts';

export const readPlans = (ports: BillingPorts) =>
  serveOrganization(contract.readPlans, async ({ q, orgId, now }) => {
    const [province, subscription] = await Promise.all([
      provinceOf({ tx: q, orgId }),
      selectSubscription(q, orgId),
    ]);
    const { provider, seller, prices } = ports;
    const today = dateInZone(now, billingZone);
    return ok({
      plans: plansOn(today, prices).map((plan) => planView(plan, pricesOn(today, prices))),
      plan_id: subscription?.plan_id ?? null,
      subscription: subscription === undefined ? null : subscriptionView(subscription),
      plan_runs: runsOn(subscription, today),
      provider: provider.name,
      province,
      tax_rates: taxRates(seller, now),
    });
  });

function taxRates(seller: Seller, now: Instant): TaxRatesView {
  const today = dateInZone(now, billingZone);
  const provinces = provinceCodes.map((province) => ({
    province,
    taxes: (taxesCollected(seller, province, today) ?? []).map(({ tax, rate }) => ({
      tax,
      rate: formatDecimal(rate),
    })),
  }));
  return { as_of: salesTaxData.as_of, status: salesTaxData.status, provinces };
}

export const readPlanId = serveOrganization(contract.readPlanId, async ({ q, orgId }) => {
  const subscription = await selectSubscription(q, orgId);
  if (subscription === undefined) return ok({ plan_id: null, subscription: null, tried_again_on: null });
  const isFailing = subscription.status === 'Active' && subscription.renewal_tries > 0;
  return ok({
    plan_id: subscription.plan_id,
    subscription: subscriptionView(subscription),
    tried_again_on: isFailing ? subscription.charge_on : null,
  });
});

/** A client's claim about a subscription. */
type Claim = { [Name in keyof SubscriptionView]?: SubscriptionView[Name] | undefined };

/** Confirms a recorded subscription, unless a claim differs from it. */
export async function confirmSubscription({ q, orgId }: OrganizationContext, claim: Claim) {
  const recorded =
    claim.subscription_id === undefined
      ? await selectSubscription(q, orgId)
      : await selectSubscriptionById(q, orgId, claim.subscription_id);
  if (recorded === undefined) return refuse('SUBSCRIPTION.NOT_PAID');
  const subscription = subscriptionView(recorded);
  const names = Object.keys(claim) as (keyof SubscriptionView)[];
  const differs = names.some((name) => claim[name] !== undefined && claim[name] !== subscription[name]);
  return differs ? refuse('SUBSCRIPTION.NOT_PAID') : ok({ subscription });
}

const pageSize = 50;

/** One page; numbers run through all organizations, so each one's newest are enough to make it. */
export async function listInvoices(
  { q, db, user, release }: UserContext,
  { org_unique_id: orgId, before }: InputOf<typeof invoiceContract.listInvoices>['query'],
): Promise<AnswerTo<typeof invoiceContract.listInvoices>> {
  const judgementOf = ({ org_id, access: right, sections, sub_type }: MembershipRow) =>
    judge(
      { user, membership: { orgId: org_id, access: right, sections, subType: sub_type } },
      access['billing.manage'],
    );
  const memberships = await membershipsOf(q, user.userId);
  const chosen = memberships.filter(({ org_id }) => orgId === undefined || org_id === orgId.toLowerCase());
  if (orgId !== undefined) {
    const [row] = chosen;
    if (row === undefined) return refuse('GENERAL.NOT_FOUND');
    const judgement = judgementOf(row);
    if (!judgement.may) return refuse(judgement.textCode);
  }
  release();
  const query = { before: before === undefined ? null : BigInt(before), limit: pageSize + 1 };
  const lists = [];
  for (const { org_id } of chosen.filter((row) => judgementOf(row).may))
    lists.push(await db.asOrganization(org_id, (inside) => selectInvoices(inside, org_id, query)));
  const newest = lists.flat().sort((a, b) => Number(b.number - a.number));
  const page = newest.slice(0, pageSize);
  const last = newest.length > pageSize ? page.at(-1) : undefined;
  return ok({ invoices: page.map(invoiceView), next: last?.number.toString() ?? null });
}
