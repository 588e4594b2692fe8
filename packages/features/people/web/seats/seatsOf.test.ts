import { expect, test } from 'vitest';
import { officeToFill } from './seatsOf.ts';
import { zoe } from './testing.ts';

const officer = (...offices: readonly string[]) => ({
  ...zoe,
  positions: Object.fromEntries(offices.map((one) => [one, one])),
});

test('a new officer begins with an office that is vacant, or of which there may be several', () => {
  expect(officeToFill([])).toBe('presidents');
  expect(officeToFill([officer('presidents')])).toBe('secretaries');
  expect(officeToFill([officer('presidents', 'treasurers'), officer('secretaries')])).toBe('vice_presidents');
});
