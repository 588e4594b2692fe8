/** The plans for sale, in integer cents of Canadian dollars for one year. A new price is a new `as_of`. */
export const planData = {
  as_of: '2026-01-01',
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
    { plan_id: 'founder', price_cents: 348_00, holders: 10 },
    { plan_id: 'growth', price_cents: 588_00, holders: 50 },
    { plan_id: 'counsel', price_cents: 1_188_00, holders: 250 },
  ],
  /** Each further director costs nothing: no plan counts directors. */
  director: { price_cents: 0 },
  /** Each holder beyond the plan's number, for a year. */
  holder: { price_cents: 12_00 },
} as const;

type PlanId = (typeof planData.plans)[number]['plan_id'];

/** A plan, paid once a year in advance. */
export interface Plan {
  planId: PlanId;
  /** The price of one year, before coupon and sales tax. */
  priceCents: bigint;
  /** Registered holders at most; what is above is paid by Add Shareholders (decisions, section 9). */
  holders: number;
}

/** A year of one holder beyond the plan's number, before sales tax. */
export const holderCents = BigInt(planData.holder.price_cents);

/** Shown in this order: the smallest first. */
export const plans: readonly Plan[] = planData.plans.map((plan) => ({
  planId: plan.plan_id,
  priceCents: BigInt(plan.price_cents),
  holders: plan.holders,
}));

/** @returns undefined for an id that names no plan for sale */
export const findPlan = (planId: string): Plan | undefined => plans.find((plan) => plan.planId === planId);
