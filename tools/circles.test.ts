import { expect, test } from 'vitest';
import { circlesOf } from './circles.ts';

const imports = (lines: Readonly<Record<string, readonly string[]>>) => new Map(Object.entries(lines));

test('files that lead to each other are one circle, the largest first', () => {
  const found = circlesOf(
    imports({ a: ['b'], b: ['c'], c: ['a', 'd'], d: ['e'], e: ['d'], f: ['a', 'missing'] }),
  );
  expect(found).toEqual([
    ['a', 'b', 'c'],
    ['d', 'e'],
  ]);
});

test('two ways to one file are no circle', () => {
  expect(circlesOf(imports({ a: ['b', 'c'], b: ['d'], c: ['d'], d: [] }))).toEqual([]);
});
