/** How interests are spelled: as the cap table says them where it does, else to the nearest hundredth. */
import { formatFraction, fraction } from '@tabellion/kernel/fraction.ts';
import { formatHundredths } from '@tabellion/kernel/percent.ts';
import { divideRounded } from '@tabellion/kernel/rounding.ts';
import {
  type Attribution,
  isSignificant,
  type PartOfWhole,
  type VotesAndValueParts,
  WHOLE,
} from './attribution.ts';

/** The percentage of the votes by registered holder; largest remainder gives what rounding to the nearest does not. */
export type VotePercentByHolder = ReadonlyMap<string, string>;

/** The holder all of whose shares, and nobody else's, are the interest. */
export function soleHolder(attributed: readonly Attribution[]): string | undefined {
  const [only, ...others] = attributed;
  const isAll = only !== undefined && others.length === 0 && only.part === WHOLE && only.classIds === null;
  return isAll ? only.holderId : undefined;
}

/**
 * Per cent with two places, and exactly; null where there are no votes, or no value is known.
 * @param votes  as the cap table says them; undefined of an interest that it does not know. Of less than a quarter it is not
 *               taken where it would be one.
 */
export const votesAndValueTexts = (votesAndValue: VotesAndValueParts, votes?: string) => ({
  percentVotes:
    votesAndValue.votes && (sameSide(votes, votesAndValue.votes) ?? percentOf(votesAndValue.votes)),
  percentValue: votesAndValue.value && percentOf(votesAndValue.value),
  fractionVotes: votesAndValue.votes && fractionText(votesAndValue.votes),
  fractionValue: votesAndValue.value && fractionText(votesAndValue.value),
});

/** A percentage to the nearest hundredth, a half up; nobody below a quarter is shown with one: then it is `24.99`. */
export function percentOf(one: PartOfWhole): string {
  const hundredths = divideRounded(one.part * 10_000n, one.whole, 'half_up');
  return formatHundredths(hundredths === 2500n && !isSignificant(one) ? 2499n : hundredths);
}

const sameSide = (shown: string | undefined, one: PartOfWhole): string | undefined =>
  shown !== undefined && Number(shown) >= 25 === isSignificant(one) ? shown : undefined;

/** The fraction in lowest terms: `85/266`. */
const fractionText = ({ part, whole }: PartOfWhole): string => formatFraction(fraction(part, whole));
