import type { FilingRule } from './jurisdiction.ts';

/** Choices on the safe (earlier) side: February 29 anniversaries fall on February 28 in common years; the day
 *  number is kept when months are added, clamped to the month's end (Interpretation Act s. 28). */
const cautious = { monthArithmetic: 'same_day_clamped', feb29Anniversary: 'feb28' } as const;
const anniversary = { ...cautious, anchor: 'incorporation_anniversary' } as const;

/** The anniversary itself is not counted (Interpretation Act s. 27(5)). */
export const anniversaryAndDays = (days: number): FilingRule => ({
  ...anniversary,
  months: 0,
  days,
  snap: 'none',
});

export const anniversaryAndMonths = (months: number): FilingRule => ({
  ...anniversary,
  months,
  days: 0,
  snap: 'none',
});

export const endOfAnniversaryMonth: FilingRule = { ...anniversary, months: 0, days: 0, snap: 'end_of_month' };

export const endOfMonthAfterAnniversaryMonth: FilingRule = { ...endOfAnniversaryMonth, months: 1 };

export const yearEndAndMonths = (months: number): FilingRule => ({
  ...cautious,
  anchor: 'fiscal_year_end',
  months,
  days: 0,
  snap: 'none',
});
