import type { PlainDate } from '@tabellion/kernel/date.ts';
import { annualFilingDeadline } from './deadlines.ts';
import { readFiscalYearEnd } from './fiscalYearEnd.ts';
import type { JurisdictionId } from './jurisdictions.ts';

export interface NextFiling {
  filing_year: number;
  /** null where nothing falls due for that year, or a fact is missing. */
  due_date: PlainDate | null;
  confirmWithRegistry: boolean;
}

/** When the annual filing of `filingYear` falls due, by the rule of the organization's jurisdiction. */
export function nextFiling(
  facts: { jurisdiction: JurisdictionId; incorporation_date: PlainDate | null; fiscal_year_end: string },
  filingYear: number,
): NextFiling {
  const yearEnd = readFiscalYearEnd(facts.fiscal_year_end);
  const deadline = annualFilingDeadline({
    jurisdiction: facts.jurisdiction,
    filingYear,
    incorporatedOn: facts.incorporation_date ?? undefined,
    fiscalYearEnd: yearEnd.ok ? yearEnd.value : undefined,
  });
  if (deadline.kind !== 'due') return { filing_year: filingYear, due_date: null, confirmWithRegistry: false };
  return {
    filing_year: filingYear,
    due_date: deadline.dueOn,
    confirmWithRegistry: deadline.confirmWithRegistry,
  };
}
