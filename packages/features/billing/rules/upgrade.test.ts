import { plainDate } from '@tabellion/kernel/date.ts';
import { expect, test } from 'vitest';
import { forRemaining, remainingOf } from './upgrade.ts';

const year = { starts_on: plainDate('2026-03-12'), subscription_end_date: plainDate('2027-03-12') };

test.each([
  ['on its first day the whole year is left', '2026-03-12', 365, 600_00n],
  ['today counts among the days that are left', '2026-04-20', 326, 535_89n],
  ['on the last day one day is left', '2027-03-11', 1, 1_64n],
  ['after it nothing is', '2027-03-12', 0, 0n],
])('%s', (_, today, days, cents) => {
  const remaining = remainingOf(year, plainDate(today));
  expect([remaining.days, forRemaining(600_00n, remaining)]).toEqual([days, cents]);
});

test('a leap year has 366 days', () => {
  const leap = { starts_on: plainDate('2027-03-01'), subscription_end_date: plainDate('2028-03-01') };
  expect(remainingOf(leap, plainDate('2027-03-01')).ofDays).toBe(366);
});

test('half a cent is rounded up, and less is not', () => {
  expect(forRemaining(1n, { days: 1, ofDays: 2 })).toBe(1n);
  expect(forRemaining(1n, { days: 182, ofDays: 365 })).toBe(0n);
  expect(forRemaining(1n, { days: 183, ofDays: 365 })).toBe(1n);
});
