import type { PlainDate } from '@tabellion/kernel/date.ts';
import { type Decimal, ZERO } from '@tabellion/kernel/decimal.ts';
import { groupBy } from '../groupBy.ts';
import { numericOf } from '../object.ts';
import type { PackageIndex } from '../packageIndex.ts';
import { convertBy, rightsOf } from '../ratio.ts';
import { type PackagePosition, sumBy } from './position.ts';

export interface Holding {
  readonly holder: string;
  readonly shares: ReadonlyMap<string, Decimal>;
  readonly total: Decimal;
  readonly votes: Decimal;
  readonly diluted: Decimal;
}

/** Holdings in order of the holders' ids. Each class of a holder is converted as a whole, by the first right of the
 *  class. */
export function holdingsOf(
  index: PackageIndex,
  { shares, rights }: PackagePosition,
  on: PlainDate,
): readonly Holding[] {
  const classes = classTerms(index, on);
  const byHolder = groupBy(shares, ({ holderId }) => holderId);
  const rightsByHolder = sumBy(rights, ({ holderId }) => holderId);
  const holders = [...new Set([...byHolder.keys(), ...rightsByHolder.keys()])].sort();
  return holders.map((holder) => {
    const held = sumBy(byHolder.get(holder) ?? [], ({ classId }) => classId);
    let [total, votes, diluted]: [bigint, bigint, bigint] = [0n, 0n, rightsByHolder.get(holder) ?? 0n];
    for (const [classId, quantity] of held) {
      const terms = classes.get(classId);
      total += quantity;
      votes += ((terms?.votesPerShare ?? ZERO) * quantity) / ONE;
      diluted += terms?.right ? convertBy(terms.right, quantity) : quantity;
    }
    return {
      holder,
      shares: held,
      total: total as Decimal,
      votes: votes as Decimal,
      diluted: diluted as Decimal,
    };
  });
}

const ONE = 10n ** 10n;

function classTerms(index: PackageIndex, on: PlainDate) {
  const classes = [...(index.byType.get('STOCK_CLASS')?.values() ?? [])];
  return new Map(
    classes.map(({ object }) => {
      const [right] = rightsOf(index, object.id, on);
      return [object.id, { votesPerShare: numericOf(object, 'votes_per_share') ?? ZERO, right }] as const;
    }),
  );
}
