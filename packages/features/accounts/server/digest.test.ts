import { expect, test } from 'vitest';
import { digestOf, newLinkSecret, newRecoveryCode, parseRecoveryCode } from './tokens.ts';

test('a link carries 32 random bytes and is kept as 32 bytes of SHA-256', () => {
  const secret = newLinkSecret();
  expect(Buffer.from(secret, 'base64url')).toHaveLength(32);
  expect(digestOf(secret)).toHaveLength(32);
  expect(newLinkSecret()).not.toBe(secret);
});

test('a recovery code is read however it is typed', () => {
  const code = newRecoveryCode();
  expect(code).toMatch(/^[0-9A-Z]{4}(-[0-9A-Z]{4}){3}$/);
  expect(parseRecoveryCode(` ${code.toLowerCase().replaceAll('-', ' ')} `)).toBe(code);
  expect(parseRecoveryCode('oil1-0000-0000-0000')).toBe('0111-0000-0000-0000');
  expect(parseRecoveryCode('123456')).toBeUndefined();
});
