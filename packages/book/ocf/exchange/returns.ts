import { numericOf, type PlacedObject, textOf } from '../object.ts';
import type { PackageIndex } from '../packageIndex.ts';
import type { Transaction } from '../transaction.ts';
import type { ImportedSecurities } from './bookSecurities.ts';

export interface PoolReturn {
  readonly planId: string;
  /** The object that says so; none where the plan itself does. */
  readonly from: readonly PlacedObject[];
}

interface ReturnSources {
  readonly index: PackageIndex;
  readonly book: Pick<ImportedSecurities, 'plans' | 'planOf'>;
}

/** Whether what a transaction takes of a security goes back to the pool of which it came: where TX_STOCK_PLAN_RETURN_TO_POOL
 *  says so of that day and number; where nothing is said of the security, what its plan says of cancelled ones. Undefined
 *  otherwise.
 *  @param of  the transaction that names the security of the book, where the first names one that the book never has */
export function returnOf(
  { index, book }: ReturnSources,
  transaction: Transaction,
  of: Transaction = transaction,
): PoolReturn | undefined {
  const [securityId = ''] = transaction.securityIds;
  const planId = book.planOf(of.securityIds[0] ?? '') ?? index.securities.get(securityId)?.planId;
  if (planId === undefined || !book.plans.has(planId)) return undefined;
  const returned = index.returns.get(securityId) ?? [];
  if (returned.length === 0) {
    const plan = index.byType.get('STOCK_PLAN')?.get(planId)?.object;
    const returnsToPool =
      transaction.act === 'CANCELLATION' &&
      plan !== undefined &&
      textOf(plan, 'default_cancellation_behavior') === 'RETURN_TO_POOL';
    return returnsToPool ? { planId, from: [] } : undefined;
  }
  const quantity = numericOf(transaction.object, 'quantity');
  const stored = returned.find(
    ({ object, date }) =>
      textOf(object, 'stock_plan_id') === planId &&
      date === transaction.date &&
      numericOf(object, 'quantity') === quantity,
  );
  return stored && { planId, from: [stored] };
}
