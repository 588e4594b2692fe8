import { expect, test } from 'vitest';
import { initials } from './Avatar.tsx';

test.each([
  ['Amélie Anne Tremblay', 'AT'],
  ['Northgate Holdings Ltd.', 'NH'],
  ['Laurentian Seed Fund, L.P.', 'LF'],
  ['Érable Limitée', 'É'],
  ['ليلى حداد', 'ل'],
  ['', ''],
])('%s has the initials %s: legal forms do not count', (name, letters) => {
  expect(initials(name)).toBe(letters);
});
