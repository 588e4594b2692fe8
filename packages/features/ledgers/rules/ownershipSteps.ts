/** From what each date changed to steps of ownership, few enough to be drawn. */
import type { PlainDate } from '@tabellion/kernel/date.ts';

export interface Change<Kind> {
  readonly on: PlainDate;
  /** One of `holders`; null for all others together. */
  readonly personId: string | null;
  /** Whole shares more, or less. */
  readonly change: string;
  readonly kinds: readonly Kind[];
}

export interface Step<Kind> {
  readonly on: PlainDate;
  /** Of each holder in order, then of all others. */
  readonly shares: readonly bigint[];
  readonly kinds: readonly Kind[];
}

/** One step for each date. @param changes  rising by date */
export function stepsOf<Kind>(changes: readonly Change<Kind>[], holders: readonly string[]): Step<Kind>[] {
  const place = new Map<string | null, number>([
    ...holders.map((id, at) => [id, at] as const),
    [null, holders.length],
  ]);
  let now: readonly bigint[] = Array.from({ length: holders.length + 1 }, () => 0n);
  const steps: Step<Kind>[] = [];
  for (const { on, personId, change, kinds } of changes) {
    const at = place.get(personId) ?? holders.length;
    now = now.map((shares, index) => (index === at ? shares + BigInt(change) : shares));
    if (steps.at(-1)?.on === on) steps.pop();
    steps.push({ on, shares: now, kinds });
  }
  return steps;
}

export type Thinning = 'none' | 'month' | 'year';

/** The last date of each month where there are more than `most`, and of each year where there still are; what happened in
 *  it is all that did. Past that the latest `most` years. */
export function thinned<Kind>(
  steps: readonly Step<Kind>[],
  most: number,
): { readonly steps: readonly Step<Kind>[]; readonly thinned: Thinning } {
  if (steps.length <= most) return { steps, thinned: 'none' };
  const byMonth = lastOf(steps, 'YYYY-MM'.length);
  if (byMonth.length <= most) return { steps: byMonth, thinned: 'month' };
  return { steps: lastOf(steps, 'YYYY'.length).slice(-most), thinned: 'year' };
}

function lastOf<Kind>(steps: readonly Step<Kind>[], length: number): Step<Kind>[] {
  const kept = new Map<string, Step<Kind>>();
  for (const step of steps) {
    const before = kept.get(step.on.slice(0, length))?.kinds ?? [];
    kept.set(step.on.slice(0, length), { ...step, kinds: [...new Set([...before, ...step.kinds])] });
  }
  return [...kept.values()];
}
