import { expect, test } from 'vitest';
import { stock, transaction } from '../testing.ts';
import { issued, later, problemsOf, transfer } from '../testing-check.ts';

test('a split that no reissuance names is doubted, and not before there are shares', () => {
  const split = (date: string) =>
    transaction('STOCK_CLASS_SPLIT', 'split', {
      stock_class_id: 'COM',
      split_ratio: { numerator: '2', denominator: '1' },
      date,
    });
  expect(problemsOf([...issued, split('2024-09-01')])).toEqual([['split_without_reissuances', 'split']]);
  expect(problemsOf([...issued, split('2023-09-01')])).toEqual([]);
});

test('a cost basis that is not the quantity times the price is doubted, to the cent', () => {
  const paid = (amount: string) =>
    problemsOf([
      stock('C-1', 'bob', '3', {
        share_price: { amount: '0.3333', currency: 'CAD' },
        cost_basis: { amount, currency: 'CAD' },
      }),
    ]);
  expect(paid('1')).toEqual([]);
  expect(paid('1.01')).toEqual([['cost_differs', 'issue-C-1']]);
});

test('a transfer to the holder of the shares is doubted', () => {
  expect(problemsOf([...issued, stock('C-3', 'bob', '400', later), transfer({})])).toEqual([
    ['self_transfer', 'move'],
  ]);
});
