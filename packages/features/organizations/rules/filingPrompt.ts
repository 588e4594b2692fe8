import type { PlainDate } from '@tabellion/kernel/date.ts';
import { promptedFilingYear } from './filingYear.ts';
import type { JurisdictionId } from './jurisdictions.ts';
import { type NextFiling, nextFiling } from './nextFiling.ts';
import type { OrganizationStatus } from './status.ts';

/** What the dashboard asks from incorporation on, until a filing year is set; undefined when it asks nothing.
 *  Source: specification section 4, "Notification prompt". */
export function filingPrompt(facts: {
  status: OrganizationStatus;
  jurisdiction: JurisdictionId;
  incorporation_date: PlainDate | null;
  filing_year: number | null;
  fiscal_year_end: string;
}): (NextFiling & { incorporatedOn: PlainDate }) | undefined {
  const { status, incorporation_date: incorporatedOn, filing_year } = facts;
  if (status !== 'incorporated' || incorporatedOn === null || filing_year !== null) return undefined;
  const {
    filing_year: year,
    due_date,
    confirmWithRegistry,
  } = nextFiling(facts, promptedFilingYear(incorporatedOn));
  return { filing_year: year, due_date, confirmWithRegistry, incorporatedOn };
}
