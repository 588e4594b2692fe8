/** Parts of the cap table that have a colour of their own. */
import { formatHundredths } from '@tabellion/kernel/percent.ts';
import type { CapTableView } from '../../capTableContract.ts';

export type CapTableGrouping = 'holder' | 'class';
/** Which shares are counted. */
export type CountedShares = 'issued' | 'diluted' | 'pool';

/** Five colours for each, never the same for a holder and a class; where there are more than five parts, four have one and all
 *  others together a sixth. */
const colours = {
  holder: ['var(--c-1)', 'var(--c-2)', 'var(--c-3)', 'var(--c-4)', 'var(--c-5)'],
  class: ['var(--c-5)', 'var(--c-4)', 'var(--c-1)', 'var(--c-3)', 'var(--c-2)'],
} as const satisfies Record<CapTableGrouping, readonly string[]>;
export const REST_COLOUR = 'var(--c-rest)';
/** The colour of what nobody holds yet. */
export const PROMISED_COLOUR = 'var(--border)';

/** How many parts have a colour of their own. */
const named = (parts: number): number => (parts <= 5 ? parts : 4);

/** @param place of the part, largest first */
export const colourOf = (by: CapTableGrouping, place: number, parts: number): string =>
  place < named(parts) ? (colours[by][place] ?? REST_COLOUR) : REST_COLOUR;

/** Parts that ring, steps and rows show: the largest holders or the classes, all others together, and what
 *  nobody holds yet. */
export function shownParts(
  { holders, classes, total, promised }: CapTableView,
  by: CapTableGrouping,
  counted: CountedShares,
) {
  const share = counted === 'issued' ? 'owns' : 'diluted';
  const all =
    by === 'holder'
      ? holders.map((one) => ({ id: one.person_id, name: one.display_name, percent: one[share] }))
      : classes.map((one) => ({ id: one.class_id, name: one.name, percent: one[share] }));
  const count = by === 'holder' ? total.holders : classes.length;
  const parts = all
    .slice(0, named(count))
    .map((one, place) => ({ ...one, colour: colourOf(by, place, count) }));
  const reserved = (counted === 'issued' ? [] : promised).map((of) => ({
    of,
    percent: by === 'holder' ? of.diluted : of.dilutedByClass,
  }));
  return {
    parts,
    /** How many others there are, and their part. */
    others: count - parts.length,
    rest: restOf([...parts, ...reserved].map(({ percent }) => percent)),
    reserved,
  };
}

/** The rest of 100.00 after these. */
export function restOf(percents: readonly string[]): string {
  return formatHundredths(10_000n - hundredthsIn(percents));
}

const hundredthsIn = (percents: readonly string[]): bigint =>
  percents.reduce((sum, percent) => sum + BigInt(percent.replace('.', '')), 0n);

export const sumOf = (percents: readonly string[]): string => formatHundredths(hundredthsIn(percents));
