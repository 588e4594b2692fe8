import { plainDate } from '@tabellion/kernel/date.ts';
import { expect, test } from 'vitest';
import { packageCapTable } from '../captable/capTable.ts';
import type { JsonObject } from '../object.ts';
import { indexPackage } from '../packageIndex.ts';
import { readPackage } from '../readPackage.ts';
import { encode, noDigest, packageFiles, stock, transaction } from '../testing.ts';
import { capTableDifferences } from './capTableDifferences.ts';
import { importPackage } from './importPackage.ts';
import { countingIds } from './testing.ts';
import {
  because,
  byBook,
  byPackage,
  differences,
  indexOf,
  issued,
  later,
  splitOf,
} from './testing-import.ts';

function taken(transactions: readonly JsonObject[], manifest?: JsonObject) {
  const index = indexOf({ plans: [], transactions, ...(manifest && { manifest }) });
  const ids = countingIds();
  const imported = importPackage(index, ids);
  return { index, ids, imported, differences: capTableDifferences(index, imported, ids) };
}

/** Whether the acts give what the package says, on the days of the story. */
function expectSame(transactions: readonly JsonObject[], manifest?: JsonObject) {
  const { index, ids, imported, differences } = taken(transactions, manifest);
  expect(differences).toEqual([]);
  for (const day of ['2024-01-02', '2024-06-15', '2024-09-01', '2025-01-01']) {
    const on = plainDate(day);
    expect(byBook(imported, ids, on)).toEqual(byPackage(packageCapTable(index, on)));
  }
  return imported;
}

test('a transfer to the same holder is a reissue', () => {
  const move = transaction('STOCK_TRANSFER', 'move', {
    security_id: 'C-2',
    quantity: '150',
    resulting_security_ids: ['C-3'],
    balance_security_id: 'C-4',
  });
  const imported = expectSame([
    ...issued,
    stock('C-3', 'bob', '150', later),
    stock('C-4', 'bob', '250', later),
    move,
  ]);
  expect(imported.acts.map(({ kind }) => kind)).toEqual(['class.created', 'issued', 'issued', 'reissued']);
});

test('a retraction takes its issue back, with what it brought', () => {
  const retract = transaction('STOCK_RETRACTION', 'retract', { security_id: 'C-2', reason_text: 'an error' });
  const { acts } = expectSame([...issued, retract]);
  expect(acts.at(-1)?.payload).toMatchObject({ deduction: { rule: 'STATED', amount: '1400' } });
});

test('several certificates that are consolidated become one', () => {
  const consolidated = transaction('STOCK_CONSOLIDATION', 'join', {
    security_ids: ['C-1', 'C-3'],
    resulting_security_id: 'C-4',
  });
  const all = [...issued, stock('C-3', 'alice', '5'), stock('C-4', 'alice', '605', later), consolidated];
  const { acts } = expectSame(all, { ocf_version: '1.2.1-alpha+main' });
  expect(acts.at(-1)?.kind).toBe('reissued');
});

test('an ending that no act tells keeps the certificates that came of it', () => {
  // The certificates of two holders become one.
  const consolidated = transaction('STOCK_CONSOLIDATION', 'join', {
    security_ids: ['C-1', 'C-2'],
    resulting_security_id: 'C-3',
  });
  const imported = expectSame([...issued, stock('C-3', 'alice', '1000', later), consolidated]);
  expect(differences(imported)).toEqual({ join: 'ended_as_cancelled' });
});

test('a gift takes nothing out of the account, by whatever words', () => {
  const price = { amount: '0', currency: 'CAD' };
  for (const given of [
    transaction('STOCK_CANCELLATION', 'give', { reason_text: 'Donated to the company' }),
    transaction('STOCK_CANCELLATION', 'give', { reason_text: 'Surrender' }),
    transaction('STOCK_REPURCHASE', 'give', { price, consideration_text: 'Gift (s. 37)' }),
  ]) {
    const { acts } = expectSame([...issued, { ...given, security_id: 'C-2', quantity: '400' }]);
    expect(acts.at(-1)).toMatchObject({ kind: 'surrendered', payload: { deduction: { rule: 'NONE' } } });
  }
});

