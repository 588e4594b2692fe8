import { describe, expect, test } from 'vitest';
import { readNumber } from './number.ts';

describe('a typed number', () => {
  test.each([
    ['400,000', 'en', '400000'],
    ['400 000', 'en', '400000'],
    ['1 234,5', 'fr', '1234.5'],
    ['1.234,5', 'tr', '1234.5'],
    ['$0.01', 'ar', '0.01'],
    ['١٢٣', 'ar', '123'],
    ['007', 'en', '7'],
    ['', 'en', ''],
    ['twelve', 'en', 'twelve'],
    ['1.2.3', 'en', '1.2.3'],
  ] as const)('%s in %s is %s', (typed, language, plain) => {
    expect(readNumber(typed, language)).toBe(plain);
  });
});
