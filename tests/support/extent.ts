/** How much of a long list a test tries. The gate (`npm test`, `test:journeys`, `test:faults`, `test:screens`) tries a part of it,
 *  another for each thing that is tested, so that all of the list is tried on something; `npm run test:long` tries all of it on
 *  everything. The assertions are the same. */

/** Set by `npm run test:long`; with it before another command, that one tries all. */
export const isLongRun = process.env.TEST_EXTENT === 'all';

/** @param turn the position of the thing that is tested among those of its kind
 *  @param most how many the gate tries, from the position on */
export function someOf<T>(all: readonly T[], turn: number, most = 1): readonly T[] {
  if (isLongRun || most >= all.length) return all;
  return Array.from({ length: most }, (_, i) => all[(turn * most + i) % all.length] as T);
}

/** The part of a list that one of several tests tries in the gate, so that each thing is tried by one of them; in the long run
 *  each tries all. */
export const shareOf = <T>(all: readonly T[], { part, of }: { part: number; of: number }): readonly T[] =>
  isLongRun ? all : all.filter((_, at) => at % of === part);

/** A number of runs, of rounds or of rows: `gate` of them in the gate. */
export const repeated = ({ gate, long }: { gate: number; long: number }): number => (isLongRun ? long : gate);
