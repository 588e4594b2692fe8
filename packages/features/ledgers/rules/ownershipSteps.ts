/** Steps of ownership from what each date changed, few enough to be drawn. */
import type { PlainDate } from '@tabellion/kernel/date.ts';

export interface HolderShareChange<Kind> {
  readonly on: PlainDate;
  /** A holder or a class, or promised shares; null for all others together. */
  readonly part: string | null;
  /** Whole shares more, or less. */
  readonly change: string;
  readonly kinds: readonly Kind[];
  /** Classes of which the first shares were issued. */
  readonly firstOf: readonly string[];
}

export interface OwnershipStep<Kind> {
  readonly on: PlainDate;
  /** Shares of each named part in order, of all others, and of what nobody holds yet. */
  readonly shares: readonly bigint[];
  readonly kinds: readonly Kind[];
  readonly firstOf: readonly string[];
}

/** The place of a part among those that are drawn. */
export const placeIn =
  (named: readonly string[], isPromised: (part: string) => boolean) =>
  (part: string | null): number => {
    if (part !== null && isPromised(part)) return named.length + 1;
    const at = part === null ? -1 : named.indexOf(part);
    return at === -1 ? named.length : at;
  };

/** One step for each date. @param changes  rising by date  @param placeAmongClasses  as of `placeIn` */
export function stepsOf<Kind>(
  changes: readonly HolderShareChange<Kind>[],
  count: number,
  placeOf: (part: string | null) => number,
): OwnershipStep<Kind>[] {
  let now: readonly bigint[] = Array.from({ length: count + 2 }, () => 0n);
  const steps: OwnershipStep<Kind>[] = [];
  for (const { on, part, change, kinds, firstOf } of changes) {
    const at = placeOf(part);
    now = now.map((shares, index) => (index === at ? shares + BigInt(change) : shares));
    const before = steps.at(-1)?.on === on ? steps.pop() : undefined;
    steps.push({ on, shares: now, kinds: [...new Set([...(before?.kinds ?? []), ...kinds])], firstOf });
  }
  return steps;
}

export type ThinnedSteps = 'none' | 'month' | 'year';

/** The last date of each month where there are more than `most`, and of each year where there still are; what happened in
 *  it is all that did. Past that the latest `most` years. */
export function thinned<Kind>(
  steps: readonly OwnershipStep<Kind>[],
  most: number,
): { readonly steps: readonly OwnershipStep<Kind>[]; readonly thinned: ThinnedSteps } {
  if (steps.length <= most) return { steps, thinned: 'none' };
  const byMonth = lastOf(steps, 'YYYY-MM'.length);
  if (byMonth.length <= most) return { steps: byMonth, thinned: 'month' };
  return { steps: lastOf(steps, 'YYYY'.length).slice(-most), thinned: 'year' };
}

function lastOf<Kind>(steps: readonly OwnershipStep<Kind>[], length: number): OwnershipStep<Kind>[] {
  const kept = new Map<string, OwnershipStep<Kind>>();
  for (const step of steps) {
    const before = kept.get(step.on.slice(0, length));
    kept.set(step.on.slice(0, length), {
      ...step,
      kinds: [...new Set([...(before?.kinds ?? []), ...step.kinds])],
      firstOf: [...(before?.firstOf ?? []), ...step.firstOf],
    });
  }
  return [...kept.values()];
}
