import { plainDate } from '@tabellion/kernel/date.ts';
import { expect, test } from 'vitest';
import { leftOf } from '../../options.ts';
import { proRata } from '../../testing.ts';
import { packageCapTable } from '../captable/capTable.ts';
import type { JsonObject } from '../object.ts';
import { option, stock, stockClass, transaction } from '../testing.ts';
import { exportObjects } from './exportPackage.ts';
import { importPackage } from './importPackage.ts';
import type { PackageImport } from './recording.ts';
import { bookOf, countingIds, storyOf } from './testing.ts';
import {
  because,
  bought,
  byBook,
  byPackage,
  cancelled,
  indexOf,
  issued,
  later,
  reissued,
  splitOf,
  transfer,
} from './testing-import.ts';

const whole = [...issued, ...transfer, ...bought, ...cancelled];

test('the book of an import says what the package says, on every day', () => {
  const classes = [
    stockClass('COM', { votes_per_share: '1.5', initial_shares_authorized: '1000' }),
    stockClass('B'),
  ];
  const index = indexOf({
    plans: [],
    classes,
    transactions: [...whole, stock('B-1', 'bob', '7', { stock_class_id: 'B' })],
  });
  const ids = countingIds();
  const imported = importPackage(index, ids);
  expect(imported.kept).toEqual([]);
  expect(imported.acts.map(({ kind }) => kind)).toEqual([
    'class.created',
    'class.created',
    'issued',
    'issued',
    'issued',
    'transferred',
    'repurchased',
    'cancelled',
  ]);
  for (const day of ['2024-01-01', '2024-01-02', '2024-06-14', '2024-06-15', '2024-07-01', '2024-08-01']) {
    const on = plainDate(day);
    if (day === '2024-01-01') expect(packageCapTable(index, on).holders).toEqual([]);
    else expect(byBook(imported, ids, on)).toEqual(byPackage(packageCapTable(index, on)));
  }
});

test('an authorized number holds from its day on, before the issues of that day', () => {
  const change = transaction('STOCK_CLASS_AUTHORIZED_SHARES_ADJUSTMENT', 'more', {
    stock_class_id: 'COM',
    new_shares_authorized: '2000',
    ...later,
  });
  const classes = [stockClass('COM', { initial_shares_authorized: '1000' })];
  const index = indexOf({
    plans: [],
    classes,
    transactions: [...issued, stock('C-3', 'bob', '1000', later), change],
  });
  const ids = countingIds();
  const imported = importPackage(index, ids);
  expect(imported.kept).toEqual([]);
  expect(imported.acts.map(({ kind }) => kind)).toEqual([
    'class.created',
    'issued',
    'issued',
    'authorized.changed',
    'issued',
  ]);
  const on = plainDate('2024-06-15');
  expect(byBook(imported, ids, on)).toEqual(byPackage(packageCapTable(index, on)));
  for (const [original, made] of exportObjects(imported, ids)) expect(made).toEqual(original);
});

const right = (numerator: string, denominator: string): JsonObject => ({
  type: 'STOCK_CLASS_CONVERSION_RIGHT',
  converts_to_stock_class_id: 'COM',
  conversion_mechanism: {
    type: 'RATIO_CONVERSION',
    conversion_price: { amount: '1', currency: 'CAD' },
    ratio: { numerator, denominator },
    rounding_type: 'FLOOR',
  },
});

const conversion = [
  stock('P-1', 'bob', '300', { stock_class_id: 'P', share_price: { amount: '2', currency: 'CAD' } }),
  stock('P-2', 'bob', '199', { stock_class_id: 'P', ...later }),
  stock('C-3', 'bob', '151', later),
  transaction('STOCK_CONVERSION', 'convert', {
    security_id: 'P-1',
    quantity_converted: '101',
    balance_security_id: 'P-2',
    resulting_security_ids: ['C-3'],
  }),
];

