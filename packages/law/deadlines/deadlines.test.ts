import { type PlainDate, plainDate } from '@tabellion/kernel/date.ts';
import { describe, expect, test } from 'vitest';
import {
  type DeadlineFacts,
  type DeadlineKind,
  type DirectorTerm,
  deadlineKey,
  keyText,
  type OfficerTerm,
  readOccasion,
} from './deadline.ts';
import { everyDeadline } from './deadlines.ts';
import { firstFilingYear } from './dueDates.ts';
import { yearsEnding } from './testing.ts';

/** Maple Robotics Inc., seen on April 20, 2026. */
const maple: DeadlineFacts = {
  jurisdiction: 'CA',
  incorporatedOn: plainDate('2025-03-12'),
  today: plainDate('2026-04-20'),
  filingYear: null,
  financialYears: undefined,
  annualMeetingOn: null,
  directors: [],
  officers: [],
  directorMoves: [],
  officeMoves: [],
  events: [],
  hasGst: false,
  settled: new Set(),
};

const settled = (...marks: [kind: DeadlineKind, occasion: string][]) =>
  new Set(marks.map(([kind, occasion]) => keyText({ registration: 'CA', kind, occasion })));

const director = (person: string, from: string, more: Partial<DirectorTerm> = {}): DirectorTerm => ({
  personId: person,
  from: plainDate(from),
  ceasedOn: null,
  consentOn: plainDate(from),
  isOfFirstBoard: from === maple.incorporatedOn,
  ...more,
});

const officer = (
  personId: string,
  position: string,
  from: string,
  more: Partial<OfficerTerm> = {},
): OfficerTerm => ({ personId, position, from: plainDate(from), ceasedOn: null, isFirst: false, ...more });

