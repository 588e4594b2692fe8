import { expect, test } from 'vitest';
import { option, stock, stockClass, transaction } from '../testing.ts';
import { later, problemsOf } from '../testing-check.ts';

const cad = (amount: string) => ({ amount, currency: 'CAD' });

test.each([
  ['0', 'quantity_not_positive'],
  ['0.00', 'quantity_not_positive'],
  ['-10', 'quantity_not_positive'],
  ['10.5', 'quantity_fractional'],
  ['0.0000000001', 'quantity_fractional'],
])('shares, options and warrants of %s are a fault', (quantity, problem) => {
  expect(problemsOf([stock('C-1', 'alice', quantity)])).toContainEqual([problem, 'issue-C-1']);
  expect(problemsOf([option('O-1', 'bob', quantity)])).toContainEqual([problem, 'grant-O-1']);
});

test.each(['10', '10.00', '+10', '9007199254740993'])('%s shares are not', (quantity) => {
  expect(problemsOf([stock('C-1', 'alice', quantity)])).toEqual([]);
});

test.each([
  ['0', 'quantity_not_positive'],
  ['-1', 'quantity_not_positive'],
  ['0.5', 'quantity_fractional'],
])('what happens to %s shares is a fault', (quantity, problem) => {
  const cancel = transaction('STOCK_CANCELLATION', 'cancel', {
    security_id: 'C-1',
    quantity,
    reason_text: 'a',
    ...later,
  });
  expect(problemsOf([stock('C-1', 'alice', '10'), cancel])).toContainEqual([problem, 'cancel']);
});

test.each([
  ['0', '1'],
  ['-2', '1'],
  ['1', '0'],
])('a split or a conversion of %s for %s is a fault', (numerator, denominator) => {
  const ratio = { numerator, denominator };
  const split = transaction('STOCK_CLASS_SPLIT', 'split', { stock_class_id: 'COM', split_ratio: ratio });
  expect(problemsOf([stock('C-1', 'alice', '10'), split])).toContainEqual(['ratio_not_positive', 'split']);
  const mechanism = { type: 'RATIO_CONVERSION', conversion_price: cad('1'), ratio, rounding_type: 'FLOOR' };
  const right = { type: 'STOCK_CLASS_CONVERSION_RIGHT', conversion_mechanism: mechanism };
  const classes = [stockClass('COM', { conversion_rights: [right] })];
  expect(problemsOf({ classes, transactions: [] })).toContainEqual(['ratio_not_positive', 'COM']);
});

test('prices below zero are a fault, wherever they stand', () => {
  const price = { share_price: cad('-1') };
  expect(problemsOf([stock('C-1', 'alice', '10', price)])).toContainEqual(['price_negative', 'issue-C-1']);
  expect(problemsOf([option('O-1', 'bob', '10', { exercise_price: cad('-0.01') })])).toContainEqual([
    'price_negative',
    'grant-O-1',
  ]);
  const classes = [stockClass('COM', { price_per_share: cad('-1') })];
  expect(problemsOf({ classes, transactions: [] })).toContainEqual(['price_negative', 'COM']);
  expect(problemsOf([stock('C-1', 'alice', '10', { share_price: cad('0') })])).toEqual([]);
});

test('fewer authorized shares than none are a fault', () => {
  const classes = [stockClass('COM', { initial_shares_authorized: '-1' })];
  expect(problemsOf({ classes, transactions: [] })).toContainEqual(['bound_negative', 'COM']);
});

test.each(['C-1', 'C\u20111', 'c-1', 'C-1\u200b'])('a second certificate %j of a class is told', (number) => {
  const second = stock('C-2', 'bob', '1', { custom_id: number });
  expect(problemsOf([stock('C-1', 'alice', '1'), second])).toEqual([['number_repeated', 'issue-C-2']]);
});

test('the rest of a certificate may keep its number', () => {
  const rest = stock('C-2', 'alice', '4', { custom_id: 'C-1', ...later });
  const cancel = transaction('STOCK_CANCELLATION', 'cancel', {
    security_id: 'C-1',
    quantity: '6',
    balance_security_id: 'C-2',
    reason_text: 'a',
    ...later,
  });
  expect(problemsOf([stock('C-1', 'alice', '10'), rest, cancel])).toEqual([]);
});

test('one number in two classes is none', () => {
  const second = stock('C-2', 'bob', '1', { custom_id: 'C-1', stock_class_id: 'P' });
  const classes = [stockClass('COM'), stockClass('P')];
  expect(problemsOf({ classes, transactions: [stock('C-1', 'alice', '1'), second] })).toEqual([]);
});