test.each([
  ['a conversion at 3 for 2', conversion, 'converted'],
  [
    'a reissuance of one certificate as two',
    [
      stock('C-3', 'bob', '150', later),
      stock('C-4', 'bob', '250', later),
      transaction('STOCK_REISSUANCE', 'reissue', {
        security_id: 'C-2',
        resulting_security_ids: ['C-3', 'C-4'],
      }),
    ],
    'reissued',
  ],
  [
    'a split at 1.5 for 1',
    [splitOf('1.5', '1'), ...reissued('C-1', 'C-5', 'alice', '900'), ...reissued('C-2', 'C-6', 'bob', '600')],
    'class.split',
  ],
  [
    'a consolidation at 1 for 7, rounded down',
    [splitOf('1', '7'), ...reissued('C-1', 'C-5', 'alice', '85'), ...reissued('C-2', 'C-6', 'bob', '57')],
    'class.consolidated',
  ],
  [
    'a consolidation at 1 for 7, rounded up',
    [splitOf('1', '7'), ...reissued('C-1', 'C-5', 'alice', '86'), ...reissued('C-2', 'C-6', 'bob', '58')],
    'class.consolidated',
  ],
])('%s is an act, before and after', (_name, more, kind) => {
  const classes = [stockClass('COM'), stockClass('P', { conversion_rights: [right('3', '2')] })];
  const index = indexOf({ plans: [], classes, transactions: [...issued, ...more] });
  const ids = countingIds();
  const imported = importPackage(index, ids);
  expect(imported.kept).toEqual([]);
  expect(imported.acts.at(-1)?.kind).toBe(kind);
  for (const day of ['2024-06-14', '2024-06-15', '2024-08-31', '2024-09-01']) {
    const on = plainDate(day);
    expect(byBook(imported, ids, on)).toEqual(byPackage(packageCapTable(index, on)));
  }
  for (const [original, made] of exportObjects(imported, ids)) expect(made).toEqual(original);
});

test('certificates stay as they are printed; those that are spelled as ours count', () => {
  const index = indexOf(['COM-7', 'COM-007', 'old 12'].map((label, n) => stock(label, 'bob', `${n + 1}`)));
  const { acts } = importPackage(index, countingIds());
  const numbers = acts.flatMap((act) =>
    act.kind === 'issued' ? act.payload.issues.map((one) => one.certificate) : [],
  );
  expect(numbers).toEqual([
    { prefix: 'COM', label: 'COM-7', serial: 7 },
    { prefix: 'COM', label: 'COM-007', serial: null },
    { prefix: 'COM', label: 'old 12', serial: null },
  ]);
});

/** An option on 100 shares of which 40 are exercised and 20 given up. */
const options = (price: string) =>
  indexOf([
    option('O-1', 'bob', '100'),
    stock('C-1', 'bob', '40', { ...later, share_price: { amount: price, currency: 'CAD' } }),
    transaction('EQUITY_COMPENSATION_EXERCISE', 'exercise', {
      security_id: 'O-1',
      quantity: '40',
      resulting_security_ids: ['C-1'],
    }),
    transaction('EQUITY_COMPENSATION_CANCELLATION', 'cancel', {
      security_id: 'O-1',
      quantity: '20',
      balance_security_id: 'O-2',
      reason_text: 'Left',
    }),
    option('O-2', 'bob', '40', later),
  ]);

const optionIn = (imported: PackageImport) => {
  const { instruments } = bookOf(storyOf(imported), plainDate('2025-01-01')).tables;
  const [one] = Array.from(instruments.now(), ({ value }) => value);
  return one && [leftOf(one), one.exercised, one.released].map(String);
};

test('a plan, its options, their exercise and what is given up become acts', () => {
  const index = options('0.25');
  const ids = countingIds();
  const imported = importPackage(index, ids);
  expect(imported.acts.map(({ kind }) => kind)).toEqual([
    'class.created',
    'pool.reserved',
    'option.granted',
    'option.exercised',
    'option.released',
  ]);
  expect(because(imported)).toEqual({});
  expect(optionIn(imported)).toEqual(['40', '40', '20']);
  const exported = exportObjects(imported, ids);
  for (const { object } of index.objects) expect(exported.get(object)).toEqual(object);
});

test('shares that came of an option at another price are new shares; the option has so many less', () => {
  const imported = importPackage(options('0.5'), countingIds());
  expect(imported.acts.map(({ kind }) => kind)).toEqual([
    'class.created',
    'pool.reserved',
    'option.granted',
    'issued',
    'option.released',
    'option.released',
  ]);
  expect(imported.different).toMatchObject([
    { object: { id: 'exercise' }, difference: 'ended_as_cancelled' },
    { object: { id: 'cancel' }, difference: 'words_left_out' },
  ]);
  expect(optionIn(imported)).toEqual(['40', '0', '60']);
});

test('shares of which an act tells a loss take the part of the account that the book has', () => {
  const index = indexOf([
    stock('C-1', 'alice', '600'),
    stock('C-2', 'bob', '0.5'),
    stock('C-5', 'bob', '100'),
    transaction('STOCK_CANCELLATION', 'cancel', { security_id: 'C-1', quantity: '600', reason_text: 'x' }),
  ]);
  expect(importPackage(index, countingIds()).acts.at(-1)?.payload).toMatchObject({
    deduction: proRata('7', '700'),
  });
});