const summaryOf = (facts: Partial<DeadlineFacts>) =>
  everyDeadline({ ...maple, ...facts }).map(
    ({ kind, dueOn, days, rule, count, countedFrom, year, personId }) =>
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

test('a deadline is named by who asks for it, its kind, and its year or its day with the person', () => {
  const on = plainDate('2026-04-13');
  const events = [{ kind: 'ontario_business', on } as const];
  const directors = [director('Laila', on, { consentOn: null })];
  const named = everyDeadline({ ...maple, events, directors }).map((one) => keyText(deadlineKey(one, 'CA')));
  expect(named).toEqual(
    expect.arrayContaining([
      'CA annual_filing 2026',
      'CA director_notice 2026-04-13',
      'CA consent 2026-04-13:Laila',
      'ON ontario_initial_return 2026-04-13',
    ]),
  );
  expect(readOccasion('2026')).toEqual({ year: 2026, day: null, personId: null });
  expect(readOccasion('2026-04-13:Laila')).toEqual({ year: null, day: on, personId: 'Laila' });
  const settledOnes = new Set(named);
  expect(
    everyDeadline({ ...maple, events, directors, settled: settledOnes }).map(({ kind }) => kind),
  ).toEqual(['annual_filing', 'annual_meeting']);
});

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
    const found = everyDeadline({ ...maple, directors: [director('Bo', '2026-04-13')] });
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
  const financialYears = yearsEnding('12-31', maple.incorporatedOn);
  const table: [string, Partial<DeadlineFacts>, string[]][] = [
    [
      'a missing consent stays when its day has passed',
      { directors: [director('Cy', '2026-03-01', { consentOn: null, isOfFirstBoard: true })] },
      ['consent 2026-03-11 -40 days_after_election 10 2026-03-01 Cy'],
    ],
    [
      'nothing is counted from a day on or before which somebody was elected',
      {
        directors: [
          director('Cy', '2026-03-01', { consentOn: null, isOfFirstBoard: true, isOnOrBefore: true }),
        ],
      },
      [],
    ],
    [
      'a consent of somebody who ceased is not asked for',
      {
        directors: [director('Cy', '2025-06-01', { consentOn: null, ceasedOn: plainDate('2026-02-01') })],
        settled: settled(['director_notice', '2025-06-01'], ['director_notice', '2026-02-01']),
      },
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
    [
      'and is overdue from its sixteenth on, however long',
      { directors: [director('Di', '2025-04-04')] },
      ['director_notice 2025-04-19 -366 days_after_change 15 2025-04-04'],
    ],
    [
      'until it is marked',
      { directors: [director('Di', '2025-04-04')], settled: settled(['director_notice', '2025-04-04']) },
      [],
    ],
    [
      'a director who moves has the registry told within fifteen days',
      { directorMoves: [{ personId: 'Di', on: plainDate('2026-03-01') }] },
      ['director_address_notice 2026-03-16 -35 days_after_change 15 2026-03-01 Di'],
    ],
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

    test('of any year stays until it is marked; those before a filing year that was set were filed', () => {
      const years = (facts: Partial<DeadlineFacts>) =>
        filings({ today: plainDate('2029-01-01'), ...facts }).map((line) => line.slice(-4));
      expect(years({})).toEqual(['2026', '2027', '2028', '2029']);
      expect(years({ settled: settled(['annual_filing', '2027']) })).toEqual(['2026', '2028', '2029']);
      expect(years({ settled: settled(['annual_filing', '2029']) })).toEqual([
        '2026',
        '2027',
        '2028',
        '2030',
      ]);
      expect(years({ filingYear: 2028 })).toEqual(['2028', '2029']);
      expect(years({ filingYear: 2035 })).toEqual(['2035']);
    });

    test('of the year of incorporation stays in Ontario when the prompt sets the year after it', () => {
      const financialYears = yearsEnding('12-31', maple.incorporatedOn);
      const ontario = { jurisdiction: 'ON', financialYears } as const;
      for (const filingYear of [null, firstFilingYear(maple.incorporatedOn)])
        expect(filings({ ...ontario, filingYear })).toEqual([
          'annual_filing 2026-06-30 71 months_after_year_end 6 2025-12-31 2025',
        ]);
    });
  });

  test('ask for the next meeting 15 months after the last, or 6 after the year end if that is earlier', () => {
    const next = (facts: Partial<DeadlineFacts>) =>
      summaryOf(facts).find((line) => line.includes('annual_meeting '));
    expect(next(meeting('2026-03-30'))).toBe(
      'annual_meeting 2027-06-30 436 months_after_meeting 15 2026-03-30',
    );
    expect(next({ ...meeting('2026-04-15'), financialYears })).toBe(
      'annual_meeting 2027-06-30 436 months_after_year_end 6 2026-12-31',
    );
  });

  test('name a meeting that was missed until its date is set or it is marked, and then the next', () => {
    const meetings = (facts: Partial<DeadlineFacts>) =>
      summaryOf({ today: plainDate('2028-04-20'), ...facts }).filter((line) => line.includes('meeting '));
    expect(meetings({})).toEqual([expect.stringContaining('first_annual_meeting 2026-09-12 -586')]);
    expect(meetings({ settled: settled(['first_annual_meeting', '2025-03-12']) })).toEqual([
      'annual_meeting 2027-12-12 -130 months_after_meeting 15 2026-09-12',
    ]);
  });

  const duties = (kind: DeadlineKind, facts: Partial<DeadlineFacts>) =>
    summaryOf({ financialYears, ...facts }).filter((line) => line.startsWith(`${kind} `));
  const lastYear: [DeadlineKind, string, string][] = [
    ['tax_return', '2026-06-30 71', 'months_after_year_end 6 2025-12-31 2025'],
    ['tax_balance', '2026-02-28 -51', 'months_after_year_end 2 2025-12-31 2025'],
    ['auditor_waiver', '2026-06-30 71', 'months_after_year_end 6 2025-12-31 2025'],
    ['financial_statements', '2026-06-09 50', 'days_before_meeting 21 2026-06-30 2025'],
  ];
  test.each(lastYear)('ask every year for the %s', (kind, due, rule) => {
    expect(duties(kind, {})[0]).toBe(`${kind} ${due} ${rule}`);
    const later = { today: plainDate('2028-01-31') };
    expect(duties(kind, later).map((line) => line.slice(-4))).toEqual(['2025', '2026', '2027']);
    expect(
      duties(kind, { ...later, settled: settled([kind, '2025']) }).map((line) => line.slice(-4)),
    ).toEqual(['2026', '2027']);
    expect(duties(kind, { financialYears: undefined })).toEqual([]);
  });

  test('give fifteen days for the notice of another registered office, and ask nothing of officers', () => {
    const moved = { officeMoves: [plainDate('2026-04-01')] };
    expect(duties('office_notice', moved)).toEqual([
      'office_notice 2026-04-16 -4 days_after_change 15 2026-04-01',
    ]);
    expect(everyDeadline({ ...maple, ...moved })[0]?.form).toBe('Form 3');
    const officers = [officer('Bo', 'presidents', '2026-04-01')];
    expect(duties('officer_notice', { officers })).toEqual([]);
  });

  test('run from what a member reports: business in Ontario, sales above the limit, an amalgamation', () => {
    const on = plainDate('2026-04-01');
    const events = (['ontario_business', 'small_supplier_lost', 'amalgamation'] as const).map((kind) => ({
      kind,
      on,
    }));
    expect(summaryOf({ events }).filter((line) => line.endsWith('2026-04-01'))).toEqual([
      'gst_registration 2026-04-30 10 days_after_small_supplier 29 2026-04-01',
      'isc_amalgamation 2026-05-01 11 days_after_amalgamation 30 2026-04-01',
      'ontario_initial_return 2026-05-31 41 days_after_start_in_ontario 60 2026-04-01',
    ]);
    expect(duties('gst_registration', { events, hasGst: true })).toEqual([]);
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
      financialYears: yearsEnding('12-31', '2026-03-12'),
    } as const;
    expect(summaryOf(facts).filter((line) => /filing/.test(line))).toEqual([
      'initial_filing 2026-05-11 21 days_after_incorporation 60 2026-03-12',
      'annual_filing 2027-06-30 436 months_after_year_end 6 2026-12-31 2026',
    ]);
  });

  test('Ontario’s initial return stays when its day has passed', () => {
    const facts = { ...on('2027-04-20'), jurisdiction: 'ON' } as const;
    const initial = { registration: 'ON', kind: 'initial_filing', occasion: '2026-03-12' } as const;
    expect(summaryOf(facts)[0]).toBe('initial_filing 2026-05-11 -344 days_after_incorporation 60 2026-03-12');
    expect(summaryOf({ ...facts, settled: new Set([keyText(initial)]) })).toEqual([
      expect.stringContaining('first_annual_meeting'),
    ]);
  });

  test('Ontario asks for consents, to be confirmed, and for a notice of officers who are not the first', () => {
    const found = everyDeadline({
      ...maple,
      ...on('2026-04-20'),
      jurisdiction: 'ON',
      directors: [director('Bo', '2026-03-12', { consentOn: null, isOfFirstBoard: true })],
      officers: [
        officer('Bo', 'presidents', '2026-03-12', { ceasedOn: plainDate('2026-04-01'), isFirst: true }),
        officer('Cy', 'presidents', '2026-04-02'),
      ],
    });
    expect(found.map(({ kind, dueOn, confirmWithRegistry }) => [kind, dueOn, confirmWithRegistry])).toEqual([
      ['consent', '2026-03-22', true],
      ['officer_notice', '2026-04-16', false],
      ['officer_notice', '2026-04-17', false],
      ['initial_filing', '2026-05-11', false],
      ['first_annual_meeting', '2027-09-12', true],
    ]);
  });

  test('Alberta counts to the end of the month after the anniversary, and no consent days are known of it', () => {
    const facts = {
      ...on('2026-04-20'),
      jurisdiction: 'AB',
      directors: [director('Bo', '2026-03-12', { consentOn: null, isOfFirstBoard: true })],
    } as const;
    expect(summaryOf(facts)).toEqual([
      'annual_filing 2027-04-30 375 end_of_month_after_anniversary 1 2027-03-12 2027',
    ]);
  });
});

