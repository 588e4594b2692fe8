import { plainDate } from '@tabellion/kernel/date.ts';
import { expect, test } from 'vitest';
import { organizedBy } from './organizedBy.ts';

const organizedOn = plainDate('2025-03-14');
const issued = { issuedOn: organizedOn, resolvedOn: null, isOfFounding: true };

test('shares without a resolution of their own rest on the organizing one', () => {
  expect(organizedBy(issued, organizedOn)).toBe('2025-03-14');
  expect(organizedBy({ ...issued, issuedOn: plainDate('2025-04-02') }, organizedOn)).toBe('2025-03-14');
});

test('shares of another resolution, of an earlier day or of no founding do not', () => {
  expect(organizedBy({ ...issued, resolvedOn: plainDate('2025-03-20') }, organizedOn)).toBeNull();
  expect(organizedBy({ ...issued, issuedOn: plainDate('2025-03-13') }, organizedOn)).toBeNull();
  expect(organizedBy({ ...issued, isOfFounding: false }, organizedOn)).toBeNull();
  expect(organizedBy(issued, null)).toBeNull();
});
