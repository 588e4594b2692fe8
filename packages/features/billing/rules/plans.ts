import type { PlainDate } from '@tabellion/kernel/date.ts';
import { type PriceVersion, priceVersions } from './prices.data.ts';

/** The plans for sale, of one year; their prices are versions (`prices.data.ts`). */
export const planData = {
  currency: 'CAD',
  /** The same in every plan; the plans differ in the number of holders alone. */
  features: [
    'incorporation',
    'registers',
    'holdings',
    'minute_book',
    'documents',
    'signing',
    'check',
    'bound_book',
    'deadlines',
    'access',
    'log',
  ],
  plans: [
    { plan_id: 'founder', holders: 10 },
    { plan_id: 'growth', holders: 50 },
    { plan_id: 'counsel', holders: 250 },
  ],
} as const;

/** The one that is offered where none was ever chosen. */
export const firstPlan = planData.plans[0].plan_id;

type PlanId = (typeof planData.plans)[number]['plan_id'];

/** A plan, paid once a year in advance. */
export interface Plan {
  planId: PlanId;
  /** Registered holders at most; what is above is paid by Add Shareholders (decisions, section 9). */
  holders: number;
}

export interface PricedPlan extends Plan {
  /** The price of one year, before coupon and sales tax. */
  priceCents: bigint;
}

/** Shown in this order: the smallest first. */
export const plans: readonly Plan[] = planData.plans.map((plan) => ({
  planId: plan.plan_id,
  holders: plan.holders,
}));

/** @returns undefined for an id that names no plan for sale */
export const findPlan = (planId: string): Plan | undefined => plans.find((plan) => plan.planId === planId);

type Versions = readonly [PriceVersion, ...PriceVersion[]];

/** The prices that hold on a day; before the first version, that one. */
export const pricesOn = (on: PlainDate, versions: Versions = priceVersions): PriceVersion =>
  versions.findLast(({ as_of }) => as_of <= on) ?? versions[0];

export const yearCentsOf = ({ planId }: Plan, prices: PriceVersion): bigint => BigInt(prices.plans[planId]);

/** The plans with their prices on a day. */
export function plansOn(on: PlainDate, versions: Versions = priceVersions): readonly PricedPlan[] {
  const prices = pricesOn(on, versions);
  return plans.map((plan) => ({
    planId: plan.planId,
    holders: plan.holders,
    priceCents: yearCentsOf(plan, prices),
  }));
}
