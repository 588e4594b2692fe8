/** Which part of all shares each holder or class had on some dates, rounded as the cap table of that date is. */
import type { PlainDate } from '@tabellion/kernel/date.ts';
import { apportion, formatHundredths } from '@tabellion/kernel/percent.ts';
import type { HolderShareChange } from './ownershipSteps.ts';

interface Parts {
  /** How many parts are named. */
  readonly count: number;
  readonly placeOf: (part: string | null) => number;
  /** The order of the cap table's lines, in which the earlier of equal parts comes first. */
  readonly compare: (a: string, b: string) => number;
}

/** Percentages with two places of the named parts in order, of all others together and of what nobody holds yet: by largest
 *  remainder among everybody who has a line of his own in `changes`, so that they sum to 100.00 (0.00 where nobody holds any).
 *  @param changes  rising by date
 *  @param dates    rising */
export function ownershipPercentages(
  changes: readonly HolderShareChange<unknown>[],
  dates: readonly PlainDate[],
  parts: Parts,
): readonly (readonly string[])[] {
  const held = new Map<string | null, bigint>();
  let passed = 0;
  return dates.map((date) => {
    for (let change = changes[passed]; change !== undefined && change.on <= date; change = changes[++passed])
      held.set(change.part, (held.get(change.part) ?? 0n) + BigInt(change.change));
    return partsIn(held, parts);
  });
}

function partsIn(held: ReadonlyMap<string | null, bigint>, { count, placeOf, compare }: Parts): string[] {
  const lines = [...held].filter(([, shares]) => shares > 0n).sort(([a], [b]) => compare(a ?? '', b ?? ''));
  const percents = apportion(
    10_000n,
    lines.map(([, shares]) => shares),
  );
  const sums = Array.from({ length: count + 2 }, () => 0n);
  for (const [at, [part]] of lines.entries()) {
    const place = placeOf(part);
    sums[place] = (sums[place] ?? 0n) + (percents[at] ?? 0n);
  }
  return sums.map(formatHundredths);
}
