import { plainDate } from '@tabellion/kernel/date.ts';
import { expect, test } from 'vitest';
import { packageCapTable } from '../captable/capTable.ts';
import type { JsonObject } from '../object.ts';
import { stock, stockClass, transaction } from '../testing.ts';
import { exportObjects } from './exportPackage.ts';
import type { IdTable } from './ids.ts';
import { importPackage } from './importPackage.ts';
import type { PackageImport } from './recording.ts';
import { countingIds } from './testing.ts';
import {
  because,
  bought,
  byBook,
  byPackage,
  cancelled,
  differences,
  indexOf,
  issued,
  later,
  reissued,
  splitOf,
  transfer,
} from './testing-import.ts';

test('what no act can hold is kept to the letter, with all that comes of it', () => {
  const fraction = stock('C-2', 'bob', '400.5');
  const moved = transaction('STOCK_TRANSFER', 'move', {
    security_id: 'C-2',
    quantity: '400.5',
    resulting_security_ids: ['C-3'],
  });
  const index = indexOf([
    stock('C-1', 'alice', '600'),
    fraction,
    stock('C-3', 'alice', '400.5', later),
    moved,
  ]);
  const ids = countingIds();
  const imported = importPackage(index, ids);
  expect(because(imported)).toEqual({
    'issue-C-2': 'not_fitting',
    'issue-C-3': 'subject_kept',
    move: 'subject_kept',
  });
  expect(byBook(imported, ids, plainDate('2025-01-01'))).toMatchObject({ issued: '600' });
});

test('a class that says what the book cannot hold is kept, with its shares', () => {
  const classes = [stockClass('COM', { initial_shares_authorized: 'NOT APPLICABLE' })];
  const imported = importPackage(indexOf({ classes, transactions: issued }), countingIds());
  expect(imported.acts).toEqual([]);
  expect(because(imported)).toMatchObject({ COM: 'not_fitting', 'issue-C-1': 'subject_kept' });
});

test('dollars that fractions took from stated capital are a reduction in the book, and the class says so', () => {
  const comments = ['Stated capital on 2025-09-01: changed by -6 CAD (acquisition)'];
  const classes = [stockClass('COM', { comments })];
  const imported = importPackage(indexOf({ classes, transactions: issued }), countingIds());
  expect(differences(imported)).toEqual({ COM: 'fractions_as_reduction' });
  expect(imported.acts.at(-1)).toMatchObject({
    kind: 'capital.adjusted',
    payload: { change: '-6', ground: 'reduction' },
  });
});

test('a split that leaves a certificate out is kept, for an act splits them all; the new certificate is there', () => {
  const index = indexOf([...issued, splitOf('2', '1'), ...reissued('C-1', 'C-5', 'alice', '1200')]);
  const ids = countingIds();
  const imported = importPackage(index, ids);
  expect(because(imported)).toMatchObject({ split: 'not_fitting', 'reissue-C-1': 'not_fitting' });
  const on = plainDate('2024-12-31');
  expect(byBook(imported, ids, on)).toEqual(byPackage(packageCapTable(index, on)));
});

test('a split without reissuances is kept: no certificate becomes another', () => {
  const index = indexOf({ plans: [], transactions: [...issued, splitOf('2', '1')] });
  const ids = countingIds();
  const imported = importPackage(index, ids);
  expect(because(imported)).toEqual({ split: 'not_fitting' });
  const on = plainDate('2024-12-31');
  expect(byBook(imported, ids, on)).toEqual(byPackage(packageCapTable(index, on)));
});

/** The shares of each holder in the book. */
const held = (imported: PackageImport, ids: IdTable, day: string) =>
  Object.entries(byBook(imported, ids, plainDate(day)).holders).map(
    ([holder, [total]]) => `${holder} ${total}`,
  );

const toStranger = [
  stock('C-3', 'stranger', '150', later),
  stock('C-4', 'bob', '250', later),
  transaction('STOCK_TRANSFER', 'move', {
    security_id: 'C-2',
    quantity: '150',
    resulting_security_ids: ['C-3'],
    balance_security_id: 'C-4',
  }),
];

const otherReissuance = [
  stock('C-3', 'bob', '399', later),
  transaction('STOCK_REISSUANCE', 'reissue', { security_id: 'C-2', resulting_security_ids: ['C-3'] }),
];

const becomesAnother = [
  stock('C-3', 'bob', '400', later),
  transaction('STOCK_CANCELLATION', 'cancel', {
    security_id: 'C-2',
    quantity: '400',
    resulting_security_ids: ['C-3'],
    reason_text: 'none',
  }),
];

