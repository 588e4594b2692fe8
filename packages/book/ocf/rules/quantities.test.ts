import { describe, expect, test } from 'vitest';
import { stock, stockClass, transaction } from '../testing.ts';
import { issued, later, problemsOf, transfer } from '../testing-check.ts';

describe('splits and conversions', () => {
  const split = (numerator: string, denominator: string) =>
    transaction('STOCK_CLASS_SPLIT', 'split', {
      stock_class_id: 'COM',
      split_ratio: { numerator, denominator },
    });
  const reissue = { security_id: 'C-2', resulting_security_ids: ['C-3'], split_transaction_id: 'split' };

  test.each([
    ['3', '1', '1200', []],
    ['3', '1', '1199', [['results_differ', 'reissue']]],
    ['1', '3', '133', []],
    ['1', '3', '134', []],
    ['1', '3', '135', [['results_differ', 'reissue']]],
    ['1', '3', '132', [['results_differ', 'reissue']]],
  ])('400 shares split %s for %s become %s: %j', (numerator, denominator, quantity, problems) => {
    const transactions = [
      ...issued,
      split(numerator, denominator),
      stock('C-3', 'bob', quantity, later),
      transaction('STOCK_REISSUANCE', 'reissue', reissue),
    ];
    expect(problemsOf(transactions)).toEqual(problems);
  });

  const mechanism = (numerator: string, rounding = 'FLOOR') => ({
    type: 'RATIO_CONVERSION',
    conversion_price: { amount: '1', currency: 'CAD' },
    ratio: { numerator, denominator: '2' },
    rounding_type: rounding,
  });
  const preferred = (rounding: string) => {
    const right = { type: 'STOCK_CLASS_CONVERSION_RIGHT', converts_to_stock_class_id: 'COM' };
    return stockClass('P', {
      conversion_rights: [{ ...right, conversion_mechanism: mechanism('3', rounding) }],
    });
  };
  const adjustment = transaction('STOCK_CLASS_CONVERSION_RATIO_ADJUSTMENT', 'adjust', {
    stock_class_id: 'P',
    new_ratio_conversion_mechanism: mechanism('5'),
    date: '2024-03-01',
  });

  test.each([
    ['FLOOR', [], '151', []],
    ['CEILING', [], '152', []],
    ['NORMAL', [], '152', []],
    ['FLOOR', [], '152', [['conversion_differs', 'convert']]],
    ['CEILING', [adjustment], '252', []],
    ['CEILING', [adjustment], '152', [['conversion_differs', 'convert']]],
  ])(
    '101 of 400 preferred at 3 for 2, %s, after %j, become %s: %j',
    (rounding, before, quantity, problems) => {
      const transactions = [
        stock('P-1', 'bob', '400', { stock_class_id: 'P' }),
        ...before,
        stock('P-2', 'bob', '299', { stock_class_id: 'P', ...later }),
        stock('C-1', 'bob', quantity, later),
        transaction('STOCK_CONVERSION', 'convert', {
          security_id: 'P-1',
          quantity_converted: '101',
          balance_security_id: 'P-2',
          resulting_security_ids: ['C-1'],
        }),
      ];
      expect(problemsOf({ classes: [stockClass('COM'), preferred(rounding)], transactions })).toEqual(
        problems,
      );
    },
  );

  test('a transfer does not change the class', () => {
    const transactions = [
      ...issued,
      stock('C-3', 'alice', '400', { ...later, stock_class_id: 'P' }),
      transfer({}),
    ];
    const classes = [stockClass('COM'), stockClass('P')];
    expect(problemsOf({ classes, transactions })).toEqual([['class_differs', 'move']]);
  });
});
