import type { PlainDate } from '@tabellion/kernel/date.ts';
import { addDecimals, type Decimal, decimal, formatDecimal } from '@tabellion/kernel/decimal.ts';
import type { CapitalAdjustedPayload } from '../acts/capital.ts';
import { type Finding, refused, warning } from './finding.ts';
import { judgeResolution } from './resolutions.ts';

/** The stated capital of a class changes without its shares: lowered by special resolution (CBCA s. 38), added to (s. 26),
 *  or as a court orders. Of a reduction the tests of s. 38(3) are asked, unless it only declares capital reduced that assets do
 *  not represent (s. 38(1)(c)); s. 38 as it stood on 2023-09-19. Never below zero, on the day of the act and on every later day
 *  on record, because a back-dated act lowers them all.
 *  @param lowest  exact dollars: the least that stands in the account of the class, without the act, at the end of its day or
 *                 of a later one */
export function judgeAdjustment(
  { change, ground, purpose, solvencyOn, resolution }: Omit<CapitalAdjustedPayload, 'classId'>,
  lowest: Decimal,
  on: PlainDate,
): readonly Finding[] {
  const dollars = decimal(change);
  const isLess = dollars < 0n;
  const isSound = ground === 'order' || isLess === (ground === 'reduction');
  return [
    ...(isLess && lowest + dollars < 0n ? [belowZero(addDecimals(lowest, dollars))] : []),
    ...(isSound ? [] : [refused('ground_differs', 'ground')]),
    ...(ground === 'reduction' && purpose !== 'lost_assets' ? judgeTests(solvencyOn, on) : []),
    ...judgeResolution(resolution, on, { isNeeded: ground !== 'order' }),
  ];
}

function judgeTests(reviewedOn: PlainDate | undefined, on: PlainDate): readonly Finding[] {
  if (reviewedOn === undefined) return [warning('reduction_tests_missing', 'solvencyOn')];
  return reviewedOn > on ? [refused('reduction_tests_missing', 'solvencyOn')] : [];
}

/** @param left  exact dollars that would be left */
const belowZero = (left: Decimal): Finding =>
  refused('account_below_zero', 'change', { capital: formatDecimal(left) });
