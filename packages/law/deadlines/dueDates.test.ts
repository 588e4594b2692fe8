import { addDays, plainDate } from '@tabellion/kernel/date.ts';
import { describe, expect, test } from 'vitest';
import { type JurisdictionId, jurisdictionIds } from '../jurisdictions.ts';
import {
  annualFilingDeadline,
  changeNoticeDueOn,
  firstAnnualMeetingDueOn,
  initialFilingDueOn,
  nextAnnualMeetingDueOn,
  ontarioInitialReturnDueOn,
  t2DueOn,
  taxBalanceDueOn,
} from './dueDates.ts';
import { yearsEnding } from './testing.ts';

const day = plainDate;

describe('annual filings', () => {
  const incorporated = (id: JurisdictionId, on: string, filingYear: number) =>
    annualFilingDeadline({
      jurisdiction: id,
      filingYear,
      incorporatedOn: day(on),
      financialYears: yearsEnding('12-31', on),
    });

  test('nothing is due before the first anniversary, whatever the jurisdiction', () => {
    for (const id of jurisdictionIds) {
      expect(incorporated(id, '2025-12-31', 2025), id).toEqual({ kind: 'not_due' });
      expect(incorporated(id, '2025-03-12', 2024), id).toEqual({ kind: 'not_due' });
      expect(incorporated(id, '2025-03-12', 2026), id).toMatchObject({ kind: 'due' });
    }
  });

  test('a fiscal year that ends in the year of incorporation is already filed for in Ontario', () => {
    expect(incorporated('ON', '2025-03-12', 2025)).toMatchObject({
      dueOn: '2026-06-30',
      anchorOn: '2025-12-31',
    });
  });

  test('a longer first financial year puts the first filing off', () => {
    const facts = {
      jurisdiction: 'ON',
      incorporatedOn: day('2025-12-28'),
      financialYears: yearsEnding('12-31', '2025-12-28'),
    } as const;
    const years = { ...facts.financialYears, firstYearEndOn: day('2026-12-31') };
    const longer = { ...facts, financialYears: years };
    expect(annualFilingDeadline({ ...facts, filingYear: 2025 })).toMatchObject({ dueOn: '2026-06-30' });
    expect(annualFilingDeadline({ ...longer, filingYear: 2025 })).toEqual({ kind: 'not_due' });
    expect(annualFilingDeadline({ ...longer, filingYear: 2026 })).toMatchObject({ dueOn: '2027-06-30' });
  });

  test('where the law is read in two ways, the earlier date is shown and the later one kept', () => {
    const ontario = annualFilingDeadline({
      jurisdiction: 'ON',
      filingYear: 2026,
      financialYears: yearsEnding('06-30', '2020-01-01'),
    });
    expect(ontario).toMatchObject({ dueOn: '2026-12-30', laterReadings: ['2026-12-31'] });
    expect(incorporated('NB', '2020-05-10', 2026)).toMatchObject({
      dueOn: '2026-06-09',
      laterReadings: ['2026-06-30'],
    });
    expect(incorporated('NB', '2020-01-31', 2026)).toMatchObject({
      dueOn: '2026-02-28',
      laterReadings: ['2026-03-02'],
    });
    expect(incorporated('BC', '2024-02-29', 2025)).toMatchObject({
      dueOn: '2025-04-28',
      laterReadings: ['2025-05-01'],
    });
    expect(incorporated('BC', '2024-02-28', 2025)).toMatchObject({ laterReadings: [] });
  });

  test('an answer explains itself and says whether to confirm it', () => {
    expect(incorporated('CA', '2020-03-15', 2027)).toMatchObject({
      anchorOn: '2027-03-15',
      rule: { months: 0, days: 60 },
      confirmWithRegistry: false,
    });
    expect(incorporated('PE', '2020-03-15', 2027)).toMatchObject({
      dueOn: '2027-03-31',
      confirmWithRegistry: true,
    });
  });

  test('a missing fact is named instead of guessed', () => {
    expect(annualFilingDeadline({ jurisdiction: 'CA', filingYear: 2026 })).toEqual({
      kind: 'unknown',
      missing: 'incorporation_date',
    });
    expect(
      annualFilingDeadline({ jurisdiction: 'QC', filingYear: 2026, incorporatedOn: day('2020-01-01') }),
    ).toEqual({
      kind: 'unknown',
      missing: 'fiscal_year_end',
    });
  });

  test('a federal due date is the 60th day after the anniversary for every day of incorporation', () => {
    for (let on = day('2024-01-01'); on <= '2024-12-31'; on = addDays(on, 1)) {
      const deadline = annualFilingDeadline({ jurisdiction: 'CA', filingYear: 2028, incorporatedOn: on });
      expect(deadline).toMatchObject({ dueOn: addDays(day(`2028${on.slice(4)}`), 60) });
    }
  });
});

describe('other deadlines', () => {
  test('the initial filing is due at once federally, after 60 days in Ontario, and unknown elsewhere', () => {
    expect(initialFilingDueOn('CA', day('2026-01-10'))).toBe('2026-01-10');
    expect(initialFilingDueOn('ON', day('2026-01-10'))).toBe('2026-03-11');
    expect(initialFilingDueOn('BC', day('2026-01-10'))).toBeUndefined();
    expect(ontarioInitialReturnDueOn(day('2027-12-31'))).toBe('2028-02-29');
  });

  test('a notice of change has the period of its jurisdiction and kind, or none', () => {
    const changed = day('2026-06-02');
    expect(changeNoticeDueOn('CA', 'office', changed)).toBe('2026-06-17');
    expect(changeNoticeDueOn('CA', 'isc_file', changed)).toBe('2026-06-17');
    expect(changeNoticeDueOn('QC', 'directors', changed)).toBe('2026-07-02');
    expect(changeNoticeDueOn('ON', 'officers', changed)).toBe('2026-06-17');
    expect(changeNoticeDueOn('CA', 'officers', changed)).toBeUndefined();
    expect(changeNoticeDueOn('NS', 'directors', changed)).toBeUndefined();
    expect(changeNoticeDueOn('BC', 'office', changed)).toBeUndefined();
  });

  test('the next annual meeting is due 15 months after the last, or earlier by the year end', () => {
    const facts = { lastMeetingOn: day('2025-06-15'), yearEndOn: day('2025-12-31') };
    expect(nextAnnualMeetingDueOn('CA', { lastMeetingOn: day('2025-06-15') })).toBe('2026-09-15');
    expect(nextAnnualMeetingDueOn('CA', { ...facts, yearEndOn: day('2026-05-31') })).toBe('2026-09-15');
    expect(nextAnnualMeetingDueOn('ON', facts)).toBe('2026-09-15');
    expect(nextAnnualMeetingDueOn('YT', facts)).toBeUndefined();
    expect(firstAnnualMeetingDueOn('YT', day('2025-06-15'))).toBeUndefined();
  });

  test('tax periods run from month end to month end', () => {
    expect(t2DueOn(day('2025-02-28'))).toBe('2025-08-31');
    expect(t2DueOn(day('2025-08-31'))).toBe('2026-02-28');
    expect(taxBalanceDueOn(day('2025-12-31'), false)).toBe('2026-02-28');
    expect(taxBalanceDueOn(day('2025-11-30'), true)).toBe('2026-02-28');
  });
});
