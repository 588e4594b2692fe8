import { plainDate } from '@tabellion/kernel/date.ts';
import { describe, expect, test } from 'vitest';
import type { JurisdictionId } from '../jurisdictions.ts';
import { type DeadlineFacts, type DeadlineKind, deadlineKey } from './deadline.ts';
import { everyDeadline } from './deadlines.ts';
import { filingDeadline } from './filings.ts';
import { type FinancialYears, financialYearEndOf, financialYearsUntil } from './financialYears.ts';
import { yearsEnding } from './testing.ts';
import { annualMeetingsUntil } from './yearlyDeadlines.ts';

const day = plainDate;
const endsOf = (years: FinancialYears, last: number) =>
  financialYearsUntil(last, years).map(({ endsOn }) => endsOn);

const longFirst = { ...yearsEnding('12-31', '2023-12-28'), firstYearEndOn: day('2024-12-31') };
const table: [string, FinancialYears, string[]][] = [
  ['every year on its day', yearsEnding('12-31', '2024-03-12'), ['2024-12-31', '2025-12-31', '2026-12-31']],
  [
    'the last of February in leap years and others',
    yearsEnding('02-29', '2023-06-01'),
    ['2024-02-29', '2025-02-28', '2026-02-28'],
  ],
  [
    'a first year of a few days',
    yearsEnding('12-31', '2023-12-28'),
    ['2023-12-31', '2024-12-31', '2025-12-31', '2026-12-31'],
  ],
  [
    'or of less than a year where none was chosen, as registers say by null',
    { ...yearsEnding('12-31', '2024-03-12'), firstYearEndOn: null },
    ['2024-12-31', '2025-12-31', '2026-12-31'],
  ],
  ['or of up to 53 weeks, as it was chosen', longFirst, ['2024-12-31', '2025-12-31', '2026-12-31']],
  [
    'a year end that is corrected takes its longer first year with it',
    { ...yearsEnding('06-30', '2023-12-28'), firstYearEndOn: day('2024-12-31') },
    ['2024-06-30', '2025-06-30', '2026-06-30'],
  ],
  [
    'a change within the longer first year ends it on its day',
    { ...yearsEnding('12-31', '2023-12-28', ['2024-03-01', '06-30']), firstYearEndOn: day('2024-12-31') },
    ['2024-06-30', '2025-06-30', '2026-06-30'],
  ],
  [
    'one whose day would make it longer than 53 weeks does not',
    { ...yearsEnding('12-31', '2023-12-28', ['2024-07-01', '06-30']), firstYearEndOn: day('2024-12-31') },
    ['2024-12-31', '2025-06-30', '2026-06-30'],
  ],
  [
    'a change in a later year leaves the longer first year as it was',
    { ...yearsEnding('12-31', '2023-12-28', ['2025-03-01', '06-30']), firstYearEndOn: day('2024-12-31') },
    ['2024-12-31', '2025-06-30', '2026-06-30'],
  ],
  [
    'a corporation of the year’s last day begins with a whole one',
    yearsEnding('12-31', '2024-12-31'),
    ['2025-12-31', '2026-12-31'],
  ],
  [
    'a change to an earlier day: a short year, and past years as they were',
    yearsEnding('12-31', '2023-03-12', ['2025-02-15', '06-30']),
    ['2023-12-31', '2024-12-31', '2025-06-30', '2026-06-30'],
  ],
  [
    'a change to a later day of the calendar year that has begun: a second year ends in it',
    yearsEnding('06-30', '2023-03-12', ['2025-09-01', '12-31']),
    ['2023-06-30', '2024-06-30', '2025-06-30', '2025-12-31', '2026-12-31'],
  ],
  [
    'no year is made longer than 53 weeks: the earlier year end ends it, and a short one follows',
    yearsEnding('06-30', '2023-03-12', ['2025-05-01', '12-31']),
    ['2023-06-30', '2024-06-30', '2025-06-30', '2025-12-31', '2026-12-31'],
  ],
  [
    'of exactly 53 weeks it may be',
    yearsEnding('12-25', '2023-03-12', ['2025-05-01', '12-31']),
    ['2023-12-25', '2024-12-25', '2025-12-31', '2026-12-31'],
  ],
  [
    'a change back again before it took hold changes nothing',
    yearsEnding('12-31', '2024-03-12', ['2025-02-15', '06-30'], ['2025-04-01', '12-31']),
    ['2024-12-31', '2025-12-31', '2026-12-31'],
  ],
  [
    'a year end that holds on its own day ends the year',
    yearsEnding('12-31', '2024-03-12', ['2025-06-30', '06-30']),
    ['2024-12-31', '2025-06-30', '2026-06-30'],
  ],
];
test.each(table)('financial years: %s', (_, years, expected) => {
  expect(endsOf(years, 2026)).toEqual(expected);
});

test('a day lies in the year that was then, and what is before the incorporation in the first', () => {
  const years = yearsEnding('12-31', '2024-03-12', ['2025-02-15', '06-30']);
  const endOf = (on: string) => financialYearEndOf(day(on), years);
  expect([endOf('2000-01-01'), endOf('2024-12-31'), endOf('2025-01-01'), endOf('2025-07-01')]).toEqual([
    '2024-12-31',
    '2024-12-31',
    '2025-06-30',
    '2026-06-30',
  ]);
});

const facts = (
  jurisdiction: JurisdictionId,
  years: FinancialYears,
  today: string,
  settled: readonly string[] = [],
): DeadlineFacts => ({
  jurisdiction,
  incorporatedOn: years.beganOn,
  today: day(today),
  filingYear: null,
  financialYears: years,
  annualMeetingOn: day('2025-05-30'),
  directors: [],
  officers: [],
  directorMoves: [],
  officeMoves: [],
  events: [],
  hasGst: false,
  settled: new Set(settled),
});

