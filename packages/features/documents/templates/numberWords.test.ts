import { expect, test } from 'vitest';
import { numberInWords } from './numberWords.ts';

test('spells numbers of shares in English', () => {
  const spelled = (value: bigint) => numberInWords(value, 'en');
  expect(spelled(0n)).toBe('zero');
  expect(spelled(21n)).toBe('twenty-one');
  expect(spelled(1_005n)).toBe('one thousand and five');
  expect(spelled(375_000n)).toBe('three hundred and seventy-five thousand');
  expect(spelled(1_250_119n)).toBe('one million two hundred and fifty thousand one hundred and nineteen');
  expect(spelled(999_999_999_999n)).toMatch(/^nine hundred and ninety-nine billion/);
});

test('spells numbers of shares in French', () => {
  const spelled = (value: bigint) => numberInWords(value, 'fr');
  expect(spelled(21n)).toBe('vingt et un');
  expect(spelled(71n)).toBe('soixante et onze');
  expect(spelled(80n)).toBe('quatre-vingts');
  expect(spelled(81n)).toBe('quatre-vingt-un');
  expect(spelled(91n)).toBe('quatre-vingt-onze');
  expect(spelled(200n)).toBe('deux cents');
  expect(spelled(1_000n)).toBe('mille');
  expect(spelled(80_000n)).toBe('quatre-vingt mille');
  expect(spelled(200_201n)).toBe('deux cent mille deux cent un');
  expect(spelled(375_000n)).toBe('trois cent soixante-quinze mille');
  expect(spelled(2_000_000n)).toBe('deux millions');
});
