import { residencyRule, residentsNeeded } from '@tabellion/book/judge/law.ts';
import { plainDate } from '@tabellion/kernel/date.ts';
import { afterEach, describe, expect, test } from 'vitest';
import { readPostalCode } from '../address.ts';
import { readBusinessNumber } from '../businessNumber.ts';
import {
  annualFilingDeadline,
  changeNoticeDueOn,
  firstAnnualMeetingDueOn,
  nextAnnualMeetingDueOn,
  ontarioInitialReturnDueOn,
  t2DueOn,
} from './dueDates.ts';
import { readFiscalYearEnd } from './fiscalYear.ts';

/** Dates and numbers with a known answer: input, expected, where it comes from. `derived` = computed from the
 *  rule by two independent programs; the others come from published examples, stated rules or public tests.
 *  Source: the project's notes on Canadian corporate law, collected in 2026 (facts, no licence needed). */
const deadlineCases = [
  {
    kind: 'annual_filing',
    jurisdiction: 'CA',
    input: { incorporation: '2020-03-15', year: 2027 },
    expected: '2027-05-14',
    provenance: 'public test (id 56823950093)',
    note: '',
  },
  {
    kind: 'annual_filing',
    jurisdiction: 'CA',
    input: { incorporation: '2024-01-15', year: 2025 },
    expected: '2025-03-16',
    provenance: 'derived',
    note: 'common year',
  },
  {
    kind: 'annual_filing',
    jurisdiction: 'CA',
    input: { incorporation: '2023-12-31', year: 2024 },
    expected: '2025-03-01',
    provenance: 'derived',
    note: 'due date falls in the next calendar year; filing_year stays 2024',
  },
  {
    kind: 'annual_filing',
    jurisdiction: 'CA',
    input: { incorporation: '2023-11-05', year: 2024 },
    expected: '2025-01-04',
    provenance: 'derived',
    note: 'crosses the year end',
  },
  {
    kind: 'annual_filing',
    jurisdiction: 'CA',
    input: { incorporation: '2024-02-29', year: 2028 },
    expected: '2028-04-29',
    provenance: 'derived',
    note: 'leap anniversary: 29 Feb + 60',
  },
  {
    kind: 'annual_filing',
    jurisdiction: 'CA',
    input: { incorporation: '2026-11-21', year: 2026 },
    expected: null,
    provenance: 'secondary-source rule',
    note: 'nothing due in the year of incorporation',
  },
  {
    kind: 'annual_filing',
    jurisdiction: 'BC',
    input: { incorporation: '2020-06-30', year: 2021 },
    expected: '2021-08-30',
    provenance: 'published example (ttlaw.ca)',
    note: 'same day number, not month end',
  },
  {
    kind: 'annual_filing',
    jurisdiction: 'BC',
    input: { incorporation: '2023-12-31', year: 2024 },
    expected: '2025-02-28',
    provenance: 'derived',
    note: 'clamped to the end of February',
  },
  {
    kind: 'annual_filing',
    jurisdiction: 'BC',
    input: { incorporation: '2024-02-29', year: 2025 },
    expected: '2025-04-28',
    provenance: 'derived',
    note: 'BC Registries code itself treats the anniversary as 1 March (then 1 May); 28 April is the safe date',
  },
  {
    kind: 'annual_filing',
    jurisdiction: 'AB',
    input: { incorporation: '2019-05-10', year: 2024 },
    expected: '2024-06-30',
    provenance: 'published example (wiseraccounting.com)',
    note: 'any day in May',
  },
  {
    kind: 'annual_filing',
    jurisdiction: 'AB',
    input: { incorporation: '2023-01-31', year: 2024 },
    expected: '2024-02-29',
    provenance: 'derived',
    note: 'leap',
  },
  {
    kind: 'annual_filing',
    jurisdiction: 'AB',
    input: { incorporation: '2022-12-01', year: 2024 },
    expected: '2025-01-31',
    provenance: 'derived',
    note: 'year rollover',
  },
  {
    kind: 'annual_filing',
    jurisdiction: 'NT',
    input: { incorporation: '2021-07-15', year: 2027 },
    expected: '2027-08-31',
    provenance: 'derived from official kit',
    note: '',
  },
  {
    kind: 'annual_filing',
    jurisdiction: 'NU',
    input: { incorporation: '2021-07-15', year: 2027 },
    expected: '2027-08-31',
    provenance: 'public test (id 71059800890)',
    note: '',
  },
  {
    kind: 'annual_filing',
    jurisdiction: 'NL',
    input: { incorporation: '2020-02-10', year: 2024 },
    expected: '2024-02-29',
    provenance: 'derived',
    note: 'anniversary month itself',
  },
  {
    kind: 'annual_filing',
    jurisdiction: 'ON',
    input: { fye: '12-31', year: 2025 },
    expected: '2026-06-30',
    provenance: 'public test (id 56823950093)',
    note: '',
  },
  {
    kind: 'annual_filing',
    jurisdiction: 'ON',
    input: { fye: '08-31', year: 2026 },
    expected: '2027-02-28',
    provenance: 'derived',
    note: 'clamped',
  },
  {
    kind: 'annual_filing',
    jurisdiction: 'ON',
    input: { fye: '06-30', year: 2026 },
    expected: '2026-12-30',
    provenance: 'derived',
    note: 'strict count; the CRA-style answer is 2026-12-31. Show the earlier',
  },
  {
    kind: 'annual_filing',
    jurisdiction: 'QC',
    input: { fye: '12-31', year: 2025 },
    expected: '2026-06-30',
    provenance: 'derived from P-44.1 r.1 s.3',
    note: '',
  },
  {
    kind: 'initial_return_ON',
    input: '2026-01-10',
    expected: '2026-03-11',
    provenance: 'public test (id 56823950093)',
    note: '60 days',
  },
  {
    kind: 'change_notice_15',
    input: '2026-06-02',
    expected: '2026-06-17',
    provenance: 'public test (id 56823950093)',
    note: 'director change',
  },
  {
    kind: 'change_notice_15',
    input: '2028-02-20',
    expected: '2028-03-06',
    provenance: 'derived',
    note: 'leap',
  },
  {
    kind: 'first_annual_meeting',
    input: '2025-01-15',
    expected: '2026-07-15',
    provenance: 'public test (id 56823950093)',
    note: '18 months',
  },
  {
    kind: 'next_annual_meeting',
    input: { last: '2025-06-15', fye: '2025-12-31' },
    expected: '2026-06-30',
    provenance: 'derived',
    note: 'six months after year end comes first (15 months would be 2026-09-15)',
  },
  { kind: 't2', input: '2025-03-31', expected: '2025-09-30', provenance: 'CRA published example', note: '' },
  { kind: 't2', input: '2025-09-23', expected: '2026-03-23', provenance: 'CRA published example', note: '' },
  {
    kind: 't2',
    input: '2026-04-30',
    expected: '2026-10-31',
    provenance: 'CRA rule (month end to month end)',
    note: '',
  },
  {
    kind: 't2',
    input: '2024-02-28',
    expected: '2024-08-28',
    provenance: 'derived from CRA rule',
    note: 'not month end in a leap year',
  },
  { kind: 'min_resident_directors', input: 1, expected: 1, provenance: 'derived from s. 105(3)', note: '' },
  { kind: 'min_resident_directors', input: 3, expected: 1, provenance: 'derived from s. 105(3)', note: '' },
  { kind: 'min_resident_directors', input: 5, expected: 2, provenance: 'derived from s. 105(3)', note: '' },
  { kind: 'min_resident_directors', input: 9, expected: 3, provenance: 'derived from s. 105(3)', note: '' },
  { kind: 'min_resident_directors', input: 13, expected: 4, provenance: 'derived from s. 105(3)', note: '' },
  { kind: 'bn', input: '123026635', expected: true, provenance: 'python-stdnum doctest', note: '' },
  { kind: 'bn', input: '123456783', expected: false, provenance: 'python-stdnum doctest', note: '' },
  { kind: 'bn', input: '123026635RT0001', expected: true, provenance: 'derived', note: '' },
  { kind: 'postal', input: 'K1A 0B1', expected: true, provenance: 'derived from letter rules', note: '' },
  { kind: 'postal', input: 'D1A 1A1', expected: false, provenance: 'derived from letter rules', note: '' },
  { kind: 'postal', input: 'Z9Z 9Z9', expected: false, provenance: 'derived from letter rules', note: '' },
  { kind: 'postal', input: 'V6B 1Z9', expected: true, provenance: 'derived from letter rules', note: '' },
] as const;

