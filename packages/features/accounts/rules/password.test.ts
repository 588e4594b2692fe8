import { judgeNewPassword, newPasswordSchema, typedPasswordSchema } from '@tabellion/kit/password.ts';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { currentPasswordSchema } from './password.ts';

describe('a new password', () => {
  test.each([
    ['Abcdef1!', undefined],
    ['Abcdefg!', undefined],
    ['Éëïöü-Çğş', undefined],
    ['Abcdefghijklmnopqrs!', undefined],
    ['Abcdefghijklmnopqrst!', 'PASSWORD.TOO_LONG'],
    ['Abcdef!', 'PASSWORD.WEAK'],
    ['abcdefg!', 'PASSWORD.WEAK'],
    ['ABCDEFG!', 'PASSWORD.WEAK'],
    ['Abcdefg1', 'PASSWORD.WEAK'],
    ['Abcdef 1', 'PASSWORD.WEAK'],
    ['', 'PASSWORD.WEAK'],
  ])('%s -> %s', (password, expected) => {
    expect(judgeNewPassword(password)).toBe(expected);
  });

  test('is refused by the contract with the same code', () => {
    const outcome = z.safeParse(newPasswordSchema, 'abcdefg!');
    expect(outcome.error?.issues.map((issue) => issue.message)).toEqual(['PASSWORD.WEAK']);
  });
});

test('sign-in takes passwords from 8 characters, whatever they are made of', () => {
  expect(z.safeParse(typedPasswordSchema, 'abcdefg').success).toBe(false);
  expect(z.safeParse(typedPasswordSchema, 'abcdefgh').success).toBe(true);
  expect(z.safeParse(typedPasswordSchema, 'a'.repeat(40)).success).toBe(true);
});

test('the present password of the change form has 8 to 20 characters', () => {
  const verdicts = [7, 8, 20, 21].map(
    (length) => z.safeParse(currentPasswordSchema, 'a'.repeat(length)).success,
  );
  expect(verdicts).toEqual([false, true, true, false]);
});
