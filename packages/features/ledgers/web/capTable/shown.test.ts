import { expect, test } from 'vitest';
import { colourOf, REST_COLOUR, restOf } from './shown.ts';

test('five parts have five colours; of six, four and the rest one', () => {
  expect([0, 4].map((place) => colourOf('holder', place, 5))).toEqual(['var(--c-1)', 'var(--c-5)']);
  expect([3, 4, 5].map((place) => colourOf('holder', place, 6))).toEqual([
    'var(--c-4)',
    REST_COLOUR,
    REST_COLOUR,
  ]);
});

test('a holder and a class of the same place have two colours', () => {
  for (const place of [0, 1, 2, 3, 4])
    expect(colourOf('holder', place, 5)).not.toBe(colourOf('class', place, 5));
});

test('the rest is what the others leave of 100.00', () => {
  expect(restOf(['31.33', '25.06', '16.71', '10.02'])).toBe('16.88');
  expect(restOf(['100.00'])).toBe('0.00');
});
