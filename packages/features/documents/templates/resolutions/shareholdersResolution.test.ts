import type { ChangeAct } from '@tabellion/book/acts/kinds.ts';
import { plainDate } from '@tabellion/kernel/date.ts';
import { decimal } from '@tabellion/kernel/decimal.ts';
import { expect, test } from 'vitest';
import { votesIn } from '../../rules/votes.ts';
import type { BookFacts } from '../template.ts';
import { classResolution } from './shareholdersResolution.ts';

const on = plainDate('2026-05-04');
const shares = (classId: string, personId: string) => ({
  securityId: `${classId} ${personId}`,
  classId,
  personId,
  label: null,
  quantity: 10n,
  status: 'open',
  issuedOn: '2025-06-01',
});
const classes = [
  { classId: 'common', name: 'Common', votesPerShare: '1', seriesOf: null },
  { classId: 'preferred', name: 'Preferred', votesPerShare: '0', seriesOf: null },
  { classId: 'series', name: 'Series 1', votesPerShare: '0', seriesOf: 'preferred' },
];
const certificates = [shares('common', 'ann'), shares('preferred', 'bob'), shares('series', 'eve')];
const facts = {
  language: 'en',
  statute: 'cbca',
  asOf: on,
  beganOn: '2025-01-01',
  imported: new Set(),
  resolutions: [],
  annualResolutions: [],
  appointments: [],
  persons: new Map(),
  classes,
  certificates,
} as unknown as BookFacts;
const act = (kind: string, payload: object) =>
  ({ kind, root: kind, effectiveOn: on, payload: { resolution: null, ...payload } }) as unknown as ChangeAct;
const votes = (one: ChangeAct, more: object = {}) =>
  classResolution
    .due({ ...facts, acts: [one], ...more })
    .map(({ subject, signees }) => [subject.split(':')[1], ...signees.map(({ personId }) => personId)]);
const restricted = act('articles.amended', { changes: { transferRestrictions: 'None.' } });

test('a series votes with its class, and apart only where the amendment names it (CBCA s. 176(4))', () => {
  expect(votes(restricted)).toEqual([
    ['common', 'ann'],
    ['preferred', 'bob', 'eve'],
  ]);
  expect(votes(act('authorized.changed', { classId: 'series', authorized: '10' }))).toEqual([
    ['series', 'eve'],
  ]);
  // The shares of one class alone are outstanding: they pass it as all shareholders.
  const ofOne = certificates.filter(({ classId }) => classId !== 'common');
  expect(votes(restricted, { certificates: ofOne })).toEqual([]);
});

const passed = {
  resolutionId: 'r',
  body: 'shareholders',
  number: 'S-2026-01',
  datedOn: on,
  isOrganizing: false,
};
const named = act('articles.amended', {
  changes: { transferRestrictions: 'None.' },
  resolution: { resolutionId: 'r', number: 'S-2026-01', date: on },
});

test('a vote that a meeting counted of a series stands as it was counted, and its minutes are printed', () => {
  const count = { for: '10', against: '0', entitled: '10' };
  const of = (counted: Readonly<Record<string, typeof count>>) => {
    const meeting = {
      notice: 'waived',
      noticeOn: null,
      recordOn: null,
      place: 'Toronto',
      chair: 'ann',
      secretary: 'ann',
      present: [],
      votes: { '': count, ...counted },
    };
    const persons = new Map([['ann', { name: 'Ann Roy', gender: null, members: [] }]]);
    return {
      ...facts,
      persons,
      acts: [named],
      resolutions: [{ ...passed, meeting }],
    } as unknown as BookFacts;
  };
  const printed = (book: BookFacts) =>
    classResolution.due(book).map((due) => [due.subject, classResolution.print(book, due).ok]);
  // Nobody held shares of the class itself: the series alone voted.
  const ofSeries = certificates.filter(({ classId }) => classId !== 'preferred');
  expect(
    printed({ ...of({ common: count, series: count }), certificates: ofSeries } as unknown as BookFacts),
  ).toEqual([
    ['r:common', true],
    ['r:series', true],
  ]);
  expect(printed(of({ common: count, preferred: count, series: count }))).toEqual([
    ['r:common', true],
    ['r:preferred', true],
    ['r:series', true],
  ]);
  expect(printed(of({ common: count, preferred: count }))).toEqual([
    ['r:common', true],
    ['r:preferred', true],
  ]);
  // A vote that no meeting counted cannot be printed.
  expect(printed(of({ preferred: count }))).toEqual([
    ['r:common', false],
    ['r:preferred', true],
  ]);
});

test('a paper that a series signed apart stands, and the class signs without it', () => {
  const more = { resolutions: [passed], votedApart: new Set(['r:series']) };
  expect(votes(named, more)).toEqual([
    ['common', 'ann'],
    ['preferred', 'bob'],
    ['series', 'eve'],
  ]);
});

test('a lawyer says whether a series of the class votes apart, where it has some (CBCA s. 176(4))', () => {
  const book = { ...facts, acts: [named], resolutions: [passed] } as unknown as BookFacts;
  const notes = classResolution.due(book).map((due) => {
    const printed = classResolution.print(book, due);
    return printed.ok && printed.value.blocks.some((one) => one.kind === 'note');
  });
  expect(notes).toEqual([false, true]);
});

test('a vote of the class counts the shares of its series', () => {
  expect([votesIn(facts, { classId: 'preferred' }), votesIn(facts, { classId: 'series' })]).toEqual([
    decimal('20'),
    decimal('10'),
  ]);
});
