import { expect, test } from 'vitest';
import { readPhone } from './phone.ts';

test('a phone has at most 13 characters', () => {
  expect(readPhone(' +14165550199 ')).toEqual({ ok: true, value: '+14165550199' });
  expect(readPhone('+123456789012')).toEqual({ ok: true, value: '+123456789012' });
  expect(readPhone('+1234567890123')).toEqual({
    ok: false,
    error: { path: 'phone_number', textCode: 'PHONE.TOO_LONG' },
  });
});

test('what only groups the digits is neither counted nor stored', () => {
  for (const typed of ['(416) 555-0199', '416.555.0199', '416 555\u00a00199', '416-555-0199']) {
    expect(readPhone(typed), typed).toEqual({ ok: true, value: '4165550199' });
  }
  expect(readPhone('+1 (416) 555-0199')).toEqual({ ok: true, value: '+14165550199' });
});

test('a phone has digits, and may be left empty', () => {
  expect(readPhone('')).toEqual({ ok: true, value: '' });
  for (const wrong of ['call me', '+', '---', '416;555']) {
    expect(readPhone(wrong, 'phone'), wrong).toEqual({
      ok: false,
      error: { path: 'phone', textCode: 'PHONE.INVALID' },
    });
  }
});
