import { plainDate } from '@tabellion/kernel/date.ts';
import { expect, test } from 'vitest';
import type { JsonObject } from '../object.ts';
import { indexPackage } from '../packageIndex.ts';
import { readPackage } from '../readPackage.ts';
import {
  noDigest,
  option,
  packageFiles,
  plan,
  type Story,
  stock,
  stockClass,
  transaction,
} from '../testing.ts';
import { packageCapTable } from './capTable.ts';

function tableOf(story: Story | readonly JsonObject[], on = '2024-12-31') {
  const files = packageFiles('transactions' in story ? story : { transactions: story });
  const { package: read } = readPackage(files, noDigest);
  if (!read) throw new Error('the story has no manifest');
  return packageCapTable(indexPackage(read), plainDate(on));
}

const issued = [
  stock('C-1', 'alice', '600', { share_price: { amount: '1', currency: 'CAD' } }),
  stock('C-2', 'bob', '400', { share_price: { amount: '3.5', currency: 'CAD' } }),
];
const later = { date: '2024-06-15' };
const capitalOf = (story: Story | readonly JsonObject[]) =>
  Object.entries(tableOf(story).classes).map(([id, one]) => [
    id,
    one.issuedAndOutstanding,
    one.statedCapitalExact,
  ]);

test('what the corporation received counts, also where it is not quantity times price', () => {
  const inKind = stock('C-1', 'alice', '3', { cost_basis: { amount: '10', currency: 'CAD' } });
  expect(capitalOf([inKind])).toEqual([['COM', '3', '10/1']]);
});

test('a transfer moves no capital, whatever price the new certificates name', () => {
  const moved = [
    stock('C-3', 'alice', '400', { ...later, share_price: { amount: '99', currency: 'CAD' } }),
    transaction('STOCK_TRANSFER', 'move', {
      security_id: 'C-2',
      quantity: '400',
      resulting_security_ids: ['C-3'],
    }),
  ];
  expect(capitalOf([...issued, ...moved])).toEqual([['COM', '1000', '2000/1']]);
});

test('shares that come back take their part of the account, exactly', () => {
  const cancelled = (reason: string) => [
    stock('C-3', 'bob', '399', later),
    transaction('STOCK_CANCELLATION', 'cancel', {
      security_id: 'C-2',
      quantity: '1',
      balance_security_id: 'C-3',
      reason_text: reason,
    }),
  ];
  expect(capitalOf([...issued, ...cancelled('agreement')])).toEqual([['COM', '999', '1998/1']]);
  // A gift takes nothing (CBCA s. 37).
  for (const words of ['surrendered', 'Gift to the corporation', 'Donation'])
    expect(capitalOf([...issued, ...cancelled(words)])).toEqual([['COM', '999', '2000/1']]);
  const third = [stock('C-1', 'alice', '3', { cost_basis: { amount: '10', currency: 'CAD' } })];
  const rest = stock('C-2', 'alice', '2', later);
  const bought = transaction('STOCK_REPURCHASE', 'buy', {
    security_id: 'C-1',
    quantity: '1',
    balance_security_id: 'C-2',
    price: { amount: '1', currency: 'CAD' },
  });
  const table = tableOf([...third, rest, bought]);
  expect(table.classes.COM).toMatchObject({ statedCapitalExact: '20/3', statedCapital: '6.67' });
});

test('a retraction undoes the issue, as if nothing had come in', () => {
  const retracted = transaction('STOCK_RETRACTION', 'undo', {
    security_id: 'C-2',
    reason_text: 'never paid',
  });
  expect(capitalOf([...issued, retracted])).toEqual([['COM', '600', '600/1']]);
});

test('a conversion carries its part of the account into the other class', () => {
  const right = {
    type: 'STOCK_CLASS_CONVERSION_RIGHT',
    converts_to_stock_class_id: 'COM',
    conversion_mechanism: {
      type: 'RATIO_CONVERSION',
      conversion_price: { amount: '1', currency: 'CAD' },
      ratio: { numerator: '3', denominator: '2' },
      rounding_type: 'FLOOR',
    },
  };
  const story = {
    classes: [stockClass('COM'), stockClass('P', { conversion_rights: [right], votes_per_share: '0.5' })],
    transactions: [
      stock('P-1', 'bob', '300', { stock_class_id: 'P', share_price: { amount: '2', currency: 'CAD' } }),
      stock('P-2', 'bob', '199', { stock_class_id: 'P', ...later }),
      stock('C-1', 'bob', '151', later),
      transaction('STOCK_CONVERSION', 'convert', {
        security_id: 'P-1',
        quantity_converted: '101',
        balance_security_id: 'P-2',
        resulting_security_ids: ['C-1'],
      }),
    ],
  };
  expect(capitalOf(story)).toEqual([
    ['COM', '151', '202/1'],
    ['P', '199', '398/1'],
  ]);
  // 199 preferred would make 298.5 common, rounded down; half a vote each.
  expect(tableOf(story).holders).toMatchObject([{ total: '350', votes: '250.5', fullyDiluted: '449' }]);
});

test('options count as far as they are open; exercised ones are shares that were paid for', () => {
  const transactions = [
    ...issued,
    option('O-1', 'bob', '100'),
    option('O-2', 'bob', '7', { compensation_type: 'CSAR' }),
    option('O-3', 'bob', '9', { expiration_date: '2024-12-30' }),
    stock('C-3', 'bob', '40', { ...later, share_price: { amount: '0.25', currency: 'CAD' } }),
    transaction('EQUITY_COMPENSATION_EXERCISE', 'exercise', {
      security_id: 'O-1',
      quantity: '40',
      resulting_security_ids: ['C-3'],
    }),
  ];
  const table = tableOf({ plans: [plan({ initial_shares_reserved: '200' })], transactions });
  expect(table).toMatchObject({
    issuedAndOutstanding: '1040',
    fullyDiluted: '1100',
    poolAvailable: '84',
    fullyDilutedWithPool: '1184',
    classes: { COM: { statedCapitalExact: '2010/1' } },
  });
  expect(table.openSecurities.map(({ security, from }) => [security, from])).toEqual([
    ['C-1', undefined],
    ['C-2', undefined],
    ['C-3', 'O-1'],
  ]);
});

test('a pool begins when the board approved it and ends with what was granted', () => {
  const plans = [plan({ initial_shares_reserved: '100' })];
  const transactions = [...issued, option('O-1', 'bob', '100', { date: '2024-03-01' })];
  const pools = ['2024-01-31', '2024-02-01', '2024-03-01'].map((on) => tableOf({ plans, transactions }, on));
  expect(pools.map(({ poolAvailable }) => poolAvailable)).toEqual(['0', '100', '0']);
  expect(pools.map(({ holders }) => holders[0]?.percentFullyDilutedWithPool)).toEqual([
    undefined,
    '54.55',
    undefined,
  ]);
});

test('nothing is certain of a malformed issuance, so it is left out', () => {
  const malformed = [
    stock('C-3', 'bob', 'many'),
    { ...stock('C-4', 'bob', '1'), stakeholder_id: 7 },
    { ...stock('C-5', 'bob', '1'), date: 'soon' },
  ];
  expect(tableOf([...issued, ...malformed]).issuedAndOutstanding).toBe('1000');
});
