import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addDecimals,
  decimal,
  decimalTotal,
  formatDecimal,
  parseDecimal,
  roundToCents,
  timesQuantity,
} from './decimal.ts';
import { applyRate, dollarsOfCents, formatCents, parseCents } from './money.ts';
import { compare, within } from './order.ts';
import { apportion, percentages } from './percent.ts';
import { formatQuantity, MAX_QUANTITY, parseQuantity, quantity, quantityAsNumber } from './quantity.ts';
import type { Rounding } from './rounding.ts';

test('a value within its bounds stays, and one beyond is the bound that it passes', () => {
  expect([-1n, 0n, 4n, 10n, 11n].map((value) => within(value, 0n, 10n))).toEqual([0n, 0n, 4n, 10n, 10n]);
});

describe('decimals', () => {
  test.each([
    ['0.0001', '0.0001'],
    ['1', '1'],
    ['2.50', '2.5'],
    ['-0.5', '-0.5'],
    ['-0', '0'],
    ['0.0000000001', '0.0000000001'],
    ['9999999999999999999999999999', '9999999999999999999999999999'],
  ])('%s reads back as %s', (text, spelled) => {
    expect(formatDecimal(decimal(text))).toBe(spelled);
  });

  test.each(['', '.5', '5.', '01', '1e3', '0.00000000001', '+1', '1,5', ' 1', '١'])('%o is none', (text) => {
    expect(parseDecimal(text)).toBeUndefined();
    expect(() => decimal(text)).toThrow(RangeError);
  });

  test('a total may have more digits than any of what it adds up', () => {
    const total = '19999999999999999999999999998.5';
    expect(parseDecimal(total)).toBeUndefined();
    expect(formatDecimal(decimalTotal(total))).toBe(total);
    expect(() => decimalTotal('1e3')).toThrow(RangeError);
  });

  test('a third of a cent a share stays exact until somebody names a rounding', () => {
    const total = timesQuantity(decimal('0.3333333333'), 1_197_000n);
    expect(formatDecimal(total)).toBe('398999.9999601');
    expect(formatDecimal(addDecimals(total, decimal('0.0000399')))).toBe('399000');
    expect(compare(total, decimal('399000'))).toBe(-1);
  });

  const half: [Rounding, string, bigint][] = [
    ['half_up', '0.125', 13n],
    ['half_up', '-0.125', -13n],
    ['half_even', '0.125', 12n],
    ['half_even', '0.135', 14n],
    ['half_even', '0.1250000001', 13n],
    ['down', '0.129', 12n],
    ['down', '-0.129', -12n],
    ['up', '0.121', 13n],
    ['up', '0.12', 12n],
  ];
  test.each(half)('%s makes %s dollars %s cents', (rounding, dollars, cents) => {
    expect(roundToCents(decimal(dollars), rounding)).toBe(cents);
  });
});

describe('money', () => {
  test('cents are spelled with two places', () => {
    expect(formatCents(49_117_641)).toBe('491176.41');
    expect(formatCents(5n)).toBe('0.05');
    expect(formatCents(-1200)).toBe('-12.00');
    expect(formatDecimal(dollarsOfCents(150))).toBe('1.5');
  });

  test('dollars are read only with whole cents', () => {
    expect(['491176.41', '0.1', '3', '0.001', 'x'].map(parseCents)).toEqual([
      49_117_641n,
      10n,
      300n,
      undefined,
      undefined,
    ]);
  });

  test('13 % of $99.99 is $13.00, and 9.975 % is $9.97', () => {
    expect(applyRate(9999, decimal('0.13'), 'half_up')).toBe(1300n);
    expect(applyRate(9999, decimal('0.09975'), 'half_up')).toBe(997n);
  });
});

describe('quantities', () => {
  test.each([
    ['0', 0n],
    ['1197000', 1_197_000n],
    ['9'.repeat(38), MAX_QUANTITY],
    ['1'.repeat(39), undefined],
    ['-1', undefined],
    ['01', undefined],
    ['1.0', undefined],
    ['', undefined],
  ])('%s reads as %s', (text, shares) => {
    expect(parseQuantity(text)).toBe(shares);
  });

  test('what cannot be stored is not spelled', () => {
    expect(formatQuantity(MAX_QUANTITY)).toHaveLength(38);
    expect(() => formatQuantity(MAX_QUANTITY + 1n)).toThrow(RangeError);
    expect(() => formatQuantity(-1n)).toThrow(RangeError);
    expect(() => quantity('1.5')).toThrow(RangeError);
  });

  test('number fields end at 2^53 - 1', () => {
    expect(quantityAsNumber(2n ** 53n - 1n)).toBe(9_007_199_254_740_991);
    expect(quantityAsNumber(2n ** 53n)).toBeNull();
  });
});

describe('percentages', () => {
  test.each([
    [
      [600n, 400n],
      ['60.00', '40.00'],
    ],
    [
      [1n, 1n, 1n],
      ['33.34', '33.33', '33.33'],
    ],
    [
      [0n, 0n],
      ['0.00', '0.00'],
    ],
    [[], []],
    [
      [2n, 0n, 1n],
      ['66.67', '0.00', '33.33'],
    ],
  ])('%s are %s', (weights, expected) => {
    expect(percentages(weights)).toEqual(expected);
  });

  const small = fc.bigInt({ min: 0n, max: 40n });
  const large = fc.bigInt({ min: 0n, max: 10n ** 30n });
  /** Weights whose quotient a number would round up: 10,000 times a weight just below whole parts of a large sum. */
  const near = fc.bigInt({ min: 8n * 10n ** 10n, max: 9n * 10n ** 10n });
  const weights = fc.oneof(
    ...[small, large, near].map((one) => fc.array(one, { minLength: 1, maxLength: 9 })),
  );
  const totals = fc.oneof(small, fc.constant(10_000n), fc.bigInt({ min: 0n, max: 10n ** 12n }));

  test('parts are whole, sum to the total, and the largest remainders are rounded up', () => {
    fc.assert(
      fc.property(weights, totals, (given, total) => {
        const whole = given.reduce((sum, weight) => sum + weight, 0n);
        fc.pre(whole > 0n);
        const parts = apportion(total, given);
        expect(parts.reduce((sum, part) => sum + part, 0n)).toBe(total);
        const byRemainder = given
          .map((weight, i) => ({
            weight,
            remainder: (total * weight) % whole,
            up: (parts[i] ?? 0n) - (total * weight) / whole,
          }))
          .sort(
            (a, b) =>
              Number(b.remainder > a.remainder) - Number(b.remainder < a.remainder) ||
              Number(b.weight > a.weight) - Number(b.weight < a.weight),
          );
        const ups = byRemainder.map(({ up }) => up);
        expect(ups).toEqual([...ups].sort().reverse());
        expect(ups.every((up) => up === 0n || up === 1n)).toBe(true);
      }),
    );
  });
});
