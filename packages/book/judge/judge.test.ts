import { plainDate } from '@tabellion/kernel/date.ts';
import { describe, expect, test } from 'vitest';
import { type KindName, kinds } from '../acts/kinds.ts';
import type { ClassPayload } from '../terms/classes.ts';
import { classTerms, issue } from '../testing.ts';
import { type BoardMember, type BoardRules, judgeAppointments, judgeBoard } from './board.ts';
import { type Candidate, judgeDirector, judgeOfficer } from './director.ts';
import type { Finding } from './finding.ts';
import { prescribedSectors, residencyRule, residentsNeeded, residentsNeededPresent } from './law.ts';
import { judgeIssue, judgeRights, judgeSeries, judgeSeriesRanks } from './shares.ts';

const on = plainDate('2025-03-12');
const federal: BoardRules = { minimum: 1, maximum: 9, residency: residencyRule('CA', 'none') };
const board = (residents: number, others: number): BoardMember[] =>
  Array.from({ length: residents + others }, (_, i) => ({
    personId: `p${i}`,
    residentCanadian: i < residents,
  }));
const summaryOf = (findings: readonly Finding[]) =>
  findings.map(({ severity, code }) => `${severity} ${code}`);

test.each([
  [0, 0],
  [1, 1],
  [3, 1],
  [4, 1],
  [5, 2],
  [8, 2],
  [9, 3],
])('a federal board of %i needs %i resident Canadians', (directors, needed) => {
  expect(residentsNeeded(directors, residencyRule('CA', 'none'))).toBe(needed);
  expect(residentsNeeded(directors, residencyRule('CA', null))).toBe(needed);
  expect(residentsNeeded(directors, residencyRule('MB', 'book_sale'))).toBe(needed);
  expect(residentsNeeded(directors, residencyRule('ON', 'book_sale'))).toBe(0);
});

test.each([
  [0, 0],
  [1, 1],
  [2, 1],
  [3, 2],
  [4, 3],
  [5, 3],
])('a federal board of %i in a prescribed sector needs %i resident Canadians', (directors, needed) => {
  for (const sector of prescribedSectors)
    expect(residentsNeeded(directors, residencyRule('CA', sector))).toBe(needed);
});

test.each([
  [1, 2, 1],
  [2, 2, 1],
  [1, 3, 1],
  [2, 3, 2],
  [3, 3, 2],
  [3, 5, 2],
  [4, 5, 3],
])(
  'of %i directors present of %i in a prescribed sector %i are resident Canadians',
  (present, board, needed) => {
    expect(residentsNeededPresent({ present, board }, residencyRule('CA', 'book_sale'))).toBe(needed);
    expect(residentsNeededPresent({ present, board }, residencyRule('CA', 'none'))).toBe(1);
    expect(residentsNeededPresent({ present, board }, residencyRule('ON', 'book_sale'))).toBe(0);
  },
);

test.each([
  [0, 0, ['refused board_empty']],
  [1, 0, []],
  [0, 1, ['refused board_residency']],
  [1, 3, []],
  [1, 4, ['refused board_residency']],
  [9, 1, ['refused board_above_maximum']],
])('a board of %i residents and %i others', (residents, others, expected) => {
  expect(summaryOf(judgeBoard(board(residents, others), federal))).toEqual(expected);
});

test('unknown residency does not count as resident', () => {
  expect(summaryOf(judgeBoard([{ personId: 'p', residentCanadian: null }], federal))).toEqual([
    'refused board_residency',
  ]);
});

