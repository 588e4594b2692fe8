import { expect, test } from 'vitest';
import { isChoiceSaved } from './isChoiceSaved.ts';

const nobody = { directors: [], officers: [] };

test('a choice that nobody made is not saved yet, though one is shown', () => {
  expect(isChoiceSaved({ manages_company: 'by_myself', ...nobody })).toBe(false);
  expect(isChoiceSaved({ manages_company: 'other', ...nobody })).toBe(true);
});

test('whoever is entered already is not joined by the reader', () => {
  expect(isChoiceSaved({ manages_company: 'by_myself', ...nobody, officers: ['Zoé'] })).toBe(true);
});