const day = { date: '2024-09-01' };
const reissue = (from: string, to: readonly string[]) =>
  transaction('STOCK_REISSUANCE', `reissue-${from}`, {
    security_id: from,
    resulting_security_ids: to,
    split_transaction_id: 'split',
    ...day,
  });

test('a fraction that is dropped leaves its dollars in the account', () => {
  const small = stock('C-3', 'alice', '3');
  const consolidation = [
    splitOf('1', '7'),
    stock('C-5', 'alice', '85', day),
    stock('C-6', 'bob', '57', day),
    reissue('C-1', ['C-5']),
    reissue('C-2', ['C-6']),
    reissue('C-3', []),
  ];
  const { acts } = expectSame([...issued, small, ...consolidation]);
  expect(acts.at(-1)?.kind).toBe('class.consolidated');
});

/** The stated capital of each class at the end of the story. */
const capitalOf = (transactions: readonly JsonObject[]) =>
  byPackage(packageCapTable(indexOf(transactions), plainDate('2024-12-31'))).classes.map(([id, , cents]) => [
    id,
    cents,
  ]);

test.each([
  ['cancelled', 'CANCELLATION', { quantity: '3', reason_text: 'Fraction' }],
  ['bought', 'REPURCHASE', { quantity: '3', price: { amount: '9', currency: 'CAD' } }],
  ['retracted', 'RETRACTION', { reason_text: 'Fraction' }],
] as const)(
  'a certificate too small for a new share is %s on that day, and the account stays',
  (_, act, how) => {
    const small = transaction('STOCK_REISSUANCE', 'divide', {
      security_id: 'C-1',
      resulting_security_ids: ['C-3', 'C-4'],
      ...later,
    });
    const before = [...issued, small, stock('C-3', 'alice', '3', later), stock('C-4', 'alice', '597', later)];
    const consolidation = [
      transaction(`STOCK_${act}`, 'drop', { security_id: 'C-3', ...how, ...day }),
      splitOf('1', '7'),
      stock('C-5', 'alice', '85', day),
      stock('C-6', 'bob', '57', day),
      reissue('C-4', ['C-5']),
      reissue('C-2', ['C-6']),
    ];
    expectSame([...before, ...consolidation]);
    expect(capitalOf([...before, ...consolidation])).toEqual(capitalOf(before));
  },
);

test.each([
  ['before it', '5', 'C-1', ['C-7', '595', 'C-5', '85']],
  ['after it', '1', 'C-5', ['C-5', '86', 'C-7', '85']],
] as const)('a part of a certificate that is dropped %s leaves its dollars', (_, quantity, of, told) => {
  const [first, many, last, few] = told;
  const isBefore = of === 'C-1';
  const consolidation = [
    transaction('STOCK_CANCELLATION', 'drop', {
      security_id: of,
      quantity,
      balance_security_id: 'C-7',
      reason_text: 'Fraction',
      ...day,
    }),
    stock(first, 'alice', many, day),
    stock(last, 'alice', few, day),
    stock('C-6', 'bob', '57', day),
    splitOf('1', '7'),
    reissue(isBefore ? 'C-7' : 'C-1', ['C-5']),
    reissue('C-2', ['C-6']),
  ];
  expectSame([...issued, ...consolidation]);
  expect(capitalOf([...issued, ...consolidation])).toEqual(capitalOf(issued));
});