describe('an appointment', () => {
  test.each([
    ['that makes the board invalid is refused', board(1, 3), board(1, 4), ['refused board_residency']],
    [
      'that leaves an invalid board no better is refused',
      board(0, 1),
      board(0, 2),
      ['refused board_residency'],
    ],
    ['of a resident to an invalid board is recorded', board(0, 4), board(1, 4), ['warning board_residency']],
    ['of a resident and many others is refused', board(0, 4), board(1, 8), ['refused board_residency']],
    ['of the missing resident mends it', board(0, 2), board(1, 2), []],
    ['above the maximum is refused', board(9, 0), board(10, 0), ['refused board_above_maximum']],
  ])('%s', (_name, before, after, expected) => {
    expect(summaryOf(judgeAppointments(before, after, federal))).toEqual(expected);
  });

  test('that leaves fewer than the minimum is recorded with a warning', () => {
    expect(summaryOf(judgeAppointments([], board(1, 0), { ...federal, minimum: 3 }))).toEqual([
      'warning board_below_minimum',
    ]);
  });
});

const candidate: Candidate = {
  kind: 'individual',
  birthDate: plainDate('2007-03-12'),
  incapable: false,
  bankrupt: false,
  residentCanadian: true,
  consentOn: on,
};

test.each([
  ['eighteen that day', {}, []],
  ['eighteen the day after', { birthDate: plainDate('2007-03-13') }, ['refused director_under_age']],
  ['nothing known', { birthDate: null, incapable: null, bankrupt: null }, []],
  [
    'incapable and bankrupt',
    { incapable: true, bankrupt: true },
    ['refused director_incapable', 'refused director_bankrupt'],
  ],
  ['a trust', { kind: 'trust' as const }, ['refused director_not_individual']],
  ['no consent yet', { consentOn: null }, ['warning consent_missing']],
  ['consent on the tenth day', { consentOn: plainDate('2025-03-22') }, []],
  ['consent on the eleventh day', { consentOn: plainDate('2025-03-23') }, ['warning consent_missing']],
])('a director: %s', (_name, differs, expected) => {
  expect(summaryOf(judgeDirector({ ...candidate, ...differs }, on))).toEqual(expected);
});

test('a managing director should be a resident Canadian, other officers need not', () => {
  expect(summaryOf(judgeOfficer('managing_director', { residentCanadian: false }))).toEqual([
    'warning managing_director_not_resident',
  ]);
  expect(judgeOfficer('presidents', { residentCanadian: false })).toEqual([]);
});

test('only appointments and cessations may be dated after today', () => {
  const names = Object.keys(kinds) as KindName[];
  expect(names.filter((kind) => kinds[kind].mayBeFuture)).toEqual(['appointed', 'ceased']);
});

test.each([
  ['paid that day', {}, ['warning resolution_missing']],
  [
    'paid the day after',
    { paidOn: plainDate('2025-03-13') },
    ['refused not_paid', 'warning resolution_missing'],
  ],
  ['not paid', { paidOn: null }, ['refused not_paid', 'warning resolution_missing']],
  [
    'money that is not price times quantity',
    { consideration: { kind: 'money' as const, amount: '9.99' } },
    ['warning consideration_differs', 'warning resolution_missing'],
  ],
  [
    'property worth what the directors say',
    { consideration: { kind: 'property' as const, amount: '9.99' } },
    ['warning resolution_missing'],
  ],
])('an issue: %s', (_name, differs, expected) => {
  const issues = [issue('Ann', 'Common', 10, 1, differs)];
  expect(summaryOf(judgeIssue({ issues, resolution: null }, on))).toEqual(expected);
});

test.each([
  ['2025-03-11', []],
  ['2025-03-12', []],
  ['2025-03-13', ['refused before_resolution']],
])('shares that a resolution of %s issues on 2025-03-12: %j', (date, expected) => {
  const resolution = { number: 'D-1', date: plainDate(date) };
  expect(summaryOf(judgeIssue({ issues: [issue('Ann', 'Common', 10, 1)], resolution }, on))).toEqual(
    expected,
  );
});

