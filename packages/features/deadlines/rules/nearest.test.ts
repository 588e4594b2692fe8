import { expect, test } from 'vitest';
import { nearest } from './near.ts';

const at = (...days: number[]) => days.map((day) => ({ days: day }));

test('shows the deadlines nearest to today, overdue or to come, in the order of their days', () => {
  expect(nearest(at(-900, -400, -12, 3, 21, 145, 400), 5)).toEqual(at(-12, 3, 21, 145, -400).sort(byDay));
  expect(nearest(at(-5, 7), 5)).toEqual(at(-5, 7));
});

const byDay = (a: { days: number }, b: { days: number }) => a.days - b.days;
