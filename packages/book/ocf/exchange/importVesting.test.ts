import { plainDate } from '@tabellion/kernel/date.ts';
import { expect, test } from 'vitest';
import { fold } from '../../fold.ts';
import { vestedOf } from '../../vested.ts';
import type { JsonObject } from '../object.ts';
import { option, stock, transaction } from '../testing.ts';
import { exportObjects } from './exportPackage.ts';
import { importPackage } from './importPackage.ts';
import { bookOf, countingIds, storyOf } from './testing.ts';
import { because, differences, indexOf, issued, later } from './testing-import.ts';
import { withoutVestingInActs } from './vestingInActs.ts';

const terms = (type: string): JsonObject => ({
  id: 'terms',
  object_type: 'VESTING_TERMS',
  name: 'a',
  description: 'a',
  allocation_type: 'CUMULATIVE_ROUND_DOWN',
  vesting_conditions: [
    {
      id: 'start',
      portion: { numerator: '0', denominator: '4' },
      next_condition_ids: ['each'],
      trigger: { type: 'VESTING_START_DATE' },
    },
    {
      id: 'each',
      portion: { numerator: '1', denominator: '4' },
      next_condition_ids: [],
      trigger: {
        type: 'VESTING_SCHEDULE_RELATIVE',
        relative_to_condition_id: 'start',
        period: { type, length: 12, occurrences: 4, day_of_month: 'VESTING_START_DAY_OR_LAST_DAY_OF_MONTH' },
      },
    },
  ],
});

const vestingTransfer = [
  ...issued,
  stock('C-3', 'alice', '400', { ...later, vesting_terms_id: 'terms' }),
  transaction('STOCK_TRANSFER', 'move', {
    security_id: 'C-2',
    quantity: '400',
    resulting_security_ids: ['C-3'],
  }),
  transaction('VESTING_START', 'starts', {
    security_id: 'C-3',
    vesting_condition_id: 'start',
    date: '2024-03-01',
  }),
];

test('a certificate that comes of another vests as the package says', () => {
  const index = indexOf({ vestingTerms: [terms('MONTHS')], transactions: vestingTransfer });
  const imported = importPackage(index, countingIds());
  expect(imported.different).toEqual([]);
  const book = bookOf(storyOf(imported), plainDate('2025-12-31'));
  const vested = Array.from(book.tables.certificates.now(), ({ value }) => [
    value.label,
    value.status,
    String(vestedOf(value, plainDate('2025-12-31'))),
  ]);
  expect(vested).toContainEqual(['C-3', 'open', '100']);
});

test('exact dates of vesting come in with their shares, and leave to the letter', () => {
  const vestings = [
    { date: '2025-01-01', amount: '4.00' },
    { date: '2030-01-01', amount: '6' },
  ];
  const index = indexOf([stock('C-1', 'alice', '10', { vestings })]);
  const ids = countingIds();
  const imported = importPackage(index, ids);
  expect(imported.different).toEqual([]);
  const on = plainDate('2029-12-31');
  const book = bookOf(storyOf(imported), on);
  expect(Array.from(book.tables.certificates.now(), ({ value }) => vestedOf(value, on))).toEqual([4n]);
  for (const [original, made] of exportObjects(imported, ids)) expect(made).toEqual(original);
});

test('terms and starts that acts hold are not kept besides; those that none holds are', () => {
  const keptOf = (story: Parameters<typeof indexOf>[0]) => {
    const index = indexOf(story);
    return withoutVestingInActs(importPackage(index, countingIds()), index).map(({ object }) => object.id);
  };
  expect(keptOf({ vestingTerms: [terms('MONTHS')], transactions: vestingTransfer })).toEqual([]);
  expect(keptOf({ vestingTerms: [terms('DAYS')], transactions: vestingTransfer })).toEqual([
    'terms',
    'starts',
  ]);
  expect(keptOf({ vestingTerms: [terms('MONTHS')], transactions: issued })).toEqual(['terms']);
});

test('vesting that the book cannot say is told', () => {
  const index = indexOf({ vestingTerms: [terms('DAYS')], transactions: vestingTransfer });
  expect(differences(importPackage(index, countingIds()))).toEqual({ 'issue-C-3': 'vesting_left_out' });
});

test('what vests ahead of its dates becomes an act, of shares and of options; more than has not vested is told', () => {
  const vestings = [
    { date: '2024-03-01', amount: '200' },
    { date: '2026-03-01', amount: '400' },
  ];
  const accelerate = (id: string, security_id: string, quantity: string) =>
    transaction('VESTING_ACCELERATION', id, { security_id, quantity, reason_text: 'Sale' });
  const index = indexOf([
    stock('C-1', 'alice', '600', { vestings }),
    option('O-1', 'bob', '600', { vestings }),
    accelerate('early', 'C-1', '100'),
    accelerate('grant', 'O-1', '400'),
    { ...accelerate('above', 'C-1', '301'), date: '2024-07-01' },
    transaction('EQUITY_COMPENSATION_CANCELLATION', 'gone', {
      security_id: 'O-1',
      quantity: '600',
      reason_text: 'Left',
    }),
  ]);
  const ids = countingIds();
  const imported = importPackage(index, ids);
  const accelerations = imported.acts.flatMap((act) =>
    act.kind === 'vesting.accelerated' ? [act.payload] : [],
  );
  expect(accelerations).toEqual([
    { securityId: ids.idOf('security', 'C-1'), quantity: '100', resolution: null },
    { securityId: ids.idOf('security', 'O-1'), quantity: '400', resolution: null },
  ]);
  expect(because(imported)).toEqual({ above: 'not_fitting' });
  expect(imported.different.map(({ object, difference }) => [object.id, difference])).toContainEqual([
    'above',
    'acceleration_left_out',
  ]);
  // All of the option has vested by then.
  expect(imported.acts.at(-1)).toMatchObject({
    kind: 'option.released',
    payload: { vested: '600', unvested: '0' },
  });
  const { anomalies } = fold(storyOf(imported).acts);
  expect(anomalies).toEqual([]);
  for (const [original, made] of exportObjects(imported, ids)) expect(made).toEqual(original);
});
