import { expect, test } from 'vitest';
import { authorizedInWords } from './classRights.ts';

test.each([
  ['1000000', 'au plus 1\u00a0000\u00a0000\u00a0d’actions'],
  ['20000000', 'au plus 20\u00a0000\u00a0000\u00a0d’actions'],
  ['1500000', 'au plus 1\u00a0500\u00a0000\u00a0actions'],
  ['100000', 'au plus 100\u00a0000\u00a0actions'],
  ['1', 'au plus 1\u00a0action'],
])('French says de after whole millions: %s', (authorized, said) => {
  expect(authorizedInWords('fr', { authorized })).toBe(said);
});
