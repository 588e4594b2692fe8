import { monthName } from '@tabellion/texts/months.ts';
import { describe, expect, test } from 'vitest';
import { hasDecimalPoints, isPrintable, readAmount, readDay, readWhole } from './cells.ts';

describe('whole shares', () => {
  test.each([
    ['1200', '1200'],
    [' 1,200 ', '1200'],
    ['1 200', '1200'],
    ['1\u202f200', '1200'],
    ["1'200'000", '1200000'],
    ['1200.00', '1200'],
    ['0012', '12'],
    ['١٢٠٠', '1200'],
    ['۱٬۲۰۰', '1200'],
    ['1 000,00', '1000'],
    ['1000,0', '1000'],
    ['1.000,00', '1000'],
    ['1.000.000', '1000000'],
    ['\u200e1\u00a0000\u200b', '1000'],
  ])('%j are %s', (cell, shares) => {
    expect(readWhole(cell)).toBe(shares);
  });

  test.each([
    '',
    '0',
    '-5',
    '1.5',
    '1.000',
    '1,2',
    '12,50',
    '1.000,50',
    '0,125',
    '1e3',
    '0x10',
    'ten',
    '9'.repeat(39),
  ])('%j is none', (cell) => {
    expect(readWhole(cell)).toBeUndefined();
  });
});

describe('an amount', () => {
  test.each([
    ['0.01', '0.01'],
    ['$1,234.50', '1234.5'],
    ['1 234,56 $', '1234.56'],
    ['CAD 7', '7'],
    ['0', '0'],
    ['007.100', '7.1'],
    ['٫5', undefined],
    ['٠٫٥', '0.5'],
    ['0,125', '0.125'],
    ['$1,234', '1234'],
    ['1,234,567', '1234567'],
    ['1.234,56', '1234.56'],
    ['1.234.567', '1234567'],
    ['1 234,50 $', '1234.5'],
    ['\u200e0,10', '0.1'],
  ])('%j is %s', (cell, amount) => {
    expect(readAmount(cell, false)).toBe(amount);
  });

  test.each(['', '-1', '1,234', '1.234', '12.345', '1,2,3', '1e3', '=1+1', 'free', '1.12345678901'])(
    '%j is none',
    (cell) => {
      expect(readAmount(cell, false)).toBeUndefined();
    },
  );

  test('1.234 is one where the column shows that its points are decimal ones', () => {
    expect(hasDecimalPoints(['1.234', '0.5'])).toBe(true);
    expect(hasDecimalPoints(['1.234', '12.50'])).toBe(true);
    expect(hasDecimalPoints(['1.234', '1,200.125'])).toBe(true);
    expect(hasDecimalPoints(['1.234', '12.345', '1.234,50', '7', ''])).toBe(false);
    expect(readAmount('1.234', true)).toBe('1.234');
  });
});

describe('a day', () => {
  test.each([
    ['2025-03-31', '2025-03-31'],
    ['2025/3/1', '2025-03-01'],
    ['2025.12.05', '2025-12-05'],
    ['2024-02-29T00:00:00.000Z', '2024-02-29'],
    ['٢٠٢٥-٠٣-٣١', '2025-03-31'],
    ['2025-03-31T10:00', '2025-03-31'],
    ['2020-02-29 10:15', '2020-02-29'],
    ['2020-02-29 10:15:30 PM', '2020-02-29'],
    ['\u200f2020/02/29\u200b', '2020-02-29'],
    ['Feb 29, 2020', '2020-02-29'],
    ['Feb. 29 2020', '2020-02-29'],
    ['February 29th, 2020', '2020-02-29'],
    ['29-Feb-2020', '2020-02-29'],
    ['29 février 2020', '2020-02-29'],
    ['le 1er août 2020', '2020-08-01'],
    ['29 févr. 2020', '2020-02-29'],
    ['29 Şubat 2020', '2020-02-29'],
    ['1 Kasım 2020', '2020-11-01'],
    ['٢٩ فبراير ٢٠٢٠', '2020-02-29'],
    ['٢٩ شباط ٢٠٢٠', '2020-02-29'],
  ])('%j is %s', (cell, day) => {
    expect(readDay(cell)).toBe(day);
  });

  test('every month is known by its names in the product’s languages', () => {
    for (const language of ['en', 'fr', 'tr', 'ar'] as const)
      for (const length of ['long', 'short'] as const)
        for (let month = 1; month <= 12; month++)
          expect(readDay(`3 ${monthName(language, month, length)} 2021`)).toBe(
            `2021-${String(month).padStart(2, '0')}-03`,
          );
  });

  test.each([
    '',
    '03/04/2025',
    '2025-02-29',
    '2025-13-01',
    'February 30, 2020',
    'Feb 29, 20',
    '29 Lune 2020',
    'March 31',
    '29!March"2020',
  ])('%j is none that can be read in one way only', (cell) => {
    expect(readDay(cell)).toBeUndefined();
  });
});

test('control characters, halves of letters and marks that turn text around are not printable; lines and tabs are', () => {
  expect(['Zoë 🍁', 'a\tb\nc'].map(isPrintable)).toEqual([true, true]);
  expect(['a\u0007b', 'a\0b', 'a\uD800b', 'a\u202eb', '\u2067a'].filter(isPrintable)).toEqual([]);
});