describe('notices to Ontario', () => {
  const notices = (facts: Partial<DeadlineFacts>) =>
    everyDeadline({ ...maple, ...facts })
      .filter(({ kind }) => kind.endsWith('_notice'))
      .map(({ registration, kind, countedFrom, dueOn, confirmWithRegistry }) =>
        [registration, kind, countedFrom, dueOn, confirmWithRegistry ? 'confirm' : 'read'].join(' '),
      );
  const day = plainDate('2026-04-01');
  const particularsChanges = [
    { kind: 'email', on: day },
    { kind: 'activity', on: day },
  ] as const;

  test('name the five most senior officers, so that a change below them needs none', () => {
    const all = ['chair', 'presidents', 'vice_presidents', 'secretaries', 'treasurers'].map((position, at) =>
      officer(`person ${at}`, position, '2025-03-12', { isFirst: true }),
    );
    const ontario = { jurisdiction: 'ON' } as const;
    const sixth = officer('Zoé', 'comptroller', '2026-04-01');
    expect(notices({ ...ontario, officers: [...all, sixth] })).toEqual([]);
    expect(notices({ ...ontario, officers: [...all.slice(1), sixth] })).toEqual([
      'ON officer_notice 2026-04-01 2026-04-16 read',
    ]);
    const isChair = officer('person 1', 'chair', '2026-04-01');
    expect(notices({ ...ontario, officers: [...all, isChair] })).toHaveLength(1);
  });

  test('tell another official e-mail address and another primary activity, and federally nothing does', () => {
    expect(notices({ jurisdiction: 'ON', particularsChanges })).toEqual([
      'ON email_notice 2026-04-01 2026-04-16 read',
      'ON activity_notice 2026-04-01 2026-04-16 read',
    ]);
    expect(notices({ particularsChanges })).toEqual([]);
  });

  test('are asked of a federal corporation from the day after it began there until it ended, marked', () => {
    const since = plainDate('2026-03-20');
    const directors = [
      director('Bo', '2025-03-12'),
      director('Cy', '2026-03-20'),
      director('Di', '2026-04-01'),
    ];
    const facts = { directors, officeMoves: [day], officers: [officer('Bo', 'presidents', '2026-04-01')] };
    const there = (until: PlainDate | null) =>
      notices({ ...facts, particularsChanges, ontario: { since, until } }).filter((line) =>
        line.startsWith('ON'),
      );
    expect(there(null)).toEqual([
      'ON director_notice 2026-04-01 2026-04-16 confirm',
      'ON office_notice 2026-04-01 2026-04-16 confirm',
      'ON officer_notice 2026-04-01 2026-04-16 confirm',
      'ON email_notice 2026-04-01 2026-04-16 confirm',
      'ON activity_notice 2026-04-01 2026-04-16 confirm',
    ]);
    expect(there(plainDate('2026-03-31'))).toEqual([]);
    const annual = everyDeadline({ ...maple, ...facts, ontario: { since, until: null } });
    expect(
      annual.filter(({ kind }) => kind === 'annual_filing').map(({ registration }) => registration),
    ).toEqual(['CA']);
  });
});