test('shares that are cancelled beside a consolidation take their part of the account', () => {
  const cancelled = transaction('STOCK_CANCELLATION', 'drop', {
    security_id: 'C-1',
    quantity: '12',
    balance_security_id: 'C-7',
    reason_text: 'Given up',
    ...day,
  });
  const consolidation = [
    cancelled,
    stock('C-7', 'alice', '588', day),
    stock('C-5', 'alice', '84', day),
    stock('C-6', 'bob', '57', day),
    splitOf('1', '7'),
    reissue('C-7', ['C-5']),
    reissue('C-2', ['C-6']),
  ];
  expectSame([...issued, ...consolidation]);
  expect(capitalOf([...issued, ...consolidation])).not.toEqual(capitalOf(issued));
});

test('a split whose fractions were rounded once for each holder is one', () => {
  const pieces = [
    stock('C-1', 'alice', '3'),
    stock('C-2', 'alice', '3'),
    splitOf('3', '2'),
    stock('C-5', 'alice', '5', day),
    stock('C-6', 'alice', '4', day),
    reissue('C-1', ['C-5']),
    reissue('C-2', ['C-6']),
  ];
  expect(because(expectSame(pieces))).toEqual({});
});

/** A consolidation, and on the same day a repurchase of what came of it, and new shares. */
const sameDay: readonly JsonObject[] = [
  transaction('STOCK_REPURCHASE', 'buy', {
    security_id: 'C-5',
    quantity: '85',
    price: { amount: '9', currency: 'CAD' },
    ...day,
  }),
  reissue('C-1', ['C-5']),
  stock('C-5', 'alice', '85', day),
  splitOf('1', '7'),
  reissue('C-2', ['C-6']),
  stock('C-6', 'bob', '57', day),
];

test('the pieces of a consolidation may stand anywhere', () => {
  const { index, ids, imported, differences } = taken([...issued, ...sameDay]);
  const other = taken([...sameDay.toReversed(), ...issued.toReversed()]);
  expect([differences, other.differences]).toEqual([[], []]);
  const on = plainDate('2024-09-01');
  const table = byPackage(packageCapTable(index, on));
  expect(table.holders).toEqual({ bob: ['57', '57'] });
  expect([byBook(imported, ids, on), byBook(other.imported, other.ids, on)]).toEqual([table, table]);
});

test('the order of the files says nothing', () => {
  const told = [
    [...issued, stock('C-3', 'alice', '100', later)],
    [
      transaction('STOCK_REPURCHASE', 'buy', {
        security_id: 'C-2',
        quantity: '400',
        price: { amount: '1', currency: 'CAD' },
      }),
    ],
  ];
  const tables = [
    ['a', 'b'],
    ['b', 'a'],
  ].map((order) => {
    const files = packageFiles({ plans: [], transactions: [] });
    const manifest = JSON.parse(new TextDecoder().decode(files.get('Manifest.ocf.json')));
    for (const [at, name] of ['a', 'b'].entries())
      files.set(`${name}.ocf.json`, encode({ file_type: 'OCF_TRANSACTIONS_FILE', items: told[at] }));
    const transactions_files = order.map((name) => ({ filepath: `./${name}.ocf.json`, md5: noDigest() }));
    files.set('Manifest.ocf.json', encode({ ...manifest, transactions_files }));
    const { package: read } = readPackage(files, noDigest);
    const index = read && indexPackage(read);
    return index && byPackage(packageCapTable(index, plainDate('2024-06-15')));
  });
  expect(tables[0]).toEqual(tables[1]);
});

test('what the acts give less is told from the day on which it differs, by holder, class and capital', () => {
  const bad = [
    stock('C-3', 'bob', '0.5', later),
    stock('C-4', 'bob', '10', { ...later, custom_id: undefined }),
  ];
  const { differences } = taken([...issued, ...bad]);
  expect(differences).toEqual([
    { on: '2024-06-15', holder: 'bob', class: 'COM', inPackage: '410.5', inRegisters: '400' },
    { on: '2024-06-15', holder: null, class: 'COM', inPackage: '2000.11', inRegisters: '2000.00' },
  ]);
});
