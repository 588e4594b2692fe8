import { expect, test } from 'vitest';
import { hex, sameBytes } from '../bytes.ts';
import { attempt } from '../fault.ts';
import { verifyInclusion } from '../merkle/verify.ts';
import { hkdf } from '../sha256.ts';
import { bodyOf, fieldHash, namesHash, saltsOf } from './fields.ts';

const names = ['holder', 'security', 'quantity', 'email'];
const record = { holder: 'Ann', security: 'CA-1', quantity: '1000' };
const secret = new Uint8Array(32).fill(9);

test('HKDF is that of RFC 5869 (the third case of its appendix has no salt)', () => {
  const derive = hkdf(new Uint8Array(22).fill(0x0b));
  expect(hex(derive(new Uint8Array(0)))).toBe(
    '8da4e775a563c18f715f802a063c5a31b8a11f5c5ee1879ec3454e5f3c738d2d',
  );
});

test('every field is one leaf of the body, in the order of the names, an absent one null', () => {
  const body = bodyOf(names, record, secret);
  expect(body.fields.map(({ name, value }) => [name, value])).toEqual([
    ['holder', 'Ann'],
    ['security', 'CA-1'],
    ['quantity', '1000'],
    ['email', null],
  ]);
  for (const [index, { name, value, salt }] of body.fields.entries()) {
    expect(sameBytes(salt, saltsOf(secret)(index))).toBe(true);
    const leaf = fieldHash(name, value, salt);
    verifyInclusion({ index, size: 4, leaf, path: body.path(index), root: body.root });
  }
});

test('the same record under another secret has another body, and tells nothing', () => {
  const other = bodyOf(names, record, new Uint8Array(32).fill(8));
  expect(hex(other.root)).not.toBe(hex(bodyOf(names, record, secret).root));
  expect(namesHash(other.names)).toBe(namesHash(names));
});

test.each([
  ['no names', [], {}, 'names_malformed'],
  ['a name twice', ['a', 'a'], {}, 'names_malformed'],
  ['a name with a blank', ['a b'], {}, 'names_malformed'],
  ['257 names', Array.from({ length: 257 }, (_, place) => `n${place}`), {}, 'names_malformed'],
  ['a value without a name', ['a'], { b: 1 }, 'field_malformed'],
  ['a fraction', ['a'], { a: 0.5 }, 'number_refused'],
  ['a lone surrogate', ['a'], { a: ['\ud800'] }, 'lone_surrogate'],
])('%s is refused', (_, named, values, code) => {
  expect(attempt(() => bodyOf(named, values, secret))).toMatchObject({ error: { code } });
});

test('a secret or a salt of another length is refused', () => {
  expect(attempt(() => bodyOf(names, record, new Uint8Array(31)))).toMatchObject({
    error: { code: 'sealed_malformed' },
  });
  expect(attempt(() => fieldHash('a', 1, new Uint8Array(31)))).toMatchObject({
    error: { code: 'field_malformed' },
  });
});
