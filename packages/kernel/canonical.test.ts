import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonicalJson } from './canonical.ts';

const DATA = new URL('../../tests/data/jcs/', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, DATA), 'utf8');

describe('RFC 8785 vectors of cyberphone/json-canonicalization', () => {
  test.each(readdirSync(new URL('input', DATA)))('%s becomes the expected bytes', (file) => {
    const canonical = canonicalJson(JSON.parse(read(`input/${file}`)));
    expect(canonical).toBe(read(`output/${file}`));
    const hex = read(`outhex/${file.replace('.json', '.txt')}`).replace(/\s+/g, '');
    expect(Buffer.from(canonical, 'utf8').toString('hex')).toBe(hex);
  });
});

test.each([
  ['NaN', Number.NaN],
  ['an infinity', Number.NEGATIVE_INFINITY],
  ['undefined', undefined],
  ['an undefined member', { a: undefined }],
  ['a hole', new Array(1)],
  ['a bigint', 1n],
  ['a function', () => 1],
  ['a lone surrogate', 'a\ud800b'],
  ['a lone surrogate in a name', { '\udc00': 1 }],
  ['a Date', new Date(0)],
  ['a Map', new Map()],
])('refuses %s', (_, value) => {
  expect(() => canonicalJson(value)).toThrow(TypeError);
});

test('minus zero is zero, as RFC 8785 section 3.2.2.3 says', () => {
  expect(canonicalJson([-0])).toBe('[0]');
});

test('the order of members never changes the spelling, and the value survives', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string({ unit: 'grapheme' }), fc.jsonValue()), (value) => {
      const reversed = Object.fromEntries(Object.entries(value).reverse());
      const expected = JSON.parse(JSON.stringify(value));
      expect(canonicalJson(reversed)).toBe(canonicalJson(value));
      expect(JSON.parse(canonicalJson(value))).toEqual(expected);
    }),
  );
});
