/** Where a reader stands in a register, kept in the address: a reload keeps it, and going back returns to it. */
import { parseInstant, parsePlainDate } from '@tabellion/kernel/date.ts';
import { navigate, useSearch } from '../router/address.ts';

/** The parts to change by name; undefined takes one out of the address. */
export type AddressChange = Readonly<Record<string, string | undefined>>;

/** The address of a list: its words as they stand there, and a way to change some of them. */
export function useListAddress() {
  const search = useSearch();
  return {
    word: (name: string): string | undefined => search[name] || undefined,
    /**
     * Changes a filter or the order begins at the first page again.
     * @param place true for what a reader would call another place: going back returns from it
     */
    change: (part: AddressChange, { place = false } = {}): void =>
      navigate({
        to: '.',
        search: (before) => ({ ...before, after: undefined, ...part }),
        replace: !place,
        resetScroll: false,
      }),
  };
}

export interface AsOf {
  /** The date to read at; undefined is today at the registry. */
  readonly asOf: string | undefined;
  /** The instant up to which entries are known; undefined is all that is recorded. */
  readonly knownAt: string | undefined;
  /** A part of the query of a reading. */
  readonly query: { readonly asOf?: string; readonly knownAt?: string };
  /** Another date than today, or without what was recorded later: nothing is changed there. */
  readonly isPast: boolean;
  setAsOf(date: string | undefined): void;
  setKnownAt(instant: string | undefined): void;
}

/** The two clocks of a register's page: `?asOf=2025-09-30&knownAt=2025-10-02T14:00:00Z`. */
export function useAsOf(): AsOf {
  const { word, change } = useListAddress();
  const asOf = parsePlainDate(word('asOf') ?? '');
  const knownAt = parseInstant(word('knownAt') ?? '');
  return {
    asOf,
    knownAt,
    query: { ...(asOf && { asOf }), ...(knownAt && { knownAt }) },
    isPast: asOf !== undefined || knownAt !== undefined,
    setAsOf: (date) => change({ asOf: date }, { place: true }),
    setKnownAt: (instant) => change({ knownAt: instant }, { place: true }),
  };
}
