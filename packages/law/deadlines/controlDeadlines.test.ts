import { plainDate } from '@tabellion/kernel/date.ts';
import { describe, expect, test } from 'vitest';
import {
  type ControlDeadlineFacts,
  computeControlDeadlines,
  disposal,
  readReviewYearEnd,
} from './controlDeadlines.ts';
import { keyText } from './deadline.ts';
import { yearsEnding } from './testing.ts';

const day = plainDate;
const taken = (on: string, yearEndOn: string | null = null) => ({
  on: day(on),
  yearEndOn: yearEndOn === null ? null : day(yearEndOn),
});
const facts: ControlDeadlineFacts = {
  jurisdiction: 'CA',
  today: day('2026-04-20'),
  incorporatedOn: day('2025-03-12'),
  financialYears: yearsEnding('12-31', '2025-03-12'),
  incomplete: [],
  ceased: [],
  unfiledSince: null,
  reviews: [taken('2025-06-01'), taken('2026-01-15')],
  settled: new Set(),
};

const dueOf = (more: Partial<ControlDeadlineFacts>) => computeControlDeadlines({ ...facts, ...more });
const summaryOf = (more: Partial<ControlDeadlineFacts>) =>
  dueOf(more).map(({ kind, dueOn }) => `${kind} ${dueOn}`);

describe('the financial year of steps', () => {
  const read = (typed: string | undefined, on = '2026-04-20') =>
    readReviewYearEnd(typed, { on: day(on), financialYears: facts.financialYears });

  test('is one that has begun, named by its last day, or the one of their day where nobody names it', () => {
    expect(read(undefined)).toEqual({ ok: true, value: null });
    for (const end of ['2025-12-31', '2026-12-31']) expect(read(end)).toEqual({ ok: true, value: end });
  });

  test.each(['2024-12-31', '2025-12-30', '2027-12-31'])(
    'does not end on %s: the answer says when that of the day does',
    (end) => {
      const error = { path: 'year_end', textCode: 'CONTROL.NOT_A_YEAR_END', params: { date: '2026-12-31' } };
      expect(read(end)).toEqual({ ok: false, error });
    },
  );

  test('is any day where nobody told when years end, but a day', () => {
    const unknown = { on: day('2026-04-20'), financialYears: undefined };
    expect(readReviewYearEnd('2026-05-05', unknown)).toEqual({ ok: true, value: '2026-05-05' });
    expect(readReviewYearEnd('2026-02-30', unknown)).toMatchObject({
      error: { textCode: 'GENERAL.NOT_A_DATE' },
    });
  });
});

