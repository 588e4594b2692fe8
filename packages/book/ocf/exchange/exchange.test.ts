import { type PlainDate, plainDate } from '@tabellion/kernel/date.ts';
import { formatDecimal } from '@tabellion/kernel/decimal.ts';
import { type Fraction, fractionOf } from '@tabellion/kernel/fraction.ts';
import { formatQuantity } from '@tabellion/kernel/quantity.ts';
import { divideRounded } from '@tabellion/kernel/rounding.ts';
import { expect, test } from 'vitest';
import { capTable, positionOf } from '../../captable.ts';
import { leftOf } from '../../options.ts';
import { proRata } from '../../testing.ts';
import { vestedOf } from '../../vested.ts';
import { type PackageCapTable, packageCapTable } from '../captable/capTable.ts';
import type { Json, OcfObject } from '../object.ts';
import { indexPackage, type PackageIndex } from '../packageIndex.ts';
import { readPackage } from '../readPackage.ts';
import {
  noDigest,
  option,
  packageFiles,
  stock,
  stockClass,
  type Story as Told,
  transaction,
} from '../testing.ts';
import { exportObjects } from './exportPackage.ts';
import type { IdTable } from './ids.ts';
import { importPackage } from './importPackage.ts';
import type { ImportedAct, PackageImport } from './recording.ts';
import { bookOf, countingIds, storyOf } from './testing.ts';

function indexOf(story: Told | readonly Json[]): PackageIndex {
  const files = packageFiles('transactions' in story ? story : { transactions: story });
  const { package: read } = readPackage(files, noDigest);
  if (!read) throw new Error('the story has no manifest');
  return indexPackage(read);
}

/** What both ways of reading a package can tell, in one form. */
function byBook(imported: PackageImport, ids: IdTable, on: PlainDate) {
  const book = bookOf(storyOf(imported), on);
  const table = capTable(positionOf(book));
  expect(book.anomalies).toEqual([]);
  return {
    issued: formatQuantity(table.issued),
    votes: formatDecimal(table.votes),
    classes: table.classes.map((one) => [
      ids.nameOf(one.classId),
      formatQuantity(one.issued),
      toCents(one.statedCapital),
    ]),
    holders: Object.fromEntries(
      table.holders.map((one) => [
        ids.nameOf(one.personId),
        [formatQuantity(one.total), formatDecimal(one.votes)],
      ]),
    ),
  };
}

/** Each deduction of an act is rounded to ten places; a package names no rounding. */
const toCents = (dollars: Fraction): string =>
  String(divideRounded(dollars.numerator * 100n, dollars.denominator, 'half_even'));

const byPackage = (table: PackageCapTable) => ({
  issued: table.issuedAndOutstanding,
  votes: table.totalVotes,
  classes: Object.entries(table.classes).map(([id, one]) => [
    id,
    one.issuedAndOutstanding,
    toCents(fractionOf(one.statedCapitalExact)),
  ]),
  holders: Object.fromEntries(table.holders.map((one) => [one.holder, [one.total, one.votes]])),
});

const later = { date: '2024-06-15' };
const issued = [
  stock('C-1', 'alice', '600', { share_price: { amount: '1', currency: 'CAD' } }),
  stock('C-2', 'bob', '400', { share_price: { amount: '3.5', currency: 'CAD' } }),
];
const transfer = [
  stock('C-3', 'alice', '150', later),
  stock('C-4', 'bob', '250', later),
  transaction('STOCK_TRANSFER', 'move', {
    ...{ security_id: 'C-2', quantity: '150', resulting_security_ids: ['C-3'], balance_security_id: 'C-4' },
  }),
];
const bought = [
  stock('C-5', 'alice', '599', { date: '2024-07-01' }),
  transaction('STOCK_REPURCHASE', 'buy', {
    ...{ security_id: 'C-1', quantity: '1', balance_security_id: 'C-5', date: '2024-07-01' },
    price: { amount: '9.99', currency: 'CAD' },
  }),
];
const cancelled = [
  transaction('STOCK_CANCELLATION', 'cancel', {
    ...{ security_id: 'C-3', quantity: '150', reason_text: 'given back', date: '2024-08-01' },
  }),
];
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
    ...[
      'class.created',
      'class.created',
      'issued',
      'issued',
      'issued',
      'transferred',
      'repurchased',
      'cancelled',
    ],
  ]);
  for (const day of ['2024-01-01', '2024-01-02', '2024-06-14', '2024-06-15', '2024-07-01', '2024-08-01']) {
    const on = plainDate(day);
    if (day === '2024-01-01') expect(packageCapTable(index, on).holders).toEqual([]);
    else expect(byBook(imported, ids, on)).toEqual(byPackage(packageCapTable(index, on)));
  }
});

