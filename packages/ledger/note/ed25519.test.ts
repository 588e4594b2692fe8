import { readFileSync } from 'node:fs';
import { ed25519 } from '@noble/curves/ed25519.js';
import { sha512 } from '@noble/hashes/sha2.js';
import { expect, test } from 'vitest';
import { attempt } from '../fault.ts';
import { checkPublicKey, verifyEd25519, verifyPortably } from './ed25519.ts';

const FILE = new URL('../../../tests/data/ledger/wycheproof/ed25519_test.json', import.meta.url);

interface Group {
  readonly publicKey: { readonly pk: string };
  readonly tests: readonly Case[];
}
interface Case {
  readonly tcId: number;
  readonly msg: string;
  readonly sig: string;
  readonly result: 'valid' | 'invalid';
}

const bytes = (hex: string) => new Uint8Array(Buffer.from(hex, 'hex'));

test('every case of Wycheproof has its outcome, by Node and in a browser', () => {
  const { testGroups, numberOfTests } = JSON.parse(readFileSync(FILE, 'utf8'));
  const groups: readonly Group[] = testGroups;
  const wrong: number[] = [];
  let count = 0;
  for (const { publicKey, tests } of groups) {
    const key = bytes(publicKey.pk);
    expect(attempt(() => checkPublicKey(key)).ok).toBe(true);
    for (const { tcId, msg, sig, result } of tests) {
      const [message, signature] = [bytes(msg), bytes(sig)];
      if (verifyEd25519(key, message, signature) !== (result === 'valid')) wrong.push(tcId);
      if (result === 'valid' && !verifyPortably(key, message, signature)) wrong.push(tcId);
      count++;
    }
  }
  expect([wrong, count, numberOfTests]).toEqual([[], 151, 151]);
});

test('a key of mixed order signs for neither what only the cofactor makes right', () => {
  const [key, message, signature] = mixedOrder();
  expect(ed25519.verify(signature, message, key, { zip215: false })).toBe(true);
  expect([verifyEd25519(key, message, signature), verifyPortably(key, message, signature)]).toEqual([
    false,
    false,
  ]);
});

/** A signature under a key plus a point of order eight: right only where both sides are multiplied by eight. */
function mixedOrder(): readonly [Uint8Array, Uint8Array, Uint8Array] {
  const { Point } = ed25519;
  const order = Point.Fn.ORDER;
  const torsion = Point.fromHex('26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05');
  const [secret, nonce] = [123_456_789n, 987_654_321n];
  const key = Point.BASE.multiply(secret).add(torsion).toBytes();
  const r = Point.BASE.multiply(nonce).toBytes();
  for (let count = 0; ; count++) {
    const message = new TextEncoder().encode(`message ${count}`);
    const digest = sha512(new Uint8Array([...r, ...key, ...message]));
    const k = BigInt(`0x${Buffer.from(digest.toReversed()).toString('hex')}`) % order;
    if (k % 8n === 0n) continue;
    const s = ((nonce + k * secret) % order).toString(16).padStart(64, '0');
    return [key, message, new Uint8Array([...r, ...Buffer.from(s, 'hex').reverse()])];
  }
}

test.each([
  ['0100000000000000000000000000000000000000000000000000000000000000', 'key_weak'],
  ['0000000000000000000000000000000000000000000000000000000000000000', 'key_weak'],
  ['0000000000000000000000000000000000000000000000000000000000000080', 'key_weak'],
  ['ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f', 'key_weak'],
  ['26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05', 'key_weak'],
  ['26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc85', 'key_weak'],
  ['c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a', 'key_weak'],
  // Coordinates of the field and beyond, and a sign where x is zero.
  ['edffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f', 'key_malformed'],
  ['eeffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f', 'key_malformed'],
  ['0100000000000000000000000000000000000000000000000000000000000080', 'key_malformed'],
  ['01', 'key_malformed'],
])('the key %s is refused: %s', (key, code) => {
  expect(attempt(() => checkPublicKey(bytes(key)))).toMatchObject({ error: { code } });
});
