import { expect, test } from 'vitest';
import { accountKeys, createSeal } from './seal.ts';

const secret = new Uint8Array([1, 2, 3, 4]);
const seal = createSeal(accountKeys(new Uint8Array(32).fill(7)).seal);

test('what is sealed for a person opens for that person', () => {
  expect(new Uint8Array(seal.open(seal.close(secret, 'ann'), 'ann'))).toEqual(secret);
});

test('and for nobody else, under no other key, and not when changed', () => {
  const sealed = seal.close(secret, 'ann');
  const other = createSeal(accountKeys(new Uint8Array(32).fill(8)).seal);
  const changed = Uint8Array.from(sealed, (byte, at) => (at === 12 ? byte ^ 1 : byte));
  expect(() => seal.open(sealed, 'bo')).toThrow();
  expect(() => other.open(sealed, 'ann')).toThrow();
  expect(() => seal.open(changed, 'ann')).toThrow();
});

test('the same secret never looks the same twice', () => {
  expect(seal.close(secret, 'ann')).not.toEqual(seal.close(secret, 'ann'));
});

test('an installation needs a secret of 32 bytes', () => {
  expect(() => accountKeys(new Uint8Array(31))).toThrow(RangeError);
});
