import { expect, test } from 'vitest';
import { numberSpellings } from './numbers.ts';

const spelled = (prefix: string, label: string, serial: number | null = null) =>
  numberSpellings({ prefix, label, serial });

test('a number is spelled as printed and as a count', () => {
  expect(spelled('CS', 'CS-7', 7)).toEqual(['CS CS-7', 'CS #7']);
  expect(spelled('CS', 'CS-007')).toEqual(['CS CS-007']);
});

test.each([
  ['a blank in the prefix', ['A B', 'C'], ['A', 'B C']],
  ['one at its end', ['A ', 'B'], ['A', ' B']],
  ['one that is spelled out', ['A B', 'C'], ['A\\_B', 'C']],
  ['a label that begins with a backslash', ['A', '\\#7'], ['A', '#7']],
] as const)('no two numbers are spelled alike: %s', (_what, one, other) => {
  expect(spelled(one[0], one[1])).not.toEqual(spelled(other[0], other[1]));
});

test('a label that looks like a count is none', () => {
  expect(spelled('A', '#7')).not.toContain('A #7');
});
