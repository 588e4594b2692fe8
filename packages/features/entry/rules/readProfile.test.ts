import { describe, expect, test } from 'vitest';
import { readProfile } from './readProfile.ts';

const amelie = { firstname: 'Amélie', lastname: 'Tremblay' };
const home = { address_line_1: '12 King St W', city: 'Toronto', province: 'Ontario', postal_code: 'm5h 1a1' };

const refusedAt = (input: Parameters<typeof readProfile>[0]) => {
  const read = readProfile(input);
  return read.ok ? [] : read.error.map(({ path, textCode }) => `${path} ${textCode}`);
};

describe('a profile', () => {
  test('needs the full name and nothing else', () => {
    expect(refusedAt({})).toEqual(['firstname PERSON_NAME.REQUIRED', 'lastname PERSON_NAME.REQUIRED']);
    expect(refusedAt(amelie)).toEqual([]);
  });

  test.each(['Ömer Yılmaz', 'ليلى حداد', "O'Brien-Ünlü", '👩🏽‍🚀', 'x'.repeat(300)])(
    'takes the name %s as written',
    (name) => {
      const read = readProfile({ firstname: name, lastname: name });
      expect(read.ok && read.value.firstname).toBe(name.normalize('NFC'));
    },
  );

  test('refuses a name of 301 characters at its field', () => {
    expect(refusedAt({ ...amelie, lastname: 'x'.repeat(301) })).toEqual(['lastname GENERAL.TOO_LONG']);
  });

  test('takes a phone number of 13 characters, not of 14', () => {
    expect(refusedAt({ ...amelie, phone_number: '+1 (416) 555-0142' })).toEqual([]);
    expect(refusedAt({ ...amelie, phone_number: '+12 345 678 901 23' })).toEqual([
      'phone_number PHONE.TOO_LONG',
    ]);
  });

  test('stores codes for the words of the wire', () => {
    const read = readProfile({ ...amelie, ...home, country: 'Canada', citizenship: 'Türkiye' });
    expect(read.ok && read.value).toMatchObject({
      country: 'CA',
      province: 'ON',
      postal_code: 'M5H 1A1',
      citizenship: 'TR',
    });
  });

  test('has a whole address or none; country and province alone are kept', () => {
    expect(refusedAt({ ...amelie, city: 'Toronto', province: 'Ontario' })).toEqual([
      'address_line_1 GENERAL.FIELD_REQUIRED',
      'postal_code POSTAL_CODE.INVALID',
    ]);
    const read = readProfile({ ...amelie, country: 'Canada', province: 'Quebec' });
    expect(read.ok && read.value).toMatchObject({ country: 'CA', province: 'QC', city: '', latitude: null });
  });

  test('names every unknown place', () => {
    expect(refusedAt({ ...amelie, country: 'Atlantis', citizenship: 'Lemuria' })).toEqual([
      'citizenship ADDRESS.COUNTRY_UNKNOWN',
      'country ADDRESS.COUNTRY_UNKNOWN',
    ]);
    expect(refusedAt({ ...amelie, country: 'Canada', province: 'Kansas' })).toEqual([
      'province ADDRESS.PROVINCE_UNKNOWN',
    ]);
  });
});
