import { expect, test } from 'vitest';
import { readPersonName } from './personName.ts';

const path = 'firstname';

test('names in Turkish, Arabic and French, with emoji, apostrophes and 300 characters pass unharmed', () => {
  const names = [
    'Işıl Çağrı İnönü',
    'عبد الرحمن الخوارزمي',
    'Zoé D’Île-Perrot',
    "O'Neil 🍁",
    'ş'.repeat(300),
  ];
  for (const name of names) expect(readPersonName(name, { path })).toEqual({ ok: true, value: name });
});

test('a longer name is refused with the field named', () => {
  expect(readPersonName('ş'.repeat(301), { path })).toEqual({
    ok: false,
    error: { path, textCode: 'GENERAL.TOO_LONG', params: { max: 300 } },
  });
});

test('a full name is required, a second name may be left empty', () => {
  expect(readPersonName(' ', { path })).toEqual({
    ok: false,
    error: { path, textCode: 'PERSON_NAME.REQUIRED' },
  });
  expect(readPersonName(' ', { path, required: false })).toEqual({ ok: true, value: '' });
});

test('a name that would run backwards is refused', () => {
  expect(readPersonName('Ann \u202Eeel', { path })).toMatchObject({
    error: { textCode: 'TEXT.FORBIDDEN_CHARACTERS' },
  });
});
