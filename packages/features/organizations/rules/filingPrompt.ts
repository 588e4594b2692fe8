import type { PlainDate } from '@tabellion/kernel/date.ts';
import { firstFilingYear, type NextFiling, nextFiling } from '@tabellion/law/deadlines/dueDates.ts';
import type { FinancialYears } from '@tabellion/law/deadlines/financialYears.ts';
import type { JurisdictionId } from '@tabellion/law/jurisdictions.ts';
import { longDate } from '@tabellion/texts/longDate.ts';
import type { Language, Text } from '@tabellion/texts/text.ts';
import type { OrganizationStatus } from './status.ts';

/** The dashboard's prompt from incorporation on, until a filing year is set; undefined when there is none.
 *  Source: specification section 4, "Notification prompt". */
export function filingPrompt(facts: {
  status: OrganizationStatus;
  jurisdiction: JurisdictionId;
  incorporation_date: PlainDate | null;
  anchored_on: PlainDate | null;
  filing_year: number | null;
  financial_years: FinancialYears | null;
}): (NextFiling & { incorporatedOn: PlainDate }) | undefined {
  const { status, incorporation_date: incorporatedOn, filing_year } = facts;
  if (status !== 'incorporated' || incorporatedOn === null || filing_year !== null) return undefined;
  const {
    filing_year: year,
    due_date,
    confirmWithRegistry,
  } = nextFiling(facts, firstFilingYear(facts.anchored_on ?? incorporatedOn));
  return { filing_year: year, due_date, confirmWithRegistry, incorporatedOn };
}

/** The prompt in the reader's language: title and message of the specification's notification.
 *  @param today  at the registry: a day that has passed is told as such */
export function filingPromptWords(
  { filing_year, due_date, incorporatedOn }: NonNullable<ReturnType<typeof filingPrompt>>,
  { text, language, today }: { text: Text; language: Language; today: PlainDate },
): { title: string; message: string } {
  const on = longDate(incorporatedOn, language);
  const year = String(filing_year);
  return {
    title: text('organization.filingYear.title'),
    message:
      due_date === null
        ? text('organization.filingYear.ask', { on, year })
        : text(due_date < today ? 'organization.filingYear.askPast' : 'organization.filingYear.askDue', {
            on,
            year,
            due: longDate(due_date, language),
          }),
  };
}