const dueOf = (of: DeadlineFacts, ...kinds: DeadlineKind[]) =>
  everyDeadline(of).flatMap((one) =>
    kinds.includes(one.kind)
      ? [`${one.dueOn} ${one.kind} ${deadlineKey(one, one.registration).occasion}`]
      : [],
  );

describe('what falls due of them', () => {
  const shortened = yearsEnding('12-31', '2024-03-12', ['2025-02-15', '06-30']);
  const twice = yearsEnding('06-30', '2024-03-12', ['2025-09-01', '12-31']);

  test('taxes, statements and waivers follow the year that was in force', () => {
    expect(dueOf(facts('CA', shortened, '2025-12-01'), 'tax_return', 'auditor_waiver')).toEqual([
      '2025-06-30 auditor_waiver 2024',
      '2025-06-30 tax_return 2024',
      '2025-12-30 auditor_waiver 2025',
      '2025-12-31 tax_return 2025',
    ]);
  });

  test('the meeting is due six months after the end of the short year', () => {
    const [meeting] = dueOf(facts('CA', shortened, '2025-12-01'), 'annual_meeting');
    expect(meeting).toMatch(/^2025-12-30 annual_meeting/);
    const unchanged = yearsEnding('12-31', '2024-03-12');
    expect(dueOf(facts('CA', unchanged, '2025-12-01'), 'annual_meeting')[0]).toMatch(/^2026-06-30/);
  });

  test('a short year is one of its own: the second in a calendar year is named by its last day', () => {
    const today = '2026-02-01';
    expect(dueOf(facts('CA', twice, today), 'tax_return')).toEqual([
      '2024-12-31 tax_return 2024',
      '2025-12-31 tax_return 2025',
      '2026-06-30 tax_return 2025-12-31',
    ]);
    const filed = ['CA tax_return 2024', 'CA tax_return 2025'];
    expect(dueOf(facts('CA', twice, today, filed), 'tax_return')).toEqual([
      '2026-06-30 tax_return 2025-12-31',
    ]);
    expect(dueOf(facts('CA', twice, today, ['CA tax_return 2025-12-31']), 'tax_return').slice(0, 2)).toEqual([
      '2024-12-31 tax_return 2024',
      '2025-12-31 tax_return 2025',
    ]);
  });

  test('a signed document meets the year whose last day it names, and not the other of the calendar year', () => {
    const signed = (...on: string[]) =>
      dueOf(
        facts(
          'CA',
          twice,
          '2025-12-01',
          on.map((one) => `CA auditor_waiver ${one}`),
        ),
        'auditor_waiver',
      ).map((line) => line.split(' ')[2]);
    expect(signed('2024-06-30', '2025-06-30')).toEqual(['2025-12-31']);
    expect(signed('2024-06-30', '2025-12-31')).toEqual(['2025']);
  });

  test('Ontario’s return is due for both years, each under its key', () => {
    expect(dueOf(facts('ON', twice, '2026-02-01'), 'annual_filing')).toEqual([
      '2024-12-30 annual_filing 2024',
      '2025-12-30 annual_filing 2025',
      '2026-06-30 annual_filing 2025-12-31',
    ]);
    const named = (occasion: string) =>
      filingDeadline(
        { registration: 'ON', kind: 'annual_filing', occasion },
        facts('ON', twice, '2026-02-01'),
      );
    expect([named('2025')?.dueOn, named('2025-12-31')?.dueOn, named('2025-12-31')?.year]).toEqual([
      '2025-12-30',
      '2026-06-30',
      2025,
    ]);
    expect(named('2025-06-30')).toBeUndefined();
  });

  test('a wrong year end that is corrected after a filing moves days: what was filed stays filed', () => {
    const filed = ['ON annual_filing 2024', 'ON annual_filing 2025'];
    const due = (end: string) =>
      dueOf(facts('ON', yearsEnding(end, '2024-03-12'), '2026-02-01', filed), 'annual_filing');
    expect([due('12-31'), due('06-30')]).toEqual([
      ['2027-06-30 annual_filing 2026'],
      ['2026-12-30 annual_filing 2026'],
    ]);
  });

  test('leap anniversaries do not depend on the year end', () => {
    const leap = yearsEnding('02-29', '2024-02-29', ['2025-06-01', '12-31']);
    expect(dueOf(facts('CA', leap, '2026-01-01'), 'annual_filing')).toEqual([
      '2025-04-29 annual_filing 2025',
      '2026-04-29 annual_filing 2026',
    ]);
    expect(endsOf(leap, 2026)).toEqual(['2025-02-28', '2025-12-31', '2026-12-31'] satisfies string[]);
  });
});

test.each<JurisdictionId>(['CA', 'ON'])(
  'a corporation of four centuries costs no more than its years (%s)',
  (id) => {
    // How often the year ends are asked for, once in each year: twice the years ask twice as often, and not four times.
    const asked = (since: string) => {
      const own = yearsEnding('12-31', since);
      let times = 0;
      const years = {
        beganOn: own.beganOn,
        get ends() {
          times += 1;
          return own.ends;
        },
      };
      const of = { ...facts(id, years, '2026-02-01'), annualMeetingOn: null };
      everyDeadline(of);
      annualMeetingsUntil(of, day('2026-12-31'));
      return times;
    };
    expect(asked('1626-01-01') / asked('1826-01-01')).toBeLessThan(2.5);
  },
);
