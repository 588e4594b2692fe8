import { expect, test } from 'vitest';
import { areSame, compareWordings } from './compareWordings.ts';

const spelled = (before: string, after: string) =>
  compareWordings(before, after).map((line) =>
    line.map(({ kind, text }) => ({ same: text, added: `+${text}+`, removed: `-${text}-` })[kind]).join(''),
  );

test('lines that stay are shown once, and a changed line by its words', () => {
  const consent = (verb: string) => `A\n\n1. I ${verb} to act as a director.\n\nEnd`;
  expect(spelled(consent('consent'), consent('agree'))).toEqual([
    'A',
    '1. I -consent-+agree+ to act as a director.',
    'End',
  ]);
  expect(spelled('A\nOne thing.\nB', 'A\nQuite another.\nB')).toEqual([
    'A',
    '-One thing.-',
    '+Quite another.+',
    'B',
  ]);
  expect(spelled('A\nB', 'A\nNew\nB')).toEqual(['A', '+New+', 'B']);
  expect(spelled('A\nGone\nB', 'A\nB')).toEqual(['A', '-Gone-', 'B']);
});

test('the same is the same, whatever its empty lines', () => {
  expect(areSame(compareWordings('A\n\n\nB', 'A\nB'))).toBe(true);
  expect(areSame(compareWordings('A', 'B'))).toBe(false);
});

test('wordings as long as they may be are compared in time', () => {
  const long = (word: string) => `${word} x y z w v u t\n`.repeat(5_500);
  expect(compareWordings(long('a'), long('b')).length).toBeGreaterThan(5_000);
});
