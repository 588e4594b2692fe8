import { describe, expect, test } from 'vitest';
import { decimal, formatDecimal } from './decimal.ts';
import {
  addFractions,
  formatFraction,
  fraction,
  fractionOf,
  fractionOfDecimal,
  parseFraction,
  roundToDecimal,
  timesRatio,
} from './fraction.ts';

describe('fractions', () => {
  test('stand in lowest terms', () => {
    expect(formatFraction(fraction(14n, 4n))).toBe('7/2');
    expect(formatFraction(fraction(-2n, 6n))).toBe('-1/3');
    expect(formatFraction(fraction(0n, 9n))).toBe('0/1');
    expect(() => fraction(1n, 0n)).toThrow(RangeError);
  });

  test.each(['7/2', '-1/3', '0/1', '10000/1'])('%s reads back', (text) => {
    expect(formatFraction(fractionOf(text))).toBe(text);
  });

  test.each(['', '1', '2/4', '1/0', '1/-2', '01/2', '-0/1', '0/2', '1.5/2', `1/1${'0'.repeat(2080)}`])(
    '%o is none',
    (text) => {
      expect(parseFraction(text)).toBeUndefined();
      expect(() => fractionOf(text)).toThrow(RangeError);
    },
  );

  test('a third of an account leaves two thirds, exactly', () => {
    const account = fractionOfDecimal(decimal('100.01'));
    const third = timesRatio(account, fraction(1n, 3n));
    expect(formatFraction(third)).toBe('10001/300');
    expect(formatFraction(addFractions(third, addFractions(third, third)))).toBe('10001/100');
    expect(formatDecimal(roundToDecimal(third, 'half_even'))).toBe('33.3366666667');
  });
});
