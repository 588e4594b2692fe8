import fc from 'fast-check';
import { expect, test } from 'vitest';
import { jsonSize } from './jsonSize.ts';

const sizeOf = (text: string) => jsonSize(new TextEncoder().encode(text));

test.each([
  ['7', 0, 0],
  ['[]', 1, 1],
  ['[1, 2, 3]', 3, 1],
  ['{"a": {"b": [1, 2]}}', 4, 3],
  ['"[,{"', 0, 0],
  ['["\\"[", "é,\\\\"]', 2, 1],
])('%s has %i values and is %i deep', (text, values, depth) => {
  expect(sizeOf(text)).toEqual({ values, depth });
});

test('what is no JSON is measured all the same', () => {
  expect(sizeOf(']]]["')).toEqual({ values: 1, depth: 0 });
  expect(sizeOf('"\\')).toEqual({ values: 0, depth: 0 });
});

test('no value goes uncounted, whatever strings hold', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const { values, depth } = sizeOf(JSON.stringify(value));
      expect([values, depth]).toEqual([countOf(value), depthOf(value)]);
    }),
  );
});

/** A list of n has n - 1 commas and a bracket, and so has an object; an empty one has its bracket. */
function countOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const children = Object.values(value);
  return Math.max(children.length, 1) + children.reduce<number>((sum, one) => sum + countOf(one), 0);
}

function depthOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  return 1 + Math.max(0, ...Object.values(value).map(depthOf));
}
