import { expect, test } from 'vitest';
import { sameTextKey, seenText } from './seenText.ts';

test.each([
  ['Zoé\u200b Roy', 'Zoé Roy'],
  ['Zo\u200be\u0301\u00ad Roy\u200e', 'Zoé Roy'],
  ['Maple Holdings\r\nInc.', 'Maple Holdings Inc.'],
  ['Maple\u00a0Holdings \t Inc.\u2028', 'Maple Holdings Inc.'],
  ['\ufeffCS\u20111', 'CS-1'],
  ['\u200fعلي\u200f', 'علي'],
  // A joiner changes how letters join, and a dash is no hyphen.
  ['می\u200cخواهم 2019–2020', 'می\u200cخواهم 2019–2020'],
])('%j is seen as %j', (text, seen) => {
  expect(seenText(text)).toBe(seen);
});

test.each([
  ['CS-1', 'CS\u20111'],
  ['CS-1', 'cs-1'],
  ['CS-1', 'CS–1'],
  ['CS-1', 'ＣＳ－１'],
  ['Zoé Roy', 'ZOE\u0301  ROY\u200b'],
  ['می\u200cخواهم', 'میخواهم'],
])('%j and %j are the same', (one, other) => {
  expect(sameTextKey(one)).toBe(sameTextKey(other));
});

test('accents and digits tell names and numbers apart', () => {
  expect(new Set(['Zoe Roy', 'Zoé Roy', 'CS-1', 'CS-11', 'CS1'].map(sameTextKey)).size).toBe(5);
});
