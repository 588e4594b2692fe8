import { expect, test } from 'vitest';
import { isAboveLimit } from './privateIssuer.ts';

test('whoever brings in the fifty-first is asked why; an act that leaves them as many is not', () => {
  const cases = [
    [49, 50],
    [50, 51],
    [51, 51],
    [53, 52],
  ].map(([before = 0, after = 0]) => isAboveLimit({ before, after }));
  expect(cases).toEqual([false, true, false, false]);
});
