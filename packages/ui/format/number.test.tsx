import { describe, expect, test } from 'vitest';
import {
  formatMoney,
  formatNumber,
  formatPercent,
  formatPrice,
  formatWholePercent,
  readNumber,
} from './number.ts';

describe('a typed number', () => {
  test.each([
    ['400,000', 'en', '400000'],
    ['400 000', 'en', '400000'],
    ['1 234,5', 'fr', '1234.5'],
    ['1.234,5', 'tr', '1234.5'],
    ['$0.01', 'ar', '0.01'],
    ['١٢٣', 'ar', '123'],
    ['١٬٢٣٤٫٥', 'ar', '1234.5'],
    ['007', 'en', '7'],
    ['1,234,567.25', 'en', '1234567.25'],
    ['1\u202f234\u00a0567', 'fr', '1234567'],
    ['-1,000', 'en', '-1000'],
    ['−1,000', 'en', '-1000'],
    // Ambiguous figures are not read.
    ['1,5', 'en', '1,5'],
    ['0,125', 'en', '0,125'],
    ['12,34', 'en', '12,34'],
    ['1 000,5', 'en', '1 000,5'],
    ['1.5', 'tr', '1.5'],
    ['0.125', 'tr', '0.125'],
    ['', 'en', ''],
    ['twelve', 'en', 'twelve'],
    ['1.2.3', 'en', '1.2.3'],
  ] as const)('%s in %s is %s', (typed, language, plain) => {
    expect(readNumber(typed, language)).toBe(plain);
  });
});

test.each(['en', 'fr', 'tr', 'ar'] as const)(
  'what is below nothing bears one minus, in %s too',
  (language) => {
    const shown = [
      formatNumber('-1000', language),
      formatMoney(-150, language),
      formatPrice('-1.5', language),
      formatPercent('-0.01', language),
    ];
    for (const figure of shown) expect(figure).toMatch(/^[^-−]*−[^-−]*$/);
  },
);

const languages = ['en', 'fr', 'tr', 'ar'] as const;

test('French writes the dollar sign after the amount, and a no-break space before the sign of per cent, on axes too', () => {
  expect(languages.map((language) => formatMoney(125050, language))).toEqual([
    '$1,250.50',
    '1\u00a0250,50\u00a0$',
    '$1.250,50',
    '$1,250.50',
  ]);
  expect(languages.map((language) => formatPercent('100', language))).toEqual([
    '100.00%',
    '100,00\u00a0%',
    '%100,00',
    '100.00%',
  ]);
  expect(languages.map((language) => formatWholePercent(100, language))).toEqual([
    '100%',
    '100\u00a0%',
    '%100',
    '100%',
  ]);
});
