import type { NewestActVersion } from '../act.ts';
import type { Book } from '../book.ts';
import { coversAll, isDated, type PlannedVesting } from '../vesting.ts';
import { sumOfDates } from '../vesting-dated.ts';

/** Whether terms are for the shares that vest by them; otherwise the act is flagged: its dates bring more or fewer.
 *  @param of.path  where the payload says the terms */
export function vestingAddsUp(
  book: Book,
  act: NewestActVersion,
  terms: PlannedVesting | null,
  of: { readonly securityId: string; readonly shares: bigint; readonly path: string },
): boolean {
  const { securityId, shares, path } = of;
  if (terms === null || coversAll(terms, shares)) return true;
  const sum = isDated(terms) ? sumOfDates(terms) : shares;
  return book.refuse(act, 'vesting_sum_differs', path, {
    securityId,
    shares: String(shares),
    sum: String(sum),
  });
}
