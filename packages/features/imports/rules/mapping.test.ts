import { expect, test } from 'vitest';
import { readMapping } from './mapping.ts';

const whole = { columns: { name: 0, quantity: 3 }, on: '2025-03-31', votes: { Seed: '0' } };

test('a mapping is read as it was said', () => {
  expect(readMapping(JSON.stringify(whole))).toEqual(whole);
  expect(readMapping(JSON.stringify({ ...whole, on: null, votes: {} }))).toEqual({
    ...whole,
    on: null,
    votes: {},
  });
});

test.each([
  ['no JSON', 'columns: name'],
  ['no object', '[]'],
  ['an unknown field', JSON.stringify({ ...whole, columns: { surname: 0 } })],
  ['a column before the first', JSON.stringify({ ...whole, columns: { name: -1 } })],
  ['half a column', JSON.stringify({ ...whole, columns: { name: 0.5 } })],
  ['the 257th column', JSON.stringify({ ...whole, columns: { name: 256 } })],
  ['a day that is none', JSON.stringify({ ...whole, on: '2025-02-29' })],
  ['negative votes', JSON.stringify({ ...whole, votes: { Seed: '-1' } })],
  ['a word beside', JSON.stringify({ ...whole, more: true })],
])('%s is no mapping', (_, text) => {
  expect(readMapping(text)).toBeUndefined();
});
