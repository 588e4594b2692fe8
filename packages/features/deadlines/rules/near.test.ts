import { expect, test } from 'vitest';
import { isShown, overdueWeek, reminderStepOf } from './near.ts';

test.each([
  [31, undefined],
  [30, 'days_30'],
  [15, 'days_30'],
  [14, 'days_14'],
  [4, 'days_14'],
  [3, 'days_3'],
  [0, 'days_3'],
  [-1, 'overdue'],
] as const)('due in %i days, it is told of by step %s', (days, step) => {
  expect(reminderStepOf({ days })).toBe(step);
});

test('what is overdue is told of on the first day, and each week after it', () => {
  expect([-1, -7, -8, -14, -15].map(overdueWeek)).toEqual([0, 0, 1, 1, 2]);
});

test('a mail shows a deadline from the first reminder on that its reader chose', () => {
  const shownTo = (wanted: Parameters<typeof isShown>[1]) =>
    [31, 20, 10, 2, -5].filter((days) => isShown({ days }, wanted));
  expect(shownTo(['days_30', 'days_14', 'days_3', 'overdue'])).toEqual([20, 10, 2, -5]);
  expect(shownTo(['days_14'])).toEqual([10, 2]);
  expect(shownTo(['days_3', 'overdue'])).toEqual([2, -5]);
  expect(shownTo([])).toEqual([]);
});
