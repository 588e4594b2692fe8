import { expect, test } from 'vitest';
import { attempt } from '../fault.ts';
import { SECRET_BYTES } from '../record/fields.ts';
import { openValues, sealValues, unwrapSecret, wrapSecret } from './sealed.ts';

const bytes = (fill: number, length = SECRET_BYTES) => new Uint8Array(length).fill(fill);
const [secret, root, master, nonce] = [bytes(1), bytes(2), bytes(3), bytes(4, 12)];
const values = ['Ann', null, { quantity: '1000' }];

const codeOf = (open: () => unknown) => {
  const outcome = attempt(open);
  return outcome.ok ? 'opened' : outcome.error.code;
};

test('what was sealed opens with its secret beside its leaf, and otherwise never', () => {
  const sealed = sealValues(values, secret, root);
  expect(JSON.stringify(openValues(sealed, secret, root))).toBe(JSON.stringify(values));
  expect(codeOf(() => openValues(sealed, bytes(9), root))).toBe('sealed_malformed');
  expect(codeOf(() => openValues(sealed, secret, bytes(9)))).toBe('sealed_malformed');
  for (let at = 0; at < sealed.length; at++) {
    const changed = sealed.slice();
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect([at, codeOf(() => openValues(changed, secret, root))]).toEqual([at, 'sealed_malformed']);
  }
});

test('a secret is wrapped for its leaf under the master key', () => {
  const wrapped = wrapSecret(secret, { master, root, nonce });
  expect(unwrapSecret(wrapped, master, root)).toEqual(secret);
  expect(codeOf(() => unwrapSecret(wrapped, bytes(9), root))).toBe('sealed_malformed');
  expect(codeOf(() => unwrapSecret(wrapped, master, bytes(9)))).toBe('sealed_malformed');
  expect(codeOf(() => unwrapSecret(wrapped.subarray(0, 20), master, root))).toBe('sealed_malformed');
  expect(codeOf(() => wrapSecret(secret, { master, root, nonce: bytes(4, 11) }))).toBe('sealed_malformed');
  expect(codeOf(() => wrapSecret(secret, { master: bytes(3, 31), root, nonce }))).toBe('sealed_malformed');
});