const resultLater = [
  stock('C-3', 'alice', '400', { date: '2024-07-01' }),
  transaction('STOCK_TRANSFER', 'move', {
    security_id: 'C-2',
    quantity: '400',
    resulting_security_ids: ['C-3'],
  }),
];

test.each([
  [
    'a transfer to a holder who is not in the package',
    toStranger,
    { move: 'subject_kept', 'issue-C-3': 'subject_kept' },
    ['alice 600', 'bob 250'],
  ],
  [
    'a reissuance as fewer shares without a split',
    otherReissuance,
    { reissue: 'not_fitting' },
    ['alice 600', 'bob 399'],
  ],
  [
    'a cancellation of which another certificate comes',
    becomesAnother,
    { cancel: 'not_fitting' },
    ['alice 600', 'bob 400'],
  ],
  [
    'a transfer whose result is issued later',
    resultLater,
    { move: 'not_fitting' },
    ['alice 600'],
    ['alice 1000'],
  ],
] as [string, JsonObject[], object, string[], string[] | undefined][])(
  'by %s the old shares are gone, what came of them is there, and it is told',
  (_name, more, kept, then, later = then) => {
    const index = indexOf({ plans: [], transactions: [...issued, ...more] });
    const ids = countingIds();
    const imported = importPackage(index, ids);
    expect(because(imported)).toEqual(kept);
    expect(differences(imported)).toEqual({ [Object.keys(kept)[0] ?? '']: 'ended_as_cancelled' });
    expect(held(imported, ids, '2024-06-14')).toEqual(['alice 600', 'bob 400']);
    expect(held(imported, ids, '2024-06-15')).toEqual(then);
    expect(held(imported, ids, '2024-07-01')).toEqual(later);
    for (const [original, made] of exportObjects(imported, ids)) expect(made).toEqual(original);
  },
);

test('where the account is more than an act bears shares are gone without dollars, and it is told', () => {
  const dear = { share_price: { amount: '9'.repeat(28), currency: 'CAD' } };
  const index = indexOf([
    stock('C-1', 'alice', '1', dear),
    stock('C-2', 'alice', '1', dear),
    transaction('STOCK_REPURCHASE', 'buy', { security_id: 'C-1', quantity: '1', price: dear.share_price }),
  ]);
  const ids = countingIds();
  const imported = importPackage(index, ids);
  expect(differences(imported)).toEqual({ buy: 'ended_without_capital' });
  expect(held(imported, ids, '2024-06-15')).toEqual(['alice 1']);
});

test('words of a transaction stay in the package, and it is told', () => {
  const words = { consideration_text: 'Paid by Bob Roy in cash' };
  const moved = transfer.map((one) => (one.object_type === 'TX_STOCK_TRANSFER' ? { ...one, ...words } : one));
  const index = indexOf({ plans: [], transactions: [...issued, ...moved, ...bought, ...cancelled] });
  const imported = importPackage(index, countingIds());
  expect(imported.kept).toEqual([]);
  expect(JSON.stringify(imported.acts.map(({ payload }) => payload))).not.toMatch(/Roy|given back/);
  expect(differences(imported)).toEqual({ move: 'words_left_out', cancel: 'words_left_out' });
  const made = [...exportObjects(imported, countingIds()).values()];
  expect(made).toContainEqual(expect.objectContaining(words));
  expect(made).toContainEqual(expect.objectContaining({ reason_text: 'given back' }));
});

test('a rule of rounding that is assumed is told', () => {
  const parametersOf = (alice: string, bob: string) =>
    differences(
      importPackage(
        indexOf([
          ...issued,
          splitOf('1', '7'),
          ...reissued('C-1', 'C-5', 'alice', alice),
          ...reissued('C-2', 'C-6', 'bob', bob),
        ]),
        countingIds(),
      ),
    );
  // 600/7 = 85.71, 400/7 = 57.14
  expect(parametersOf('86', '57')).toEqual({});
  expect(parametersOf('85', '57')).toEqual({});
  expect(parametersOf('86', '58')).toEqual({});
  const index = indexOf([
    stock('C-1', 'alice', '400'),
    splitOf('1', '7'),
    ...reissued('C-1', 'C-5', 'alice', '57'),
  ]);
  expect(differences(importPackage(index, countingIds()))).toEqual({ split: 'rounding_assumed' });
});

test('numbers of shares stay in the package, and it is told', () => {
  const ranges = [{ starting_share_number: '1', ending_share_number: '600' }];
  const index = indexOf([stock('C-1', 'alice', '600', { share_numbers_issued: ranges })]);
  const ids = countingIds();
  const imported = importPackage(index, ids);
  expect(differences(imported)).toEqual({ 'issue-C-1': 'numbers_left_out' });
  for (const [original, made] of exportObjects(imported, ids)) expect(made).toEqual(original);
});
