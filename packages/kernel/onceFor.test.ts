import { expect, test } from 'vitest';
import { byKeys, onceFor } from './onceFor.ts';

test('what is computed of an object is computed once, and anew for another that says the same', () => {
  let times = 0;
  const sumOf = onceFor((numbers: readonly number[]) => {
    times += 1;
    return numbers.reduce((sum, one) => sum + one, 0);
  });
  const numbers = [1, 2, 3];
  expect([sumOf(numbers), sumOf(numbers), times]).toEqual([6, 6, 1]);
  expect([sumOf([...numbers]), times]).toEqual([6, 2]);
});

test('what was computed as undefined is known too', () => {
  let times = 0;
  const nothingOf = onceFor((_: object) => {
    times += 1;
    return undefined;
  });
  const one = {};
  expect([nothingOf(one), nothingOf(one), times]).toEqual([undefined, undefined, 1]);
});

test('items stand under each of their keys once, in their order', () => {
  const lists = byKeys(['ab', 'b', 'aa'], (word) => [...word]);
  expect([...lists]).toEqual([
    ['a', ['ab', 'aa']],
    ['b', ['ab', 'b']],
  ]);
});
