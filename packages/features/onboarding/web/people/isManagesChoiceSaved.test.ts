import { expect, test } from 'vitest';
import { isManagesChoiceSaved } from './ManagesChoice.tsx';

const nobody = { directors: [], officers: [] };

test('a choice that nobody made is not saved yet, though one is shown', () => {
  expect(isManagesChoiceSaved({ manages_company: 'by_myself', ...nobody })).toBe(false);
  expect(isManagesChoiceSaved({ manages_company: 'other', ...nobody })).toBe(true);
});

test('whoever is entered already is not joined by the reader', () => {
  expect(isManagesChoiceSaved({ manages_company: 'by_myself', ...nobody, officers: ['Zoé'] })).toBe(true);
});
