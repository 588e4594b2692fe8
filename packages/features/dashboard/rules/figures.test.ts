import { describe, expect, test } from 'vitest';
import {
  dollarsToTheCent,
  hasCustomShareClasses,
  spellHundredths,
  subscribersOf,
  withoutTrailingZeros,
} from './figures.ts';
import { residencyShortfall } from './residency.ts';

const subscription = (personId: string, quantity: number) => ({ personId, quantity: String(quantity) });

describe('subscribers', () => {
  test('stand with all their subscriptions, the largest first, and sum to 100.00', () => {
    const found = subscribersOf([
      subscription('ann', 1),
      subscription('bo', 2),
      subscription('ann', 1),
      subscription('cy', 2),
    ]);
    expect(found).toEqual([
      { personId: 'ann', shares: 2n, percentage: '33.34' },
      { personId: 'bo', shares: 2n, percentage: '33.33' },
      { personId: 'cy', shares: 2n, percentage: '33.33' },
    ]);
  });
  test('are ten at most', () => {
    expect(subscribersOf(Array.from({ length: 12 }, (_, at) => subscription(`p${at}`, 1)))).toHaveLength(10);
  });
});

test('shares are simple with the one class Common, and advanced with any other', () => {
  expect([[], ['Common'], ['Class A'], ['Common', 'Preferred']].map(hasCustomShareClasses)).toEqual([
    false,
    false,
    true,
    true,
  ]);
});

test('votes lose nothing but their trailing zeros, and dollars are told to the cent', () => {
  expect(['1152000.5000000000', '12'].map(withoutTrailingZeros)).toEqual(['1152000.5', '12']);
  expect(['491176.4091858038', '0'].map(dollarsToTheCent)).toEqual(['491176.41', '0.00']);
  expect([0, 5, 4445, 10000].map(spellHundredths)).toEqual(['0.00', '0.05', '44.45', '100.00']);
});

describe('a board', () => {
  const table = [
    [
      'of three needs one resident Canadian',
      { jurisdiction: 'CA', sector: null, directors: 3, residents: 0 },
      { needed: 1, present: 0 },
    ],
    [
      'of five needs two',
      { jurisdiction: 'CA', sector: 'none', directors: 5, residents: 1 },
      { needed: 2, present: 1 },
    ],
    [
      'of five is right with two',
      { jurisdiction: 'CA', sector: 'none', directors: 5, residents: 2 },
      undefined,
    ],
    [
      'of a publisher needs a majority',
      { jurisdiction: 'CA', sector: 'book_publishing', directors: 4, residents: 2 },
      { needed: 3, present: 2 },
    ],
    ['in Ontario needs none', { jurisdiction: 'ON', sector: null, directors: 3, residents: 0 }, undefined],
    [
      'without directors is another matter',
      { jurisdiction: 'CA', sector: null, directors: 0, residents: 0 },
      undefined,
    ],
  ] as const;
  test.each(table)('%s', (_, board, expected) => {
    expect(residencyShortfall(board)).toEqual(expected);
  });
});
