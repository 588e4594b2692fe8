import type { PlainDate } from '@tabellion/kernel/date.ts';
import { decimal } from '@tabellion/kernel/decimal.ts';
import type { RightsAdjustedPayload } from '../../acts/rights-adjusted.ts';
import { adjustmentOf } from '../../adjusting.ts';
import type { Book } from '../../book.ts';
import type { SplitKind } from '../../terms/securities.ts';
import { parseNumeric } from '../numeric.ts';
import { numericOf, type PlacedObject, textOf } from '../object.ts';
import type { Adjustment, PackageIndex, Security } from '../packageIndex.ts';
import type { Transaction } from '../transaction.ts';
import { dollarsOf } from './currency.ts';
import type { ImportedAct } from './importedAct.ts';
import { shares } from './shares.ts';

/** A right that ends on the day of a split, and the one of the same number that its holder has instead. */
interface Renewed {
  readonly securityId: string;
  readonly ended: Transaction;
  readonly into: Security;
}

/** Reserve of a pool from a day on. */
export interface PoolChange extends Adjustment {
  readonly planId: string;
  readonly poolId: string;
}

/** All rights that a package ends on a day and issues again at once: of the same number, holder, class and plan.
 *  @param bookIdOf  of options that the book has, by the ids of the package */
export function rightsRenewedOn(
  { transactions, securities }: PackageIndex,
  on: PlainDate,
  bookIdOf: (id: string) => string | undefined,
): readonly Renewed[] {
  const ofDay = transactions.filter((one) => one.date === on && one.family === 'EQUITY_COMPENSATION');
  const issued = new Map<string, Security>();
  for (const { act, securityIds } of ofDay) {
    const one = act === 'ISSUANCE' ? securities.get(securityIds[0] ?? '') : undefined;
    if (one) issued.set(termsOf(one), one);
  }
  return ofDay.flatMap((ended) => {
    const [id = '', ...others] = ended.securityIds;
    const [before, securityId] = [securities.get(id), bookIdOf(id)];
    const isWhole = ended.act === 'CANCELLATION' && others.length === 0 && ended.balanceId === undefined;
    const into = before && isWhole ? issued.get(termsOf(before)) : undefined;
    return into && into !== before && securityId !== undefined ? [{ securityId, ended, into }] : [];
  });
}

const termsOf = ({ issuance, holderId, classId, planId }: Security): string =>
  JSON.stringify([textOf(issuance.object, 'custom_id'), holderId, classId, planId]);

/** The payload of `rights.adjusted` after a split: those rights and pools of which the package says what the ratio
 *  makes of them, with the objects that say so; undefined where there are none. A package has no other way to say it
 *  than to end a right and issue it again.
 *  @param book  as it stands after the split */
export function readAdjusted(
  split: ImportedAct<SplitKind> & { readonly actId: string },
  { renewed, pools }: { readonly renewed: readonly Renewed[]; readonly pools: readonly PoolChange[] },
  book: Book,
):
  | {
      readonly payload: RightsAdjustedPayload;
      readonly renewed: readonly Renewed[];
      readonly pools: readonly PoolChange[];
      readonly from: readonly PlacedObject[];
    }
  | undefined {
  const { classId, ratio } = split.payload;
  const ofPools = book.divisions.get(classId)?.ofPools ?? new Map();
  const division = { of: split.actId, classId, ratio, resolution: null, ofPools };
  const { instruments: rights, pools: reserves } = book.tables;
  const adjusted = (rightsToo: readonly Renewed[], poolsToo: readonly PoolChange[]) =>
    adjustmentOf(division, {
      instruments: rightsToo.flatMap(({ securityId }) => rights.get(securityId) ?? []),
      pools: poolsToo.flatMap(({ poolId }) => reserves.get(poolId) ?? []),
    });
  const all = adjusted(renewed, pools);
  const fitting = renewed.filter(({ securityId, into }) => {
    const change = all?.instruments.find((one) => one.securityId === securityId);
    return change !== undefined && isSame(change, into);
  });
  const fittingPools = pools.filter(({ poolId, object }) => {
    const change = all?.pools.find((one) => one.poolId === poolId);
    return change?.reserved.to === shares(numericOf(object, 'shares_reserved'));
  });
  const payload = adjusted(fitting, fittingPools);
  if (payload === undefined) return undefined;
  const from = [...fitting.flatMap(({ ended, into }) => [ended, into.issuance]), ...fittingPools];
  return { payload, renewed: fitting, pools: fittingPools, from };
}

/** Whether a right is issued again for the shares and the price that the ratio makes of it. */
function isSame(
  { quantity, price }: RightsAdjustedPayload['instruments'][number],
  { quantity: input, issuance: { object } }: Security,
): boolean {
  const amount = parseNumeric(dollarsOf(object, 'exercise_price') ?? dollarsOf(object, 'base_price'));
  return (
    quantity !== null && quantity.to === shares(input) && amount === (price ? decimal(price.to) : undefined)
  );
}