test('an authorized number holds from its day on, before the issues of that day', () => {
  const change = transaction('STOCK_CLASS_AUTHORIZED_SHARES_ADJUSTMENT', 'more', {
    ...{ stock_class_id: 'COM', new_shares_authorized: '2000', ...later },
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
    ...['class.created', 'issued', 'issued', 'authorized.changed', 'issued'],
  ]);
  const on = plainDate('2024-06-15');
  expect(byBook(imported, ids, on)).toEqual(byPackage(packageCapTable(index, on)));
  for (const [original, made] of exportObjects(imported, ids)) expect(made).toEqual(original);
});

const right = (numerator: string, denominator: string): Json => ({
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
    ...{ security_id: 'P-1', quantity_converted: '101', balance_security_id: 'P-2' },
    resulting_security_ids: ['C-3'],
  }),
];
const splitOf = (numerator: string, denominator: string) =>
  transaction('STOCK_CLASS_SPLIT', 'split', {
    ...{ stock_class_id: 'COM', split_ratio: { numerator, denominator }, date: '2024-09-01' },
  });
const reissued = (from: string, to: string, holder: string, quantity: string) => [
  stock(to, holder, quantity, { date: '2024-09-01' }),
  transaction('STOCK_REISSUANCE', `reissue-${from}`, {
    ...{ security_id: from, resulting_security_ids: [to], split_transaction_id: 'split', date: '2024-09-01' },
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
        ...{ security_id: 'C-2', resulting_security_ids: ['C-3', 'C-4'] },
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

test('a split that leaves a certificate out is kept, for an act splits them all', () => {
  const index = indexOf([...issued, splitOf('2', '1'), ...reissued('C-1', 'C-5', 'alice', '1200')]);
  expect(because(importPackage(index, countingIds()))).toMatchObject({
    ...{ split: 'not_fitting', 'reissue-C-1': 'not_fitting', 'issue-C-5': 'not_fitting' },
  });
});

test('what acts hold is written as it was read; members that none holds go along', () => {
  const more = { ...later, stock_legend_ids: ['legend'], comments: ['a remark'], cost_basis: undefined };
  const index = indexOf([
    ...issued,
    { ...transfer[0], ...more },
    ...transfer.slice(1),
    ...bought,
    ...cancelled,
  ]);
  const ids = countingIds();
  const imported = importPackage(index, ids);
  for (const [original, made] of exportObjects(imported, ids)) expect(made).toEqual(original);
});

test('a number keeps its spelling, as long as it is the same number', () => {
  const index = indexOf([
    stock('C-1', 'alice', '+0600.0', { share_price: { amount: '1.50', currency: 'CAD' } }),
  ]);
  const ids = countingIds();
  const imported = importPackage(index, ids);
  expect(imported.acts.find(({ kind }) => kind === 'issued')).toMatchObject({
    payload: { issues: [{ quantity: '600', price: '1.5', consideration: { amount: '900' } }] },
  });
  for (const [original, made] of exportObjects(imported, ids)) expect(made).toEqual(original);
});

test('a corrected act leaves corrected, with what it does not hold untouched', () => {
  const index = indexOf([stock('C-1', 'alice', '600', { comments: ['a remark'] })]);
  const ids = countingIds();
  const imported = importPackage(index, ids);
  const corrected = imported.acts.map((act): ImportedAct => {
    if (act.kind !== 'issued') return act;
    const issues = act.payload.issues.map((one) => ({
      ...one,
      quantity: '700',
      personId: ids.idOf('person', 'bob'),
    }));
    return { ...act, effectiveOn: plainDate('2024-02-02'), payload: { ...act.payload, issues } };
  });
  const made = [...exportObjects({ ...imported, acts: corrected }, ids).values()];
  expect(made.find((one) => one.id === 'issue-C-1')).toMatchObject({
    ...{
      quantity: '700',
      stakeholder_id: 'bob',
      date: '2024-02-02',
      comments: ['a remark'],
      custom_id: 'C-1',
    },
  });
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

const because = ({ kept }: PackageImport) =>
  Object.fromEntries(
    kept.map(({ object, because: why }: { object: OcfObject; because: string }) => [object.id, why]),
  );

test('what no act can hold is kept to the letter, with all that comes of it', () => {
  const fraction = stock('C-2', 'bob', '400.5');
  const moved = transaction('STOCK_TRANSFER', 'move', {
    ...{ security_id: 'C-2', quantity: '400.5', resulting_security_ids: ['C-3'] },
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
    ...{ 'issue-C-2': 'not_fitting', 'issue-C-3': 'subject_kept', move: 'subject_kept' },
  });
  expect(byBook(imported, ids, plainDate('2025-01-01'))).toMatchObject({ issued: '600' });
});

/** An option on 100 shares of which 40 are exercised and 20 given up. */
const options = (price: string) =>
  indexOf([
    option('O-1', 'bob', '100'),
    stock('C-1', 'bob', '40', { ...later, share_price: { amount: price, currency: 'CAD' } }),
    transaction('EQUITY_COMPENSATION_EXERCISE', 'exercise', {
      ...{ security_id: 'O-1', quantity: '40', resulting_security_ids: ['C-1'] },
    }),
    transaction('EQUITY_COMPENSATION_CANCELLATION', 'cancel', {
      ...{ security_id: 'O-1', quantity: '20', balance_security_id: 'O-2', reason_text: 'Left' },
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
    ...['class.created', 'pool.reserved', 'option.granted', 'option.exercised', 'option.released'],
  ]);
  expect(because(imported)).toEqual({});
  expect(optionIn(imported)).toEqual(['40', '40', '20']);
  const exported = exportObjects(imported, ids);
  for (const { object } of index.objects) expect(exported.get(object)).toEqual(object);
});

test('shares that came of an option at another price are new shares; the option has so many less', () => {
  const imported = importPackage(options('0.5'), countingIds());
  expect(imported.acts.map(({ kind }) => kind)).toEqual([
    ...['class.created', 'pool.reserved', 'option.granted', 'issued', 'option.released', 'option.released'],
  ]);
  expect(imported.different).toMatchObject([
    { object: { id: 'exercise' }, difference: 'ended_as_cancelled' },
    { object: { id: 'cancel' }, difference: 'words_left_out' },
  ]);
  expect(optionIn(imported)).toEqual(['40', '0', '60']);
});

test('a class that says what the book cannot hold is kept, with its shares', () => {
  const classes = [stockClass('COM', { initial_shares_authorized: 'NOT APPLICABLE' })];
  const imported = importPackage(indexOf({ classes, transactions: issued }), countingIds());
  expect(imported.acts).toEqual([]);
  expect(because(imported)).toMatchObject({ COM: 'not_fitting', 'issue-C-1': 'subject_kept' });
});

const differences = ({ different }: PackageImport) =>
  Object.fromEntries(different.map(({ object, difference }) => [object.id, difference]));

/** The shares of each holder in the book. */
const held = (imported: PackageImport, ids: IdTable, day: string) =>
  Object.entries(byBook(imported, ids, plainDate(day)).holders).map(([holder, [total]]) => [holder, total]);

const retraction = transaction('STOCK_RETRACTION', 'retract', {
  ...{ security_id: 'C-2', reason_text: 'an error' },
});
const toStranger = [
  stock('C-3', 'stranger', '150', later),
  stock('C-4', 'bob', '250', later),
  transaction('STOCK_TRANSFER', 'move', {
    ...{ security_id: 'C-2', quantity: '150', resulting_security_ids: ['C-3'], balance_security_id: 'C-4' },
  }),
];
const otherReissuance = [
  stock('C-3', 'bob', '399', later),
  transaction('STOCK_REISSUANCE', 'reissue', { security_id: 'C-2', resulting_security_ids: ['C-3'] }),
];
const becomesAnother = [
  stock('C-3', 'bob', '400', later),
  transaction('STOCK_CANCELLATION', 'cancel', {
    ...{ security_id: 'C-2', quantity: '400', resulting_security_ids: ['C-3'], reason_text: 'none' },
  }),
];
const resultLater = [
  stock('C-3', 'alice', '400', { date: '2024-07-01' }),
  transaction('STOCK_TRANSFER', 'move', {
    ...{ security_id: 'C-2', quantity: '400', resulting_security_ids: ['C-3'] },
  }),
];

test.each([
  ['a retraction', [retraction], { retract: 'no_act' }, { retract: 'ended_as_cancelled' }, 0],
  [
    ...['a transfer to a holder who is not in the package', toStranger],
    ...[{ move: 'subject_kept', 'issue-C-3': 'subject_kept' }, { move: 'ended_as_cancelled' }, 250],
  ],
  [
    ...['a reissuance as fewer shares without a split', otherReissuance],
    ...[{ reissue: 'not_fitting', 'issue-C-3': 'not_fitting' }, { reissue: 'ended_as_cancelled' }, 0],
  ],
  [
    ...['a cancellation of which another certificate comes', becomesAnother],
    ...[{ cancel: 'not_fitting', 'issue-C-3': 'not_fitting' }, { cancel: 'ended_as_cancelled' }, 0],
  ],
  [
    ...['a transfer whose result is issued later', resultLater],
    ...[{ move: 'not_fitting', 'issue-C-3': 'not_fitting' }, { move: 'ended_as_cancelled' }, 0],
  ],
] as [string, Json[], object, object, number][])(
  'by %s shares are gone from the book, and it is told',
  (_name, more, kept, different, left) => {
    const index = indexOf({ plans: [], transactions: [...issued, ...more] });
    const ids = countingIds();
    const imported = importPackage(index, ids);
    expect(because(imported)).toEqual(kept);
    expect(differences(imported)).toEqual(different);
    expect(held(imported, ids, '2024-06-14')).toEqual([...[['alice', '600']], ['bob', '400']]);
    const rest = left === 0 ? [] : [['bob', String(left)]];
    expect(held(imported, ids, '2024-06-15')).toEqual([['alice', '600'], ...rest]);
    for (const [original, made] of exportObjects(imported, ids)) expect(made).toEqual(original);
  },
);

test('shares of which an act tells a loss take the part of the account that the book has', () => {
  const index = indexOf([
    ...[stock('C-1', 'alice', '600'), stock('C-2', 'bob', '0.5'), stock('C-5', 'bob', '100')],
    transaction('STOCK_CANCELLATION', 'cancel', { security_id: 'C-1', quantity: '600', reason_text: 'x' }),
  ]);
  expect(importPackage(index, countingIds()).acts.at(-1)?.payload).toMatchObject({
    deduction: proRata('7', '700'),
  });
});

test('where the account is more than an act bears shares are gone without dollars, and it is told', () => {
  const dear = { share_price: { amount: '9'.repeat(28), currency: 'CAD' } };
  const index = indexOf([
    ...[stock('C-1', 'alice', '1', dear), stock('C-2', 'alice', '1', dear)],
    transaction('STOCK_REPURCHASE', 'buy', { security_id: 'C-1', quantity: '1', price: dear.share_price }),
  ]);
  const ids = countingIds();
  const imported = importPackage(index, ids);
  expect(differences(imported)).toEqual({ buy: 'ended_without_capital' });
  expect(held(imported, ids, '2024-06-15')).toEqual([['alice', '1']]);
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

test('a split without reissuances is kept: no certificate becomes another', () => {
  const index = indexOf({ plans: [], transactions: [...issued, splitOf('2', '1')] });
  const ids = countingIds();
  const imported = importPackage(index, ids);
  expect(because(imported)).toEqual({ split: 'not_fitting' });
  const on = plainDate('2024-12-31');
  expect(byBook(imported, ids, on)).toEqual(byPackage(packageCapTable(index, on)));
});

test('a rule of rounding that is assumed is told', () => {
  const told = (alice: string, bob: string) =>
    differences(
      importPackage(
        indexOf([
          ...[...issued, splitOf('1', '7')],
          ...[...reissued('C-1', 'C-5', 'alice', alice), ...reissued('C-2', 'C-6', 'bob', bob)],
        ]),
        countingIds(),
      ),
    );
  // 600/7 = 85.71, 400/7 = 57.14
  expect(told('86', '57')).toEqual({});
  expect(told('85', '57')).toEqual({});
  expect(told('86', '58')).toEqual({});
  const index = indexOf([
    ...[stock('C-1', 'alice', '400'), splitOf('1', '7'), ...reissued('C-1', 'C-5', 'alice', '57')],
  ]);
  expect(differences(importPackage(index, countingIds()))).toEqual({ split: 'rounding_assumed' });
});

const terms = (type: string): Json => ({
  ...{ id: 'terms', object_type: 'VESTING_TERMS', name: 'a', description: 'a' },
  allocation_type: 'CUMULATIVE_ROUND_DOWN',
  vesting_conditions: [
    {
      ...{ id: 'start', portion: { numerator: '0', denominator: '4' }, next_condition_ids: ['each'] },
      trigger: { type: 'VESTING_START_DATE' },
    },
    {
      ...{ id: 'each', portion: { numerator: '1', denominator: '4' }, next_condition_ids: [] },
      trigger: {
        ...{ type: 'VESTING_SCHEDULE_RELATIVE', relative_to_condition_id: 'start' },
        period: { type, length: 12, occurrences: 4, day_of_month: 'VESTING_START_DAY_OR_LAST_DAY_OF_MONTH' },
      },
    },
  ],
});
const vestingTransfer = [
  ...issued,
  stock('C-3', 'alice', '400', { ...later, vesting_terms_id: 'terms' }),
  transaction('STOCK_TRANSFER', 'move', {
    ...{ security_id: 'C-2', quantity: '400', resulting_security_ids: ['C-3'] },
  }),
  transaction('VESTING_START', 'starts', {
    ...{ security_id: 'C-3', vesting_condition_id: 'start', date: '2024-03-01' },
  }),
];

test('a certificate that comes of another vests as the package says', () => {
  const index = indexOf({ vestingTerms: [terms('MONTHS')], transactions: vestingTransfer });
  const imported = importPackage(index, countingIds());
  expect(imported.different).toEqual([]);
  const book = bookOf(storyOf(imported), plainDate('2025-12-31'));
  const vested = Array.from(book.tables.certificates.now(), ({ value }) => [
    ...[value.label, value.status, String(vestedOf(value, plainDate('2025-12-31')))],
  ]);
  expect(vested).toContainEqual(['C-3', 'open', '100']);
});

test('numbers of shares stay in the package, and it is told', () => {
  const ranges = [{ starting_share_number: '1', ending_share_number: '600' }];
  const index = indexOf([stock('C-1', 'alice', '600', { share_numbers_issued: ranges })]);
  const ids = countingIds();
  const imported = importPackage(index, ids);
  expect(differences(imported)).toEqual({ 'issue-C-1': 'numbers_left_out' });
  for (const [original, made] of exportObjects(imported, ids)) expect(made).toEqual(original);
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

test('vesting that the book cannot say is told', () => {
  const index = indexOf({ vestingTerms: [terms('DAYS')], transactions: vestingTransfer });
  expect(differences(importPackage(index, countingIds()))).toEqual({ 'issue-C-3': 'vesting_left_out' });
});
