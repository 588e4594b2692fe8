import { planData } from './plans.data.ts';

export type PlanId = (typeof planData.plans)[number]['plan_id'];

/** A plan, paid once a year in advance. */
export interface Plan {
  planId: PlanId;
  /** For one year, before coupon and sales tax. */
  priceCents: bigint;
  /** Registered holders at most; what is above is paid by Add Shareholders (decisions, section 9). */
  holders: number;
}

/** In the order in which they are shown: the smallest first. */
export const plans: readonly Plan[] = planData.plans.map((plan) => ({
  planId: plan.plan_id,
  priceCents: BigInt(plan.price_cents),
  holders: plan.holders,
}));

/** @returns undefined for an id that names no plan for sale */
export const findPlan = (planId: string): Plan | undefined => plans.find((plan) => plan.planId === planId);
