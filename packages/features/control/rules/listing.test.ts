import { expect, test } from 'vitest';
import { type ControlQuery, filterAndSortLines } from './listing.ts';

const line = (
  sortingName: string,
  percentVotes: string | null,
  became_on: string,
  ceased_on: string | null = null,
) => ({
  sortingName,
  percentVotes,
  percentValue: null,
  became_on,
  ceased_on,
});
const lines = [
  line('Yılmaz Ömer', '26.04', '2025-03-14'),
  line('Tremblay Amélie', '32.55', '2025-03-14'),
  line('Roy Pia', null, '2025-06-01', '2025-08-01'),
];
const names = (more: Partial<ControlQuery> = {}) =>
  filterAndSortLines(lines, { who: 'all', name: '', sort: 'name', language: 'en', ...more }).map(
    ({ sortingName }) => sortingName,
  );

test('is in the order of names unless asked otherwise; whoever is alike stays in it', () => {
  expect(names()).toEqual(['Roy Pia', 'Tremblay Amélie', 'Yılmaz Ömer']);
  expect(names({ sort: '-votes' })).toEqual(['Tremblay Amélie', 'Yılmaz Ömer', 'Roy Pia']);
  expect(names({ sort: '-since' })).toEqual(['Roy Pia', 'Tremblay Amélie', 'Yılmaz Ömer']);
});

test('lists who has control, who had it, and whose name has every word without case and accents', () => {
  expect(names({ who: 'current' })).toEqual(['Tremblay Amélie', 'Yılmaz Ömer']);
  expect(names({ who: 'former' })).toEqual(['Roy Pia']);
  expect(names({ name: 'AMELIE trem' })).toEqual(['Tremblay Amélie']);
  expect(names({ name: 'omer amelie' })).toEqual([]);
});
