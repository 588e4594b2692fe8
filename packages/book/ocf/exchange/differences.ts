import type { SplitPayload } from '../../acts/split.ts';
import { type OcfObject, textOf } from '../object.ts';
import type { PackageIndex, Security } from '../packageIndex.ts';
import { vestingOf } from '../vestingTerms.ts';
import { possibleFractionRules } from './exchanges.ts';

/** How the book says something else than an object of the package, though no share more than it. */
export type ImportDifference =
  /** Securities end in the book as cancelled, because no act tells how they ended. What comes of them is issued anew, for the
   *  stated capital that they took along. */
  | 'ended_as_cancelled'
  /** The same, but no dollars leave: the account is a fraction that is too long for an act. */
  | 'ended_without_capital'
  /** Dollars that left the account of a class with fractions which the corporation paid for stand as a reduction by resolution: a
   *  package has no division that pays for any. */
  | 'fractions_as_reduction'
  /** The security is there from the day of the transaction of which it comes, not from the earlier day of its issuance. */
  | 'opened_later'
  /** Its vesting is not one that the book has, so its shares stand as vested. */
  | 'vesting_left_out'
  /** Shares of it that vested ahead of their dates stand as not vested until then. */
  | 'acceleration_left_out'
  /** It was paid in another currency: the act tells no price, and nothing of it stands in stated capital. */
  | 'currency_left_out'
  /** Its shares bear numbers, which no act holds: they stay in the package. */
  | 'numbers_left_out'
  /** Where a holder is reached stays in the package. */
  | 'address_left_out'
  /** Words that say why, or for what, stay in the package: they may name people, so an act holds none. */
  | 'words_left_out'
  /** Fractions of a share were rounded, and more than one rule fits; the act names the first. */
  | 'rounding_assumed';

/** Whether an issuance tells of vesting that no terms of the book say. */
export function losesVesting(index: PackageIndex, security: Security): boolean {
  const { object } = security.issuance;
  const vests = Array.isArray(object.vestings) && object.vestings.length > 0;
  const tells = textOf(object, 'vesting_terms_id') || vests || index.vestingStarts.has(security.id);
  return Boolean(tells) && vestingOf(index, security) === undefined;
}

/** Whether a transaction says something in words of its own. */
export const hasExplanatoryText = (object: OcfObject): boolean =>
  ['consideration_text', 'reason_text'].some((member) => Boolean(textOf(object, member)));

/** Whether more than one rule gives what became of the certificates, and another would not. */
export const isSplitRoundingAssumed = (split: Pick<SplitPayload, 'ratio' | 'reissued'>): boolean =>
  possibleFractionRules(split).length === 2;

/** Whether an issuance numbers its shares one by one. */
export const numbersShares = ({ share_numbers_issued: ranges }: OcfObject): boolean =>
  Array.isArray(ranges) && ranges.length > 0;
