/** How many holders an organization may have by what it has paid for, and how many it has. */
import type { PlainDate } from '@tabellion/kernel/date.ts';
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

/** Places of the plan; null where none is, or the one that was cancelled has run out. */
export function placesIn(
  subscription: Subscription | undefined,
  today: PlainDate,
): Pick<Places, 'included' | 'further'> | null {
  if (subscription?.ended_at !== null) return null;
  const { status, subscription_end_date: endsOn, plan_id: planId, further_holders: further } = subscription;
  if (status === 'Cancel' && endsOn <= today) return null;
  return { included: findPlan(planId)?.holders ?? 0, further };
}

export async function placesOf(
  q: Queries,
  { holdersOf }: Pick<BillingPorts, 'holdersOf'>,
  orgId: string,
  { subscription, today }: { readonly subscription: Subscription | undefined; readonly today: PlainDate },
): Promise<Places> {
  const count = await holdersOf(q, orgId);
  const places = placesIn(subscription, today);
  if (places === null) return { ...count, included: 0, further: 0, missing: 0 };
  const { included, further } = places;
  const taken = count.recorded + count.promised + count.waiting;
  return { ...count, included, further, missing: Math.max(0, taken - included - further) };
}
