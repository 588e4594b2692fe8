import { expect, test } from 'vitest';
import { readInvited } from './readInvited.ts';

test('keeps the words as written, and leaves empty what was left out', () => {
  expect(readInvited({ firstname: 'Ömer', address: { city: 'Québec' } })).toEqual({
    ok: true,
    value: {
      firstname: 'Ömer',
      lastname: '',
      companyName: '',
      address: {
        address_line_1: '',
        address_line_2: '',
        city: 'Québec',
        province: '',
        country: '',
        postal_code: '',
      },
    },
  });
  expect(readInvited({})).toMatchObject({ ok: true, value: { address: null } });
});

test('names every field that is too long or holds what cannot be kept', () => {
  const read = readInvited({
    firstname: 'a'.repeat(300),
    lastname: 'a'.repeat(301),
    user_company_name: 'a\u0007b',
    address: { city: 'a'.repeat(301) },
  });
  expect(read).toMatchObject({
    ok: false,
    error: [
      { path: 'lastname', textCode: 'GENERAL.TOO_LONG' },
      { path: 'user_company_name', textCode: 'TEXT.FORBIDDEN_CHARACTERS' },
      { path: 'address.city', textCode: 'GENERAL.TOO_LONG' },
    ],
  });
});
