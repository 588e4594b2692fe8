import { expect, test } from 'vitest';
import { placeAfterManagesChoice, placeOfModel } from './wizard.ts';

test.each([
  ['dashboard', 'directors', '/app/org/maple/dashboard/directors'],
  ['dashboard', 'officers', '/app/org/maple/dashboard/officers'],
  ['dashboard', 'shares', '/app/org/maple/dashboard/shares'],
  ['wizard', 'directors', '/app/onboard/founder/maple'],
  ['wizard', 'officers', '/app/onboard/operator/maple'],
  ['wizard', 'shares', '/app/onboard/shareclass/maple'],
] as const)('in the %s the choice of %s leads to %s', (frame, next, place) => {
  expect(placeAfterManagesChoice(next, frame, 'maple')).toBe(place);
});

test('advanced shares lead to their classes, simple ones to the holders', () => {
  expect(placeOfModel({ advanced: true }, 'maple')).toBe('/app/org/maple/dashboard/share-classes');
  expect(placeOfModel({ advanced: false }, 'maple')).toBe('/app/org/maple/dashboard/shares');
});
