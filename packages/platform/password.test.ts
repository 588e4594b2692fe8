import { expect, test } from 'vitest';
import { hashPassword, isPasswordOf } from './password.ts';

test('a password is kept as argon2id and recognized, composed either way', async () => {
  const stored = await hashPassword('É1-éééééé');
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await isPasswordOf(stored, 'É1-éééééé'.normalize('NFD'))).toBe(true);
  expect(await isPasswordOf(stored, 'É1-ééééée')).toBe(false);
});

test('an account without password, or no account, has no right password', async () => {
  expect(await isPasswordOf(null, 'Abcdef1!')).toBe(false);
  expect(await isPasswordOf(undefined, '')).toBe(false);
});
