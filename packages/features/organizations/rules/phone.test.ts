import { expect, test } from 'vitest';
import { readPhone } from './phone.ts';

test('a phone has at most 13 characters', () => {
  expect(readPhone(' +14165550199 ')).toEqual({ ok: true, value: '+14165550199' });
  expect(readPhone('(416)555-0199')).toEqual({ ok: true, value: '(416)555-0199' });
  expect(readPhone('(416) 555-0199')).toEqual({
    ok: false,
    error: { path: 'phone_number', textCode: 'PHONE.TOO_LONG' },
  });
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
