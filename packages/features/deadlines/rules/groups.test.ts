import { daysBetween, plainDate } from '@tabellion/kernel/date.ts';
import { expect, test } from 'vitest';
import { grouped, stripOf } from './groups.ts';

const today = plainDate('2026-11-28');
const due = (due_on: string, registration = 'CA') => ({
  due_on,
  registration,
  days: daysBetween(today, plainDate(due_on)),
});
const deadlines = [
  due('2024-05-11'),
  due('2026-11-27'),
  due('2026-11-30'),
  due('2026-12-28', 'ON'),
  due('2027-03-01'),
];
const spelled = (view: 'list' | 'month' | 'registration') =>
  grouped(deadlines, view).map(({ key, of }) => `${key}: ${of.map(({ due_on }) => due_on).join(' ')}`);

test('the list shows what is overdue, the next 30 days, and later ones', () => {
  expect(spelled('list')).toEqual([
    'overdue: 2024-05-11 2026-11-27',
    'next: 2026-11-30 2026-12-28',
    'later: 2027-03-01',
  ]);
});

test('by month, what is overdue comes first, and months without a deadline are left out', () => {
  expect(spelled('month')).toEqual([
    'overdue: 2024-05-11 2026-11-27',
    '2026-11: 2026-11-30',
    '2026-12: 2026-12-28',
    '2027-03: 2027-03-01',
  ]);
});

test('by registration, each has its own', () => {
  expect(spelled('registration')).toEqual([
    'CA: 2024-05-11 2026-11-27 2026-11-30 2027-03-01',
    'ON: 2026-12-28',
  ]);
});

test('the strip has twelve months over the new year, and what is older stands in the first', () => {
  const strip = stripOf(deadlines, today);
  expect(strip.map(({ month }) => month)).toEqual([
    '2026-11',
    '2026-12',
    '2027-01',
    '2027-02',
    '2027-03',
    '2027-04',
    '2027-05',
    '2027-06',
    '2027-07',
    '2027-08',
    '2027-09',
    '2027-10',
  ]);
  expect(strip.filter(({ count }) => count > 0)).toEqual([
    { month: '2026-11', count: 3, overdue: 2 },
    { month: '2026-12', count: 1, overdue: 0 },
    { month: '2027-03', count: 1, overdue: 0 },
  ]);
});
