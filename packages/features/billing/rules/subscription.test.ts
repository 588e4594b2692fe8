import { plainDate } from '@tabellion/kernel/date.ts';
import { expect, test } from 'vitest';
import { yearFrom } from './subscription.ts';

test('a payment buys a year from today', () => {
  expect(yearFrom(plainDate('2025-03-12'))).toEqual({
    startsOn: '2025-03-12',
    planLastDate: '2026-03-11',
    subscriptionEndDate: '2026-03-12',
  });
});

test('a year bought before the last one ends begins at its end', () => {
  const before = { endsOn: plainDate('2026-03-12'), isBeingRenewed: false };
  expect(yearFrom(plainDate('2026-03-01'), before).startsOn).toBe('2026-03-12');
  expect(yearFrom(plainDate('2026-03-12'), before).startsOn).toBe('2026-03-12');
  expect(yearFrom(plainDate('2026-05-01'), before).startsOn).toBe('2026-05-01');
});

test('a year paid while its renewal is tried begins at the end of the last one', () => {
  const before = { endsOn: plainDate('2026-03-12'), isBeingRenewed: true };
  expect(yearFrom(plainDate('2026-03-20'), before).startsOn).toBe('2026-03-12');
});

test('a year from February 29 ends on February 28', () => {
  expect(yearFrom(plainDate('2028-02-29')).subscriptionEndDate).toBe('2029-02-28');
});
