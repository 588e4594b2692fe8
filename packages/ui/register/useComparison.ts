import { parsePlainDate } from '@tabellion/kernel/date.ts';
import { useListAddress } from './useAsOf.ts';

export interface Comparison {
  /** The earlier date; undefined while nothing is compared. The later one is the date of the register. */
  readonly from: string | undefined;
  readonly onlyChanges: boolean;
  /** For the query of a reading. */
  readonly query: { readonly from?: string; readonly only?: 'changes' };
  setFrom(date: string | undefined): void;
  setOnlyChanges(only: boolean): void;
  /** Both dates at once; undefined for today. */
  setBoth(from: string, to: string | undefined): void;
}

/** Whether two dates are compared, in the address: `?from=2025-09-30&asOf=2026-04-20`. */
export function useComparison(): Comparison {
  const { word, change } = useListAddress();
  const from = parsePlainDate(word('from') ?? '');
  const onlyChanges = word('only') === 'changes';
  return {
    from,
    onlyChanges,
    query: { ...(from && { from }), ...(from && onlyChanges && { only: 'changes' as const }) },
    setFrom: (from) => change({ from, only: undefined }, { place: true }),
    setOnlyChanges: (only) => change({ only: only ? 'changes' : undefined }),
    setBoth: (from, to) => change({ from, asOf: to }, { place: true }),
  };
}
