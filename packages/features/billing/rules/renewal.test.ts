import { plainDate } from '@tabellion/kernel/date.ts';
import { expect, test } from 'vitest';
import { afterFailedTry, firstChargeOn } from './renewal.ts';

test.each([
  ['2026-03-12', '2026-02-26', '2026-03-12'],
  ['2026-03-12', '2026-02-01', '2026-03-12'],
  ['2026-03-12', '2026-03-01', '2026-03-15'],
  ['2026-03-12', '2026-11-28', '2026-12-12'],
])('a year that ends on %s, with the notice of %s, is charged on %s', (ends, noticed, charged) => {
  expect(firstChargeOn(plainDate(ends), plainDate(noticed))).toBe(charged);
});

test('three tries over fourteen days, then the plan ends', () => {
  const first = plainDate('2026-03-12');
  const second = afterFailedTry(1, first);
  expect(second).toBe('2026-03-19');
  const third = afterFailedTry(2, plainDate(second));
  expect(third).toBe('2026-03-26');
  expect(afterFailedTry(3, plainDate(third))).toBe('ended');
});
