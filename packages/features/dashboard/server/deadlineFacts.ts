import type { PlainDate } from '@tabellion/kernel/date.ts';
import type { DeadlineFacts } from '@tabellion/law/deadlines/deadline.ts';
import { readFiscalYearEnd } from '@tabellion/law/deadlines/fiscalYear.ts';
import type { OrganizationState } from './store/organizationState.ts';
import type { RegisterFigures } from './store/registers.ts';

/** No law gives longer than this for the notice of a change on the board. */
export const longestNoticeDays = 60;

/** Facts the deadlines depend on; undefined where none run, before incorporation and after dissolution. */
export function deadlineFactsOf(
  standing: OrganizationState,
  { directors }: Pick<RegisterFigures, 'directors'>,
  today: PlainDate,
): DeadlineFacts | undefined {
  if (standing.status !== 'incorporated' || standing.incorporation_date === null) return undefined;
  const yearEnd = readFiscalYearEnd(standing.fiscal_year_end);
  return {
    jurisdiction: standing.jurisdiction,
    incorporatedOn: standing.incorporation_date,
    today,
    filingYear: standing.filing_year,
    fiscalYearEnd: yearEnd.ok ? yearEnd.value : undefined,
    annualMeetingOn: standing.annual_shareholders_on,
    directors,
  };
}
