import { expect, test } from 'vitest';
import { readCountry, readNames, readPersonName, readPhone, splitName } from './person.ts';

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

test('an individual has a first and a last name, or one name that is the last, anybody else a name of its own', () => {
  const codes = (read: ReturnType<typeof readNames>) =>
    read.ok ? [] : read.error.map(({ path, textCode }) => `${path} ${textCode}`);
  expect(codes(readNames({}, { isIndividual: true, prefix: 'person.' }))).toEqual([
    'person.firstname PERSON_NAME.REQUIRED',
    'person.lastname PERSON_NAME.REQUIRED',
  ]);
  expect(readNames({ firstname: ' ', lastname: ' Madonna ' }, { isIndividual: true })).toEqual({
    ok: true,
    value: { firstname: '', lastname: 'Madonna', company_name: '' },
  });
  expect(codes(readNames({ firstname: 'Madonna' }, { isIndividual: true }))).toEqual([
    'lastname PERSON_NAME.REQUIRED',
  ]);
  expect(codes(readNames({}, { isIndividual: false }))).toEqual(['company_name PERSON_NAME.REQUIRED']);
  expect(readNames({ company_name: ' Northbridge Ltd. ' }, { isIndividual: false })).toEqual({
    ok: true,
    value: { firstname: '', lastname: '', company_name: 'Northbridge Ltd.' },
  });
});

test('a country is its code, by its name or its code, and may be left empty', () => {
  expect(readCountry('Türkiye', 'citizenship')).toEqual({ ok: true, value: 'TR' });
  expect(readCountry('ca', 'citizenship')).toEqual({ ok: true, value: 'CA' });
  expect(readCountry(' ', 'citizenship')).toEqual({ ok: true, value: '' });
  expect(readCountry('Atlantis', 'citizenship')).toEqual({
    ok: false,
    error: { path: 'citizenship', textCode: 'ADDRESS.COUNTRY_UNKNOWN' },
  });
});

test.each([
  ['Zoé Roy', 'Zoé', 'Roy'],
  ['Roy, Zoé', 'Zoé', 'Roy'],
  ['Van der Berg, Jan Pieter', 'Jan Pieter', 'Van der Berg'],
  ['حداد، ليلى', 'ليلى', 'حداد'],
  ['Madonna', '', 'Madonna'],
  ['Roy,', '', 'Roy'],
  ['Jean Roy, Jr.', 'Jean', 'Roy, Jr.'],
  ['Roy, Jean, CPA', 'Jean', 'Roy, CPA'],
])('%s is %s and %s', (name, firstname, lastname) => {
  expect(splitName(name)).toEqual({ firstname, lastname });
});
