import { fraction } from '@tabellion/kernel/fraction.ts';
import { expect, test } from 'vitest';
import { dollarsOf, fractionOfDecimalText, shortest } from './spell.ts';

test('no digit is lost and none invented', () => {
  expect(['1757.5000', '100', '100.0', '0.0000000001', `1${'0'.repeat(37)}`].map(shortest)).toEqual([
    '1757.5',
    '100',
    '100',
    '0.0000000001',
    `1${'0'.repeat(37)}`,
  ]);
});

test('dollars are an exact ratio, and shown to the cent, half up', () => {
  expect(fractionOfDecimalText('-12.50')).toEqual({ numerator: -25n, denominator: 2n });
  expect(fractionOfDecimalText('0.3000000000')).toEqual({ numerator: 3n, denominator: 10n });
  expect(
    [fraction(2n, 3n), fraction(1n, 200n), fraction(-1n, 3n), fraction(49_117_641n, 100n)].map(dollarsOf),
  ).toEqual(['0.67', '0.01', '-0.33', '491176.41']);
});
