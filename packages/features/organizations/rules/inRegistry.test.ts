import { expect, test } from 'vitest';
import { differsFromEntry } from './inRegistry.ts';

test.each([
  ['CEDRE & FILS INC', 'Active', false],
  ['Cèdre & Fils Inc.', 'Inactive - Dissolved', true],
  ['Cèdre et Fils Inc.', 'Active', true],
] as const)('Cèdre & Fils Inc. and the entry %s, %s', (name, status, differs) => {
  expect(differsFromEntry({ name: 'Cèdre & Fils Inc.', isDissolved: false }, { name, status })).toBe(differs);
});