describe('what falls due', () => {
  test('the two clocks run fifteen days each: to record what is learned, to file what is recorded', () => {
    const incomplete = [{ personId: 'ann', since: day('2026-04-10') }];
    expect(summaryOf({ incomplete, unfiledSince: day('2026-04-12') })).toEqual([
      'record 2026-04-25',
      'file 2026-04-27',
      'review 2027-12-31',
    ]);
  });

  test('no steps are due on the day of the incorporation: the first year ends after it', () => {
    const financialYears = yearsEnding('12-31', '2022-12-31');
    const born = {
      jurisdiction: 'BC',
      incorporatedOn: day('2022-12-31'),
      financialYears,
      reviews: [],
    } as const;
    expect(summaryOf(born).slice(0, 2)).toEqual(['review 2023-12-31', 'review 2024-12-31']);
    expect(dueOf(born)[0]?.countedFrom).toBe('2022-12-31');
  });

  test('steps are due once in each financial year: by its end where none were taken in it', () => {
    expect(summaryOf({ reviews: [] })).toEqual(['review 2025-12-31', 'review 2026-12-31']);
    expect(summaryOf({ reviews: [taken('2025-06-01')] })).toEqual(['review 2026-12-31']);
    expect(summaryOf({ reviews: [taken('2025-12-31')] })).toEqual(['review 2026-12-31']);
    // Steps of January do not make up for the year before, unless they were taken for it.
    expect(summaryOf({ reviews: [taken('2026-01-15')] })).toEqual(['review 2025-12-31', 'review 2027-12-31']);
    expect(summaryOf({ reviews: [taken('2026-01-15', '2025-12-31')] })).toEqual(['review 2026-12-31']);
    expect(summaryOf({ financialYears: undefined })).toEqual([]);
  });

  test('personal facts are kept for six years after ceasing and disposed of within another', () => {
    expect(disposal(day('2020-03-01'))).toEqual({ from: '2026-03-01', by: '2027-03-01' });
    expect(summaryOf({ ceased: [{ personId: 'bo', ceasedOn: day('2020-03-01') }] })).toContain(
      'dispose 2027-03-01',
    );
    expect(summaryOf({ ceased: [{ personId: 'bo', ceasedOn: day('2021-03-01') }] })).toEqual([
      'review 2027-12-31',
    ]);
  });

  test('no duty began before the law asked for the register: federally on June 13, 2019', () => {
    const before = {
      incorporatedOn: day('2005-02-01'),
      financialYears: yearsEnding('12-31', '2005-02-01'),
      today: day('2020-03-01'),
      reviews: [],
      incomplete: [{ personId: 'ann', since: day('2005-02-01') }],
      ceased: [{ personId: 'bo', ceasedOn: day('2012-01-01') }],
    };
    expect(summaryOf(before)).toEqual(['record 2019-06-28', 'review 2019-12-31', 'review 2020-12-31']);
  });

  test('steps of a year stay overdue until they are taken, or marked not applicable', () => {
    const financialYears = yearsEnding('12-31', '2023-03-12');
    const missed = { incorporatedOn: day('2023-03-12'), financialYears, reviews: [] };
    expect(summaryOf(missed)).toEqual(['2023', '2024', '2025', '2026'].map((year) => `review ${year}-12-31`));
    const settled = new Set([
      keyText({ registration: 'CA', kind: 'isc_review', occasion: '2023' }),
      keyText({ registration: 'CA', kind: 'isc_review', occasion: '2026' }),
    ]);
    expect(summaryOf({ ...missed, settled })).toEqual(
      ['2024', '2025', '2027'].map((year) => `review ${year}-12-31`),
    );
  });

  test('Ontario gives 15 days to record, to be confirmed, and asks for no filing', () => {
    const facts = {
      jurisdiction: 'ON',
      incomplete: [{ personId: 'ann', since: day('2026-04-10') }],
      unfiledSince: day('2026-04-12'),
    } as const;
    expect(summaryOf(facts)).toEqual(['record 2026-04-25', 'review 2027-12-31']);
    expect(dueOf(facts).every(({ confirmWithRegistry }) => confirmWithRegistry)).toBe(true);
    expect(dueOf({}).some(({ confirmWithRegistry }) => confirmWithRegistry)).toBe(false);
  });

  test('after a dissolution, what was recorded before it is still filed, and nothing else is due', () => {
    const facts = {
      incomplete: [{ personId: 'ann', since: day('2026-04-10') }],
      dissolvedOn: day('2026-04-13'),
    };
    expect(summaryOf({ ...facts, unfiledSince: day('2026-04-12') })).toEqual(['file 2026-04-27']);
    expect(summaryOf({ ...facts, unfiledSince: day('2026-04-13') })).toEqual([]);
  });

  test('nothing is due where the law asks for no such register', () => {
    const incomplete = [{ personId: 'ann', since: day('2026-04-10') }];
    const ceased = [{ personId: 'bo', ceasedOn: day('2020-03-01') }];
    const all = { incomplete, ceased, unfiledSince: day('2026-04-12'), reviews: [] };
    expect(summaryOf({ jurisdiction: 'AB', ...all })).toEqual([]);
  });
});
