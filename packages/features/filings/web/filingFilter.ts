/** The filter of the list, as the address has it, and the order in which the list shows filings. */
import { navigate, useSearch } from '@tabellion/ui/router/address.ts';
import { keyOf } from '../../deadlines/rules/keyOf.ts';
import type { FilingView } from '../contract.ts';
import { isOpen, isSentBack } from '../rules/due.ts';

export interface FilingFilter {
  readonly state?: 'open' | 'filed' | undefined;
  readonly registration?: string | undefined;
  readonly year?: string | undefined;
}

/** Its words that mean nothing are passed over. */
export function useFilingFilter() {
  const search = useSearch();
  const filter = filterOf(search);
  const go = (next: FilingFilter) =>
    navigate({
      to: '.',
      search: Object.fromEntries(Object.entries(next).filter(([, value]) => value)),
      replace: true,
    });
  return {
    filter,
    isOn: Object.values(filter).some((value) => value !== undefined),
    change: (part: FilingFilter) => go(Object.assign({}, filter, part)),
    clear: () => go({}),
    /** The filing whose drawer the address opens, as `namedBy` reads it. */
    opened: typeof search.filing === 'string' ? search.filing : undefined,
  };
}

function filterOf({ state, registration, year }: Readonly<Record<string, unknown>>): FilingFilter {
  return {
    state: state === 'open' || state === 'filed' ? state : undefined,
    registration:
      typeof registration === 'string' && /^[A-Z]{2}$/.test(registration) ? registration : undefined,
    year: /^\d{4}$/.test(String(year)) ? String(year) : undefined,
  };
}

/** The filing that a word names: by its id, or by the key of the deadline that it meets (`filingPath`). */
export const namedBy = (filings: readonly FilingView[], word: string | undefined): FilingView | undefined =>
  filings.find((one) => one.filing_id === word || (one.corrects === null && keyOf(one) === word));

/** The year under which a filing is listed: that of a return, or that in which a notice is due. */
export const listedYear = ({ filing_year, due_date }: FilingView): string =>
  filing_year === null ? due_date.slice(0, 4) : String(filing_year);

/** A return that is still to be filed after its day. */
export const isMissing = (filing: FilingView): boolean =>
  (filing.status === 'overdue' || (isSentBack(filing) && filing.days < 0)) &&
  filing.filing_year !== null &&
  filing.corrects === null;

/** Missing years first, the oldest of them on top; then by year, the newest first. */
export function listed(filings: readonly FilingView[], filter: FilingFilter): readonly FilingView[] {
  const shown = filings.filter(
    (one) =>
      (filter.state === undefined || isOpen(one) === (filter.state === 'open')) &&
      (filter.registration === undefined || one.registration === filter.registration) &&
      (filter.year === undefined || listedYear(one) === filter.year),
  );
  const missing = shown.filter(isMissing);
  const others = shown
    .filter((one) => !isMissing(one))
    .sort((a, b) => Number(listedYear(b)) - Number(listedYear(a)));
  return [...missing, ...others];
}

/** The filing on which a member can go on: the first that is open and waits for nothing but his correction. */
export const nextOf = (filings: readonly FilingView[]): FilingView | undefined =>
  filings.find((one) => isOpen(one) && (one.waits_for === null || isSentBack(one)));
