import type { Decimal } from '@tabellion/kernel/decimal.ts';
import { groupBy } from './groupBy.ts';
import { dateOf, numericOf, textOf } from './object.ts';
import type { PackageIndex, Security } from './packageIndex.ts';
import type { AuthorizedBound, TimelineChange } from './timeline.ts';
import type { Transaction } from './transaction.ts';

/** The shares that a plan reserves, and those that its grants have taken. */
export interface Pool {
  readonly planId: string;
  readonly reserved: readonly AuthorizedBound[];
  /** Exercised options stay taken. */
  readonly taken: readonly TimelineChange[];
}

/** One for each plan, in the order of the package. A pool begins when the board approved the plan. */
export function poolsOf(index: PackageIndex): readonly Pool[] {
  const taken = groupBy([...takings(index), ...returns(index)], ({ planId }) => planId);
  return [...(index.byType.get('STOCK_PLAN')?.values() ?? [])].map(({ object, where }) => ({
    planId: object.id,
    reserved: [
      {
        from: dateOf(object, 'board_approval_date') ?? null,
        most: numericOf(object, 'initial_shares_reserved') ?? null,
        where,
      },
      ...(index.adjustments.get('TX_STOCK_PLAN_POOL_ADJUSTMENT')?.get(object.id) ?? []).map((one) => ({
        from: one.date,
        most: numericOf(one.object, 'shares_reserved') ?? null,
        where: one.where,
      })),
    ],
    taken: taken.get(object.id) ?? [],
  }));
}

/** A grant takes from the pool once: what results from another transaction, or is its balance, took nothing new. */
function* takings(index: PackageIndex): Iterable<PlanChange> {
  for (const { id, issuance, quantity, planId } of index.securities.values()) {
    if (planId === undefined || quantity === undefined || index.sources.has(id)) continue;
    yield { planId, date: issuance.date, by: quantity, where: issuance.where };
  }
}

interface PlanChange extends TimelineChange {
  readonly planId: string;
}

/** Returns to pools: those stated (TX_STOCK_PLAN_RETURN_TO_POOL), and for a security without one, by its
 *  plan's rule for cancelled ones. A retraction undoes the grant. */
function* returns(index: PackageIndex): Iterable<PlanChange> {
  const returned = new Set<string>();
  for (const { object, where } of index.byType.get('TX_STOCK_PLAN_RETURN_TO_POOL')?.values() ?? []) {
    const [planId, date] = [textOf(object, 'stock_plan_id'), dateOf(object, 'date')];
    const quantity = numericOf(object, 'quantity');
    returned.add(textOf(object, 'security_id') ?? '');
    if (planId === undefined || date === undefined || quantity === undefined) continue;
    yield { planId, date, by: -quantity as Decimal, where };
  }
  for (const transaction of index.transactions) {
    const security = index.securities.get(transaction.securityIds[0] ?? '');
    if (security?.planId === undefined || returned.has(security.id)) continue;
    const quantity = cancelled(transaction, security, index);
    if (quantity === undefined) continue;
    const { date, where } = transaction;
    yield { planId: security.planId, date, by: -quantity as Decimal, where };
  }
}

function cancelled(
  { act, object }: Transaction,
  security: Security,
  index: PackageIndex,
): Decimal | undefined {
  if (act === 'RETRACTION') return security.quantity;
  const plan = index.byType.get('STOCK_PLAN')?.get(security.planId ?? '')?.object;
  const behavior = plan && textOf(plan, 'default_cancellation_behavior');
  return act === 'CANCELLATION' && behavior === 'RETURN_TO_POOL' ? numericOf(object, 'quantity') : undefined;
}
