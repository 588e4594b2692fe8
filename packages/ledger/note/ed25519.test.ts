import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { attempt } from '../fault.ts';
import { checkPublicKey, verifyEd25519 } from './ed25519.ts';

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

test('every case of Wycheproof has its outcome', async () => {
  const { testGroups, numberOfTests } = JSON.parse(readFileSync(FILE, 'utf8'));
  const groups: readonly Group[] = testGroups;
  const wrong: number[] = [];
  let count = 0;
  for (const { publicKey, tests } of groups) {
    const key = bytes(publicKey.pk);
    expect(attempt(() => checkPublicKey(key)).ok).toBe(true);
    for (const { tcId, msg, sig, result } of tests) {
      const isValid = await verifyEd25519(key, bytes(msg), bytes(sig));
      if (isValid !== (result === 'valid')) wrong.push(tcId);
      count++;
    }
  }
  expect([wrong, count, numberOfTests]).toEqual([[], 151, 151]);
});

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
