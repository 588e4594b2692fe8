import type { ImportReport } from '../../importReport.ts';
import type { FileFault, FoundList, ReadFile } from './messages.ts';

/** More findings than anybody reads at once. */
const MOST_LISTED = 1000;

export const countedFaults = (found: readonly FileFault[]): FoundList => ({
  count: found.length,
  first: found.slice(0, MOST_LISTED),
});

export const refusedFile = (faults: readonly FileFault[]): ReadFile => ({
  items: 0,
  unanswered: 0,
  version: '',
  matched: 0,
  differences: [],
  kept: [],
  different: [],
  faults: countedFaults(faults),
  warnings: countedFaults([]),
});

export function countedBy<T>(
  all: readonly T[],
  keyOf: (one: T) => readonly [type: string, code: string],
): ImportReport['kept'] {
  const counts = new Map<string, ImportReport['kept'][number]>();
  for (const one of all) {
    const [type, code] = keyOf(one);
    const key = `${type} ${code}`;
    counts.set(key, { type, code, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  return [...counts.values()];
}