test('each of the three rights belongs to at least one class, not all three to one', () => {
  const voting = classTerms('A', { dividend: { type: 'none' }, liquidation: { type: 'none' } });
  const dividends = classTerms('B', { votesPerShare: '0', liquidation: { type: 'none' } });
  const remainder = classTerms('C', { votesPerShare: '0', dividend: { type: 'none' } });
  expect(judgeRights([voting, dividends, remainder])).toEqual([]);
  expect(judgeRights([classTerms('Common')])).toEqual([]);
  expect(judgeRights([voting, dividends]).map(({ params }) => params.right)).toEqual(['remainder']);
  expect(judgeRights([]).map(({ params }) => params.right)).toEqual(['vote', 'dividend', 'remainder']);
});

test.each([
  ['1000', true, ['600', '400'], []],
  ['1000', true, ['600', '401'], ['refused series_above_class']],
  ['1000', true, ['unlimited'], ['refused series_above_class']],
  ['unlimited', true, ['unlimited', '400'], []],
  ['1000', false, ['600'], ['refused series_not_allowed']],
  ['1000', false, [], []],
])('a class of %s, series allowed: %s, with series of %j', (authorized, seriesAllowed, limits, expected) => {
  const parent = classTerms('Seed', { authorized, seriesAllowed });
  const series = limits.map((limit, i) =>
    classTerms(`S${i}`, { authorized: limit, seriesOf: parent.classId }),
  );
  expect(summaryOf(judgeSeries([parent, ...series]))).toEqual(expected);
});

test('no series has another rank than its class, or than the first series where the class has none (CBCA s. 27(3))', () => {
  const ranked = (rank: number | null) => ({
    liquidation:
      rank === null ? { type: 'residual' as const } : { type: 'preference' as const, amount: '1', rank },
  });
  const differing = (parentRank: number | null, ...ranks: readonly (number | null)[]) => {
    const parent = classTerms('Seed', ranked(parentRank));
    const series = ranks.map((rank, i) => classTerms(`S${i}`, { ...ranked(rank), seriesOf: parent.classId }));
    return judgeSeriesRanks([classTerms('Common', ranked(9)), parent, ...series]).map(({ path, params }) => [
      path,
      params.name,
      params.rank,
    ]);
  };
  expect(differing(2, 2, 2)).toEqual([]);
  expect(differing(2, 2, 1)).toEqual([['liquidation', 'Seed', 2]]);
  expect(differing(null, 3, null, 3)).toEqual([]);
  expect(differing(null, 3, 1)).toEqual([['liquidation', 'S0', 3]]);
  expect(differing(null)).toEqual([]);
});

test('an older series of another rank stops no other change, and has itself no third one (CBCA s. 27(3))', () => {
  const ranked = (name: string, rank: number | null, more: object = {}) =>
    classTerms(name, {
      liquidation:
        rank === null ? { type: 'residual' as const } : { type: 'preference' as const, amount: '1', rank },
      ...more,
    });
  const seed = ranked('Seed', 2);
  const of = { seriesOf: seed.classId };
  const told = (before: ClassPayload[], after: ClassPayload[]) =>
    judgeSeriesRanks(after, before).map(({ params }) => [params.series, params.name, params.rank]);
  const one = ranked('S', 1, of);
  const renamed = { ...seed, name: 'Growth' };
  expect(told([seed, one], [renamed, one])).toEqual([]);
  expect(told([seed, one], [seed, { ...one, name: 'Series 1' }])).toEqual([]);
  expect(told([seed, one], [seed, ranked('S', 3, of)])).toEqual([['S', 'Seed', 2]]);
  expect(told([seed, one], [ranked('Seed', 4), one])).toEqual([['S', 'Seed', 4]]);
  // The class has no rank, and its series differ already.
  const open = ranked('Seed', null);
  const [a, b] = [ranked('A', 1, of), ranked('B', 2, of)];
  expect(told([open, b, a], [open, b, { ...a, price: '3' }])).toEqual([]);
  expect(told([open, b, a], [open, b, ranked('A', 3, of)])).toEqual([['A', 'B', 2]]);
});
