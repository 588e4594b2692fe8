import { plainDate } from '@tabellion/kernel/date.ts';
import { expect, test } from 'vitest';
import { promptedFilingYear, readFilingYear } from './filingYear.ts';

test('filing_year is a four-digit year, and a date is taken for its year', () => {
  expect(readFilingYear('2026')).toEqual({ ok: true, value: 2026 });
  expect(readFilingYear(2026)).toEqual({ ok: true, value: 2026 });
  expect(readFilingYear('2026-12-31')).toEqual({ ok: true, value: 2026 });
  for (const wrong of ['', '26', '20260', '2026-13-01', 'next', 2026.5, '9999', '0500-01-01']) {
    expect(readFilingYear(wrong), String(wrong)).toEqual({
      ok: false,
      error: { path: 'filing_year', textCode: 'FILING_YEAR.INVALID' },
    });
  }
});

test('the prompt sets the year of incorporation plus one', () => {
  expect(promptedFilingYear(plainDate('2025-03-12'))).toBe(2026);
});
