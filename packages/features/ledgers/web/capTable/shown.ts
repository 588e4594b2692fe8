/** Parts of the cap table that have a colour of their own. */
import { formatHundredths } from '@tabellion/kernel/percent.ts';

/** Five colours; where there are more than five parts, four have one and all others together a sixth. */
const COLOURS = ['var(--c-1)', 'var(--c-2)', 'var(--c-3)', 'var(--c-4)', 'var(--c-5)'] as const;
export const REST = 'var(--c-rest)';
/** Of what nobody holds yet. */
export const PROMISED = 'var(--border)';

/** How many parts have a colour of their own. */
export const named = (parts: number): number => (parts <= COLOURS.length ? parts : COLOURS.length - 1);

/** @param place of the part, largest first */
export const colourOf = (place: number, parts: number): string =>
  place < named(parts) ? (COLOURS[place] ?? REST) : REST;

/** The rest of 100.00 after these. */
export function restOf(percents: readonly string[]): string {
  const hundredths = percents.reduce((sum, percent) => sum + BigInt(percent.replace('.', '')), 0n);
  return formatHundredths(10_000n - hundredths);
}