const zoneBefore = process.env.TZ;

afterEach(() => {
  if (zoneBefore === undefined) delete process.env.TZ;
  else process.env.TZ = zoneBefore;
});

describe('known cases', () => {
  test.each(deadlineCases.map((given) => [JSON.stringify([given.kind, given.input]), given] as const))(
    '%s',
    (_name, given) => expect(answerCase(given)).toBe(given.expected),
  );
});

/** West and east of Greenwich, a half-hour zone, and the first zone of the day; with the minutes behind UTC on
 *  January 15, 2025. */
describe.each([
  ['UTC', 0],
  ['America/St_Johns', 210],
  ['America/Vancouver', 480],
  ['Asia/Istanbul', -180],
  ['Pacific/Kiritimati', -840],
])('in %s', (zone, minutesBehind) => {
  test('every known case has its known answer', () => {
    process.env.TZ = zone;
    // Without this the test would prove nothing in a process that ignores TZ.
    expect(new Date(Date.UTC(2025, 0, 15)).getTimezoneOffset()).toBe(minutesBehind);

    const answers = deadlineCases.map((given) => ({ ...given, expected: answerCase(given) }));
    expect(answers).toEqual(deadlineCases);
  });
});

/** The answer of our rules to a case. */
function answerCase(given: (typeof deadlineCases)[number]): string | number | boolean | null {
  switch (given.kind) {
    case 'annual_filing':
      return annualFilingDueOn(given);
    case 'initial_return_ON':
      return ontarioInitialReturnDueOn(plainDate(given.input));
    case 'change_notice_15':
      return changeNoticeDueOn('CA', 'directors', plainDate(given.input)) ?? null;
    case 'first_annual_meeting':
      return firstAnnualMeetingDueOn('CA', plainDate(given.input)) ?? null;
    case 'next_annual_meeting': {
      const { last, fye } = given.input;
      const facts = { lastMeetingOn: plainDate(last), yearEndOn: plainDate(fye) };
      return nextAnnualMeetingDueOn('CA', facts) ?? null;
    }
    case 't2':
      return t2DueOn(plainDate(given.input));
    case 'min_resident_directors':
      return residentsNeeded(given.input, residencyRule('CA', null));
    case 'bn':
      return readBusinessNumber(given.input).ok;
    case 'postal':
      return readPostalCode(given.input).ok;
  }
}

function annualFilingDueOn({
  jurisdiction,
  input,
}: Extract<(typeof deadlineCases)[number], { kind: 'annual_filing' }>) {
  const end = 'fye' in input ? readFiscalYearEnd(input.fye) : undefined;
  const deadline = annualFilingDeadline({
    jurisdiction,
    filingYear: input.year,
    incorporatedOn: 'incorporation' in input ? plainDate(input.incorporation) : undefined,
    fiscalYearEnd: end?.ok ? end.value : undefined,
  });
  return deadline.kind === 'due' ? deadline.dueOn : null;
}
