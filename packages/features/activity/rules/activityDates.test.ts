import { plainDate } from '@tabellion/kernel/date.ts';
import { expect, test } from 'vitest';
import { formatActivityTextDate, formatActivityViewDate, withWholeDates } from './activityDates.ts';

const date = plainDate('2025-03-05');

test("spells 'MMMM, DD YYYY' in the activity view", () => {
  expect(formatActivityViewDate(date, 'en')).toBe('March, 05 2025');
  // The specification fixes the English spelling alone; elsewhere no day begins with a zero.
  expect(formatActivityViewDate(date, 'fr')).toBe('5 mars 2025');
  expect(formatActivityViewDate(date, 'tr')).toBe('5 Mart 2025');
  expect(formatActivityViewDate(date, 'ar')).toBe('5 مارس 2025');
});

test("spells 'MMMM Do YYYY' in activity texts", () => {
  const days = ['01', '02', '03', '04', '11', '12', '13', '20', '21', '22', '23', '31'];
  expect(days.map((day) => formatActivityTextDate(plainDate(`2025-03-${day}`), 'en').split(' ')[1])).toEqual([
    '1st',
    '2nd',
    '3rd',
    '4th',
    '11th',
    '12th',
    '13th',
    '20th',
    '21st',
    '22nd',
    '23rd',
    '31st',
  ]);
  expect(formatActivityTextDate(date, 'en')).toBe('March 5th 2025');
  expect(formatActivityTextDate(plainDate('2025-03-01'), 'fr')).toBe('1er mars 2025');
  expect(formatActivityTextDate(date, 'tr')).toBe('5 Mart 2025');
});

test('a sentence keeps its dates on one line', () => {
  expect(withWholeDates('Transferred to Mei Chen on March 3rd 2025')).toBe(
    'Transferred to Mei Chen on March\u00A03rd\u00A02025',
  );
  expect(withWholeDates('Souscrit le 1er mars 2025 : 12 actions')).toBe(
    'Souscrit le 1er\u00A0mars\u00A02025 : 12 actions',
  );
});
