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

test('a vote of the class counts the shares of its series', () => {
  expect([votesIn(facts, { classId: 'preferred' }), votesIn(facts, { classId: 'series' })]).toEqual([
    decimal('20'),
    decimal('10'),
  ]);
});
