/** Whether the shares of a class stand below those of another, as far as its terms tell (CBCA s. 176(1)). Pure. */
import type { ClassTerms } from '@tabellion/book/entities.ts';
import { canonicalJson } from '@tabellion/kernel/canonical.ts';
import { decimal } from '@tabellion/kernel/decimal.ts';

export type Rights = Pick<
  ClassTerms,
  | 'votesPerShare'
  | 'dividend'
  | 'price'
  | 'liquidation'
  | 'redeemable'
  | 'retractable'
  | 'redemption'
  | 'convertible'
>;

const liquidations = ['none', 'residual', 'preference'] as const;

/** A rank of preference is 100 at most; the first is paid before the second. */
const lastRank = 100;

/** Each right as a number that grows with it. */
const gradesOf = ({ votesPerShare, dividend, liquidation }: Rights): readonly bigint[] => [
  decimal(votesPerShare),
  BigInt(dividend.type !== 'none'),
  ...(dividend.type === 'fixed' ? [decimal(dividend.rate), BigInt(dividend.cumulative)] : [0n, 0n]),
  BigInt(liquidations.indexOf(liquidation.type)),
  ...(liquidation.type === 'preference'
    ? [BigInt(lastRank - liquidation.rank), decimal(liquidation.amount)]
    : [0n, 0n]),
];

/** Terms of redemption and conversion: of two classes that differ in them nobody can tell which stands above. */
const exchangesOf = ({ redeemable, retractable, redemption = null, convertible }: Rights): string =>
  canonicalJson({ redeemable, retractable, redemption, convertible });

/** A fixed dividend against one that grows with the profit, a dividend as the directors decide against a share in what they declare,
 *  rates of unlike prices, an amount against what remains: neither stands above the other. */
function areComparable(one: Rights, other: Rights): boolean {
  const bothArePaid = one.dividend.type !== 'none' && other.dividend.type !== 'none';
  if (bothArePaid && one.dividend.type !== other.dividend.type) return false;
  const isOfPrice = bothArePaid && one.dividend.type === 'fixed';
  if (isOfPrice && (one.price === null || one.price !== other.price)) return false;
  const bothAreRepaid = one.liquidation.type !== 'none' && other.liquidation.type !== 'none';
  return !bothAreRepaid || one.liquidation.type === other.liquidation.type;
}

function isBelow(one: Rights, other: Rights): boolean {
  if (exchangesOf(one) !== exchangesOf(other) || !areComparable(one, other)) return false;
  const grades = gradesOf(other);
  const pairs = gradesOf(one).map((grade, at) => [grade, grades[at] ?? 0n] as const);
  return pairs.every(([own, its]) => own <= its) && pairs.some(([own, its]) => own < its);
}

/** A class that these shares do not stand below: it has the same rights, or they have one that it lacks, or the terms do not tell. */
export const classNotAbove = <Known extends Rights>(
  rights: Rights,
  others: readonly Known[],
): Known | undefined => others.find((other) => !isBelow(rights, other));
