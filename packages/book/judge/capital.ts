import { decimal } from '@tabellion/kernel/decimal.ts';
import {
  addFractions,
  type Fraction,
  formatFraction,
  fractionOfDecimal,
  NOTHING,
} from '@tabellion/kernel/fraction.ts';
import type { CapitalAdjustedPayload } from '../acts/capital.ts';
import type { AccountLine } from '../capital.ts';
import { type Finding, refused } from './finding.ts';
import { judgeResolution } from './resolutions.ts';

/** The stated capital of a class changes without its shares: lowered by special resolution (CBCA s. 38), added to (s. 26),
 *  or as a court orders. Of the text of s. 38 nothing was verified: its solvency test is not asked here; confirm with a
 *  lawyer. Never below zero, on the day of the act and on every later
 *  day on record, because a back-dated act lowers them all.
 *  @param account  of the class, movement by movement in the order of their dates, without the act */
export function judgeAdjustment(
  { change, ground, resolution }: Pick<CapitalAdjustedPayload, 'change' | 'ground' | 'resolution'>,
  account: readonly AccountLine[],
  on: AccountLine['on'],
): readonly Finding[] {
  const dollars = fractionOfDecimal(decimal(change));
  const isLess = dollars.numerator < 0n;
  const isSound = ground === 'order' || isLess === (ground === 'reduction');
  return [
    ...(isLess ? judgeBalances(dollars, account, on) : []),
    ...(isSound ? [] : [refused('ground_differs', 'ground')]),
    ...judgeResolution(resolution, on, { isNeeded: ground !== 'order' }),
  ];
}

function judgeBalances(
  dollars: Fraction,
  account: readonly AccountLine[],
  on: AccountLine['on'],
): readonly Finding[] {
  const lowest = balancesFrom(account, on).find((balance) => addFractions(balance, dollars).numerator < 0n);
  return lowest === undefined
    ? []
    : [refused('account_below_zero', 'change', { capital: formatFraction(lowest) })];
}

/** How the account stands at the end of a day, and at the end of each later one on which it moves. */
function balancesFrom(account: readonly AccountLine[], on: AccountLine['on']): readonly Fraction[] {
  const before = account.findLast((line) => line.on <= on);
  const ends = account.filter((line, i) => line.on > on && account[i + 1]?.on !== line.on);
  return [before?.balance ?? NOTHING, ...ends.map(({ balance }) => balance)];
}
