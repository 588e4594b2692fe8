import { expect, test } from 'vitest';
import { utf8 } from './bytes.ts';
import { attempt } from './fault.ts';
import { objectOf, readCanonical, readCanonicalText } from './strictJson.ts';

const codeOf = (text: string) => {
  const outcome = attempt(() => readCanonicalText(text));
  return outcome.ok ? 'read' : outcome.error.code;
};

test.each([
  ['{"a":1,"a":1}', 'duplicate_key'],
  ['{"a":{"b":null,"b":null}}', 'duplicate_key'],
  ['{"a":1,"\\u0061":1}', 'duplicate_key'],
  ['["\\ud800"]', 'lone_surrogate'],
  ['{"\\udc00":1}', 'lone_surrogate'],
  ['1.5', 'number_refused'],
  ['9007199254740992', 'number_refused'],
  ['1e400', 'number_refused'],
  ['1.0', 'not_canonical'],
  ['-0', 'not_canonical'],
  ['{"b":1,"a":1}', 'not_canonical'],
  ['{"a": 1}', 'not_canonical'],
  ['"\\u0041"', 'not_canonical'],
  ['[1]\n', 'not_canonical'],
  ['', 'not_json'],
  ['[1,]', 'not_json'],
  ['{"a"}', 'not_json'],
  ['{a:1}', 'not_json'],
  ['01', 'not_json'],
  ['"\n"', 'not_json'],
  ['"\\x"', 'not_json'],
  ['"open', 'not_json'],
  ['tru', 'not_json'],
  ['{"a":1}}', 'not_json'],
  ['['.repeat(66) + ']'.repeat(66), 'too_deep'],
  ['[true,false,null,"\u{1f341}",-3,{"a":[],"b":{}}]', 'read'],
  ['{"__proto__":1}', 'read'],
])('%s: %s', (text, code) => {
  expect(codeOf(text)).toBe(code);
});

test('what is too long or no UTF-8 is refused before it is read', () => {
  expect(attempt(() => readCanonical(utf8('[1]'), 2))).toMatchObject({ error: { code: 'too_large' } });
  expect(attempt(() => readCanonical(Uint8Array.of(0x22, 0xff, 0x22), 9))).toMatchObject({
    error: { code: 'not_utf8' },
  });
  // A lone surrogate in UTF-8 is none.
  expect(attempt(() => readCanonical(Uint8Array.of(0x22, 0xed, 0xa0, 0x80, 0x22), 9))).toMatchObject({
    error: { code: 'not_utf8' },
  });
});

test('a missing member and one too many are named', () => {
  const refused = (text: string) => attempt(() => objectOf(readCanonicalText(text), ['a'], ['b']));
  expect(refused('{"a":1,"b":2}').ok).toBe(true);
  expect(refused('{"b":2}')).toMatchObject({ error: { code: 'members', at: 'a' } });
  expect(refused('{"a":1,"c":2}')).toMatchObject({ error: { code: 'members', at: 'c' } });
  expect(refused('[]')).toMatchObject({ error: { code: 'members' } });
});
