import { plainDate } from '@tabellion/kernel/date.ts';
import { expect, test } from 'vitest';
import {
  checkFirstYearEnd,
  type FiscalYearEnd,
  firstYearEnds,
  fiscalYearEndIn,
  readFilingYear,
  readFiscalYearEnd,
} from './fiscalYear.ts';

const end = (text: string) => text as FiscalYearEnd;
const day = plainDate;

test('a fiscal year end is a month and a day of the calendar', () => {
  expect(readFiscalYearEnd(' 12-31 ')).toEqual({ ok: true, value: '12-31' });
  expect(readFiscalYearEnd('02-29').ok).toBe(true);
  for (const wrong of ['', '13-01', '00-10', '04-31', '02-30', '1-31', '2025-12-31', '12/31']) {
    expect(readFiscalYearEnd(wrong), wrong).toEqual({
      ok: false,
      error: { path: 'fiscal_year_end', textCode: 'FISCAL_YEAR_END.INVALID' },
    });
  }
});

test('02-29 is the last day of February', () => {
  expect(fiscalYearEndIn(2025, end('02-29'))).toBe('2025-02-28');
  expect(fiscalYearEndIn(2028, end('02-29'))).toBe('2028-02-29');
  expect(fiscalYearEndIn(2028, end('02-28'))).toBe('2028-02-28');
});

test('the first financial year lasts at most 53 weeks', () => {
  expect(firstYearEnds(end('12-31'), day('2025-03-12'))).toEqual(['2025-12-31']);
  expect(firstYearEnds(end('12-31'), day('2025-12-28'))).toEqual(['2025-12-31', '2026-12-31']);
  // 371 days before 2026-12-31 is the last day on which the second choice is open.
  expect(firstYearEnds(end('12-31'), day('2025-12-25'))).toEqual(['2025-12-31', '2026-12-31']);
  expect(firstYearEnds(end('12-31'), day('2025-12-24'))).toEqual(['2025-12-31']);
  expect(firstYearEnds(end('12-31'), day('2025-12-31'))).toEqual(['2026-12-31']);
});

test('a first year end on another day, too early or too late is refused', () => {
  const facts = { fiscalYearEnd: end('12-31'), incorporatedOn: day('2025-12-24') };
  const check = (on: string) => checkFirstYearEnd({ ...facts, firstYearEndOn: day(on) });
  expect(check('2025-12-31')).toEqual({ ok: true, value: '2025-12-31' });
  expect(check('2026-06-30')).toMatchObject({ error: { textCode: 'FISCAL_YEAR_END.NOT_AT_YEAR_END' } });
  expect(check('2026-12-31')).toMatchObject({ error: { textCode: 'FISCAL_YEAR_END.TOO_FAR' } });
  expect(check('2024-12-31')).toMatchObject({ error: { textCode: 'FISCAL_YEAR_END.TOO_FAR' } });
});

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
