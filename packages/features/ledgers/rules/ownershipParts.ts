/** Which part of all shares each holder had on some dates, rounded as the cap table of that date is. */
import type { PlainDate } from '@tabellion/kernel/date.ts';
import { apportion, formatHundredths } from '@tabellion/kernel/percent.ts';
import type { Change } from './ownershipSteps.ts';

/** Percentages with two places of `holders` in order, then of all others together: by largest remainder among everybody who has a
 *  line of his own in `changes`, so that they sum to 100.00 (0.00 where nobody holds any).
 *  @param changes  rising by date
 *  @param dates    rising */
export function ownershipParts(
  changes: readonly Change<unknown>[],
  holders: readonly string[],
  dates: readonly PlainDate[],
): readonly (readonly string[])[] {
  const held = new Map<string, bigint>();
  let passed = 0;
  return dates.map((date) => {
    for (
      let change = changes[passed];
      change !== undefined && change.on <= date;
      change = changes[++passed]
    ) {
      const who = change.personId ?? '';
      held.set(who, (held.get(who) ?? 0n) + BigInt(change.change));
    }
    return partsIn(held, holders);
  });
}

/** Of equal remainders and equal shares the earlier id comes first, as in the cap table. */
function partsIn(held: ReadonlyMap<string, bigint>, holders: readonly string[]): string[] {
  const people = [...held].filter(([, shares]) => shares > 0n).sort(([a], [b]) => (a < b ? -1 : 1));
  const shares = people.map(([, count]) => count);
  const parts = new Map(apportion(10_000n, shares).map((part, at) => [people[at]?.[0], part]));
  const named = holders.map((id) => parts.get(id) ?? 0n);
  const whole = people.length === 0 ? 0n : 10_000n;
  const others = named.reduce((left, part) => left - part, whole);
  return [...named, others].map(formatHundredths);
}
