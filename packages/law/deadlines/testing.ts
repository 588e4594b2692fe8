import { plainDate } from '@tabellion/kernel/date.ts';
import type { FinancialYears } from './financialYears.ts';
import type { FiscalYearEnd } from './fiscalYear.ts';

/** Years of a corporation since its incorporation, and what became of its year end, each change with its day. */
export const yearsEnding = (
  end: string,
  since: string,
  ...changes: readonly [from: string, end: string][]
): FinancialYears => ({
  beganOn: plainDate(since),
  ends: [[since, end] as const, ...changes].map(([from, to]) => ({
    from: plainDate(from),
    end: to as FiscalYearEnd,
  })),
});
