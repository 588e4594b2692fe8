import { expect, test } from 'vitest';
import { backoffMs } from './backoff.ts';

test.each([
  [1, 0, 500],
  [1, 0.999999, 999],
  [2, 0, 1_000],
  [5, 0.5, 12_000],
  [10, 0, 256_000],
  [11, 0, 450_000],
  [2_000, 0, 450_000],
])('after %i tries, with chance %f, waits %i ms', (attempts, random, ms) => {
  expect(backoffMs(attempts, random)).toBe(ms);
});
