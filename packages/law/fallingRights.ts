/** Whether an amendment only takes from the rights of a class: then no other class has a vote on it (CBCA s. 176(1)(d), (f)). Pure. */
import { canonicalJson } from '@tabellion/kernel/canonical.ts';
import { decimal } from '@tabellion/kernel/decimal.ts';
import type { ClassInArticles } from './classRights.ts';

export type Rights = Pick<
  ClassInArticles,
  | 'votesPerShare'
  | 'dividend'
  | 'liquidation'
  | 'redeemable'
  | 'retractable'
  | 'redemption'
  | 'convertible'
  | 'seriesAllowed'
  | 'restrictions'
>;

/** Whether every right that differs is removed or became smaller: fewer votes, a lower rate or amount, a later rank, fewer shares by
 *  conversion. Where terms do not decide, rights may have grown: between words, between sorts of dividend or of property, and
 *  whether the corporation may redeem or issue series.
 *  @param before  the terms of the class until the amendment */
export const onlyFalls = (before: Rights, after: Rights): boolean =>
  canonicalJson(undecided(before)) === canonicalJson(undecided(after)) &&
  decimal(after.votesPerShare) <= decimal(before.votesPerShare) &&
  (before.retractable || !after.retractable) &&
  isNoGreaterDividend(before.dividend, after.dividend) &&
  isNoGreaterShare(before.liquidation, after.liquidation) &&
  isNoHigherPrice(before, after) &&
  isNoBetterConversion(before.convertible, after.convertible);

const undecided = ({ redeemable, seriesAllowed, restrictions }: Rights) => ({
  redeemable,
  seriesAllowed,
  restrictions,
});

function isNoGreaterDividend(before: Rights['dividend'], after: Rights['dividend']): boolean {
  if (before.type !== 'fixed' || after.type !== 'fixed')
    return after.type === 'none' || after.type === before.type;
  return decimal(after.rate) <= decimal(before.rate) && (before.cumulative || !after.cumulative);
}

function isNoGreaterShare(before: Rights['liquidation'], after: Rights['liquidation']): boolean {
  if (before.type !== 'preference' || after.type !== 'preference')
    return after.type === 'none' || after.type === before.type;
  return decimal(after.amount) <= decimal(before.amount) && after.rank >= before.rank;
}

/** A price of shares that nobody may redeem any more is none. */
function isNoHigherPrice(before: Rights, after: Rights): boolean {
  if (!(after.redeemable || after.retractable)) return true;
  const [was, is] = [before.redemption ?? null, after.redemption ?? null];
  if (was?.type === 'amount' && is?.type === 'amount') return decimal(is.price) <= decimal(was.price);
  return canonicalJson(was) === canonicalJson(is);
}

function isNoBetterConversion(before: Rights['convertible'], after: Rights['convertible']): boolean {
  if (after === null) return true;
  if (before?.into !== after.into) return false;
  const sharesWere = BigInt(before.numerator) * BigInt(after.denominator);
  return BigInt(after.numerator) * BigInt(before.denominator) <= sharesWere;
}
