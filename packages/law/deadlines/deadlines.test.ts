import { type PlainDate, plainDate } from '@tabellion/kernel/date.ts';
import { describe, expect, test } from 'vitest';
import type { DeadlineFacts, DirectorTerm } from './deadline.ts';
import { deadlinesOf } from './deadlines.ts';
import type { FiscalYearEnd } from './fiscalYear.ts';

/** Maple Robotics Inc., seen on April 20, 2026. */
const maple: DeadlineFacts = {
  jurisdiction: 'CA',
  incorporatedOn: plainDate('2025-03-12'),
  today: plainDate('2026-04-20'),
  filingYear: null,
  fiscalYearEnd: undefined,
  annualMeetingOn: null,
  directors: [],
};

const director = (person: string, from: string, more: Partial<DirectorTerm> = {}): DirectorTerm => ({
  personId: person,
  from: plainDate(from),
  ceasedOn: null,
  consentOn: plainDate(from),
  isOfFirstBoard: from === maple.incorporatedOn,
  ...more,
});

const summaryOf = (facts: Partial<DeadlineFacts>) =>
  deadlinesOf({ ...maple, ...facts }).map(({ kind, dueOn, days, rule, count, countedFrom, year, personId }) =>
    [
      kind,
      dueOn,
      days,
      rule,
      count,
      countedFrom,
      ...(year === null ? [] : [year]),
      ...(personId === null ? [] : [personId]),
    ].join(' '),
  );

