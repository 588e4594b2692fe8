import { expect, test } from 'vitest';
import { reminderStepOf } from './near.ts';

test.each([
  ['annual_filing', 31, undefined],
  ['annual_filing', 30, 30],
  ['annual_filing', 8, 30],
  ['annual_filing', 7, 7],
  ['annual_filing', 0, 7],
  ['annual_filing', -1, undefined],
  ['consent', 11, undefined],
  ['consent', 10, 10],
  ['consent', 3, 10],
  ['consent', 2, 2],
  ['consent', 0, 2],
  ['consent', -1, undefined],
] as const)('%s, due in %i days, rings for step %s', (kind, days, step) => {
  expect(reminderStepOf({ kind, days })).toBe(step);
});