test('annual returns run from the last amalgamation or continuance, and from none before it', () => {
  const anchoredOn = plainDate('2028-07-04');
  const years = (facts: Partial<DeadlineFacts>) =>
    everyDeadline({ ...maple, today: plainDate('2029-10-01'), ...facts }).flatMap(({ kind, dueOn }) =>
      kind === 'annual_filing' ? [dueOn] : [],
    );
  expect(years({})).toEqual(['2026-05-11', '2027-05-11', '2028-05-11', '2029-05-11', '2030-05-11']);
  expect(years({ anchoredOn })).toEqual(['2029-09-02', '2030-09-02']);
  // One of February 29 has its anniversary on February 28 in common years: 60 days later it is April 29, and in 2032 as well.
  const leap = { anchoredOn: plainDate('2028-02-29'), today: plainDate('2032-01-01') };
  expect(years(leap)).toEqual(['2029-04-29', '2030-04-29', '2031-04-29', '2032-04-29']);
});

test('of a dissolved corporation, what is filed about the time before stays, and nothing comes after it', () => {
  const facts = {
    directors: [director('Bo', '2026-04-01', { consentOn: null }), director('Cy', '2026-06-01')],
    financialYears: yearsEnding('12-31', '2025-03-12'),
    dissolvedOn: plainDate('2026-06-01'),
  };
  const stay = [
    'director_notice 2026-04-16',
    'annual_filing 2026-05-11',
    'tax_balance 2026-02-28',
    'tax_return 2026-06-30',
    // Its last financial year ends with it.
    'tax_balance 2026-08-01',
    'tax_return 2026-12-01',
  ].toSorted();
  for (const today of ['2026-06-02', '2029-01-01']) {
    const due = everyDeadline({ ...maple, ...facts, today: plainDate(today) });
    expect(due.map(({ kind, dueOn }) => `${kind} ${dueOn}`).toSorted()).toEqual(stay);
  }
  // A year that ends on the day of the dissolution is not followed by another; one that began in the same calendar year has its own name.
  const taxed = (ended: string) =>
    everyDeadline({
      ...maple,
      ...facts,
      financialYears: yearsEnding(ended, '2025-03-12'),
      today: plainDate('2026-06-02'),
    }).flatMap(({ kind, countedFrom, secondEndOn }) =>
      kind === 'tax_return' ? `${countedFrom} ${secondEndOn}` : [],
    );
  expect(taxed('06-01')).toEqual(['2025-06-01 null', '2026-06-01 null']);
  expect(taxed('03-31')).toEqual(['2025-03-31 null', '2026-03-31 null', '2026-06-01 2026-06-01']);
});