describe('the deadlines of a federal corporation', () => {
  test('are those of the picture, the next first', () => {
    const laila = director('Laila', '2026-04-13', { consentOn: null });
    expect(summaryOf({ directors: [director('Amélie', '2025-03-12'), laila] })).toEqual([
      'consent 2026-04-23 3 days_after_election 10 2026-04-13 Laila',
      'director_notice 2026-04-28 8 days_after_change 15 2026-04-13',
      'annual_filing 2026-05-11 21 days_after_anniversary 60 2026-03-12 2026',
      'first_annual_meeting 2026-09-12 145 months_after_incorporation 18 2025-03-12',
    ]);
  });

  test('name form and fee as the registry publishes them', () => {
    const found = deadlinesOf({ ...maple, directors: [director('Bo', '2026-04-13')] });
    expect(
      found.map(({ kind, form, feeCents, confirmWithRegistry }) => [
        kind,
        form,
        feeCents,
        confirmWithRegistry,
      ]),
    ).toEqual([
      ['director_notice', 'Form 6', 0, false],
      ['annual_filing', null, 1200, false],
      ['first_annual_meeting', null, null, false],
    ]);
  });

  const meeting = (on: string): Partial<DeadlineFacts> => ({ annualMeetingOn: plainDate(on) });
  const yearEnd = '12-31' as FiscalYearEnd;
  const table: [string, Partial<DeadlineFacts>, string[]][] = [
    [
      'a missing consent stays when its day has passed',
      { directors: [director('Cy', '2026-03-01', { consentOn: null })] },
      ['consent 2026-03-11 -40 days_after_election 10 2026-03-01 Cy'],
    ],
    [
      'a consent of somebody who ceased is not asked for',
      { directors: [director('Cy', '2025-06-01', { consentOn: null, ceasedOn: plainDate('2026-02-01') })] },
      [],
    ],
    [
      'one notice tells all changes of one day',
      {
        directors: [
          director('Cy', '2025-03-12', { ceasedOn: plainDate('2026-04-10') }),
          director('Di', '2026-04-10'),
        ],
      },
      ['director_notice 2026-04-25 5 days_after_change 15 2026-04-10'],
    ],
    [
      'the notice is due on its fifteenth day',
      { directors: [director('Di', '2026-04-05')] },
      ['director_notice 2026-04-20 0 days_after_change 15 2026-04-05'],
    ],
    [
      'an ending on the day of incorporation is a change, the first board is none',
      {
        today: plainDate('2025-03-20'),
        directors: [director('Cy', '2025-03-12', { ceasedOn: plainDate('2025-03-12') })],
      },
      ['director_notice 2025-03-27 7 days_after_change 15 2025-03-12'],
    ],
    [
      'so is an election on that day which the articles do not name',
      {
        today: plainDate('2025-03-20'),
        directors: [director('Cy', '2025-03-12'), director('Di', '2025-03-12', { isOfFirstBoard: false })],
      },
      ['director_notice 2025-03-27 7 days_after_change 15 2025-03-12'],
    ],
    ['and is no longer shown on its sixteenth', { directors: [director('Di', '2026-04-04')] }, []],
    ['a change still to come needs no notice yet', { directors: [director('Di', '2026-05-01')] }, []],
  ];
  test.each(table)('%s', (_, facts, expected) => {
    const board = summaryOf(facts).filter((line) => /^(consent|director)/.test(line));
    expect(board).toEqual(expected);
  });

  describe('the annual filing', () => {
    const filings = (facts: Partial<DeadlineFacts>) =>
      summaryOf(facts).filter((line) => line.startsWith('annual_filing'));
    const lateAndNext = [
      'annual_filing 2026-05-11 -1 days_after_anniversary 60 2026-03-12 2026',
      'annual_filing 2027-05-11 364 days_after_anniversary 60 2027-03-12 2027',
    ];

    test('is the next one until its day has passed', () => {
      for (const today of ['2025-03-12', '2026-05-11'])
        for (const filingYear of [null, 2026])
          expect(filings({ today: plainDate(today), filingYear })).toEqual([
            expect.stringContaining('annual_filing 2026-05-11'),
          ]);
    });

    test('stays when it is overdue, beside the next one: before the prompt is answered and after', () => {
      for (const filingYear of [null, 2026])
        expect(filings({ today: plainDate('2026-05-12'), filingYear })).toEqual(lateAndNext);
    });

    test('of older years nobody said that they were not filed', () => {
      expect(filings({ today: plainDate('2027-05-12') })).toEqual([
        'annual_filing 2028-05-11 365 days_after_anniversary 60 2028-03-12 2028',
      ]);
    });
  });

  test('ask for the next meeting 15 months after the last, or 6 after the year end if that is earlier', () => {
    const next = (facts: Partial<DeadlineFacts>) => summaryOf(facts).find((line) => line.includes('meeting'));
    expect(next(meeting('2026-03-30'))).toBe(
      'annual_meeting 2027-06-30 436 months_after_meeting 15 2026-03-30',
    );
    expect(next({ ...meeting('2026-04-15'), fiscalYearEnd: yearEnd })).toBe(
      'annual_meeting 2027-06-30 436 months_after_year_end 6 2026-12-31',
    );
  });

  test('end with the tax return of the last year end', () => {
    expect(summaryOf({ fiscalYearEnd: yearEnd }).find((line) => line.startsWith('tax_return'))).toBe(
      'tax_return 2026-06-30 71 months_after_year_end 6 2025-12-31 2025',
    );
  });
});

describe('the deadlines of other laws', () => {
  const on = (today: string): Pick<DeadlineFacts, 'today' | 'incorporatedOn'> => ({
    today: plainDate(today),
    incorporatedOn: plainDate('2026-03-12') as PlainDate,
  });

  test('Ontario asks for an initial return within 60 days, and a return after the year end', () => {
    const facts = {
      ...on('2026-04-20'),
      jurisdiction: 'ON',
      fiscalYearEnd: '12-31' as FiscalYearEnd,
    } as const;
    expect(summaryOf(facts).filter((line) => /filing/.test(line))).toEqual([
      'initial_filing 2026-05-11 21 days_after_incorporation 60 2026-03-12',
      'annual_filing 2027-06-30 436 months_after_year_end 6 2026-12-31 2026',
    ]);
  });

  test('Alberta counts to the end of the month after the anniversary, and no consent days are known of it', () => {
    const facts = {
      ...on('2026-04-20'),
      jurisdiction: 'AB',
      directors: [director('Bo', '2026-03-12', { consentOn: null })],
    } as const;
    expect(summaryOf(facts)).toEqual([
      'annual_filing 2027-04-30 375 end_of_month_after_anniversary 1 2027-03-12 2027',
    ]);
  });
});
