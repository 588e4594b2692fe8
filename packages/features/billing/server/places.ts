/** How many holders an organization may have by what it has paid for, and how many it has. */
import type { Queries } from '@tabellion/platform/database/queries.ts';
import { findPlan } from '../rules/plans.ts';
import type { BillingPorts, HolderCount } from './ports.ts';
import type { Subscription } from './store/subscriptions.ts';

export interface Places extends HolderCount {
  /** Those of the plan. */
  readonly included: number;
  /** Paid for beyond those. */
  readonly further: number;
  /** Holders without a place: in the registers already, or waiting for one. */
  readonly missing: number;
}

export async function placesOf(
  q: Queries,
  { holdersOf }: Pick<BillingPorts, 'holdersOf'>,
  orgId: string,
  subscription: Subscription | undefined,
): Promise<Places> {
  const count = await holdersOf(q, orgId);
  const lives = subscription?.ended_at === null;
  const included = lives ? (findPlan(subscription.plan_id)?.holders ?? 0) : 0;
  const further = lives ? subscription.further_holders : 0;
  const missing = lives ? Math.max(0, count.recorded + count.waiting - included - further) : 0;
  return { ...count, included, further, missing };
}
