import { describe, expect, test } from 'vitest';
import {
  type AddressInput,
  type AddressUse,
  addressLine,
  addressToWire,
  isBlankAddress,
  postalCodeWarning,
  provincesOfCode,
  readAddress,
  readPostalCode,
  wholeAddressLine,
} from './address.ts';
import { provinceCodes } from './jurisdictions.ts';

const king = {
  address_line_1: '100 King Street West',
  address_line_2: 'Suite 5600',
  city: 'Toronto',
  province: 'Ontario',
  country: 'Canada',
  postal_code: 'm5x1c9',
};
const office: AddressUse = { kind: 'registered_office', articlesProvince: 'ON' };

const refusals = (change: AddressInput, use?: AddressUse) => {
  const read = readAddress({ ...king, ...change }, use, 'address.');
  return read.ok ? [] : read.error.map(({ path, textCode }) => [path, textCode]);
};

describe('an address', () => {
  test('is stored by codes, in Toronto where no coordinates are given', () => {
    expect(readAddress(king, office)).toEqual({
      ok: true,
      value: {
        address: {
          ...king,
          province: 'ON',
          country: 'CA',
          postal_code: 'M5X 1C9',
          latitude: 43.65,
          longitude: -79.38,
        },
        warnings: [],
      },
    });
  });

  test('travels in words, its province under both names', () => {
    const read = readAddress(king);
    expect(read.ok && addressToWire(read.value.address)).toMatchObject({
      country: 'Canada',
      province: 'Ontario',
      region: 'Ontario',
    });
  });

  test('abroad keeps its region and postal code as written', () => {
    const read = readAddress({
      address_line_1: 'İstiklal Cd. 1',
      city: 'Beyoğlu',
      region: 'İstanbul',
      country: 'Türkiye',
      postal_code: '34433',
      latitude: 41.03,
      longitude: 28.98,
    });
    expect(read.ok && addressToWire(read.value.address)).toMatchObject({
      country: 'Türkiye',
      region: 'İstanbul',
      postal_code: '34433',
      latitude: 41.03,
    });
  });

  test('reports every field that breaks a rule', () => {
    expect(
      refusals({
        address_line_1: ' ',
        city: 'x'.repeat(101),
        province: 'Texas',
        postal_code: '90210',
        latitude: 91,
      }),
    ).toEqual([
      ['address.address_line_1', 'GENERAL.FIELD_REQUIRED'],
      ['address.city', 'GENERAL.TOO_LONG'],
      ['address.province', 'ADDRESS.PROVINCE_UNKNOWN'],
      ['address.postal_code', 'POSTAL_CODE.INVALID'],
      ['address.latitude', 'ADDRESS.COORDINATES'],
    ]);
    expect(refusals({ country: 'Atlantis' })).toEqual([['address.country', 'ADDRESS.COUNTRY_UNKNOWN']]);
    expect(refusals({ longitude: Number.NaN })).toEqual([['address.longitude', 'ADDRESS.COORDINATES']]);
  });

  test('with a postal code of another province passes with a warning', () => {
    expect(readAddress({ ...king, postal_code: 'H2Y 1C6' })).toMatchObject({
      ok: true,
      value: { warnings: [{ path: 'postal_code', textCode: 'POSTAL_CODE.PROVINCE_MISMATCH' }] },
    });
  });

  test('is blank when only its country and province have their defaults', () => {
    expect(isBlankAddress({ country: 'Canada', province: 'Ontario', city: ' ' })).toBe(true);
    expect(isBlankAddress(king)).toBe(false);
  });
});

describe('a registered office', () => {
  test('is in the province named in the articles', () => {
    const quebec = { province: 'Quebec', postal_code: 'H2Y 1C6' };
    expect(refusals(quebec, office)).toEqual([['address.province', 'ADDRESS.PROVINCE_NOT_ARTICLES']]);
    expect(refusals(quebec, { kind: 'form_2' })).toEqual([]);
    expect(refusals({ country: 'United States' }, office)).toEqual([
      ['address.country', 'ADDRESS.COUNTRY_NOT_CANADA'],
    ]);
  });

  test('is not a post office box, in English or in French', () => {
    const boxes = [
      'PO Box 12',
      'P.O. Box 12',
      'p o box 9',
      'Post Office Box 4',
      'Postal Box 3',
      'C.P. 34',
      'CP 34',
    ];
    for (const line of [
      ...boxes,
      'Case postale 8',
      'B.P. 5',
      'boîte postale 2',
      'General Delivery',
      'Poste restante',
    ]) {
      expect(refusals({ address_line_1: line }, office), line).toEqual([
        ['address.address_line_1', 'ADDRESS.POST_BOX'],
      ]);
      expect(refusals({ address_line_1: line }), line).toEqual([]);
    }
    expect(refusals({ address_line_2: 'PO Box 12' }, { kind: 'form_2' })).toEqual([
      ['address.address_line_2', 'ADDRESS.POST_BOX'],
    ]);
  });

  test('may lie in a street whose name only resembles one', () => {
    for (const line of [
      '12 Box Grove Road',
      '5 Post Road',
      '7 rue de la Poste',
      '8 C.P. Snow Lane',
      '1 Caseley Dr',
    ]) {
      expect(refusals({ address_line_1: line }, office), line).toEqual([]);
    }
  });
});

test('a postal code is spelled with capitals and one blank', () => {
  expect(readPostalCode(' m5v2t6 ')).toEqual({ ok: true, value: 'M5V 2T6' });
  expect(readPostalCode('K1A 0B1')).toEqual({ ok: true, value: 'K1A 0B1' });
  for (const wrong of ['D1A 1A1', 'Z9Z 9Z9', 'W1A 1A1', 'K1A  0B1', 'K1O 1A1', 'K1A 0B', '']) {
    expect(readPostalCode(wrong), wrong).toEqual({
      ok: false,
      error: { path: 'postal_code', textCode: 'POSTAL_CODE.INVALID' },
    });
  }
});

test('a code of another province is only a warning', () => {
  expect(postalCodeWarning('M5V 2T6', 'ON')).toBeUndefined();
  expect(postalCodeWarning('X0A 0H0', 'NU')).toBeUndefined();
  expect(postalCodeWarning('M5V 2T6', 'QC', 'address.postal_code')).toEqual({
    path: 'address.postal_code',
    textCode: 'POSTAL_CODE.PROVINCE_MISMATCH',
  });
});

test('every province and territory has codes of its own, and the two in the north share X', () => {
  const letters = Array.from('ABCEGHJKLMNPRSTVXY');
  const provincesOfLetters = letters.map(
    (letter) => `${letter} ${provincesOfCode(`${letter}0A 0A0`).join(' ')}`,
  );
  expect(provincesOfLetters).toEqual([
    'A NL',
    'B NS',
    'C PE',
    'E NB',
    'G QC',
    'H QC',
    'J QC',
    'K ON',
    'L ON',
    'M ON',
    'N ON',
    'P ON',
    'R MB',
    'S SK',
    'T AB',
    'V BC',
    'X NT NU',
    'Y YT',
  ]);
  expect(new Set(provincesOfLetters.flatMap((line) => line.split(' ').slice(1)))).toEqual(
    new Set(provinceCodes),
  );
});

const montreal = {
  address_line_1: '44, rue Saint-Paul Ouest',
  city: 'Montréal',
  region: 'Quebec',
  country: 'Canada',
  postal_code: 'H2Y 1Y8',
};

test.each([
  [montreal, '44, rue Saint-Paul Ouest, Montréal QC'],
  [{ ...montreal, address_line_2: 'bureau 3' }, '44, rue Saint-Paul Ouest, bureau 3, Montréal QC'],
  [
    { ...montreal, city: 'Albany', region: 'New York', country: 'United States' },
    '44, rue Saint-Paul Ouest, Albany New York, United States',
  ],
  [{ ...montreal, region: '' }, '44, rue Saint-Paul Ouest, Montréal'],
  [null, ''],
])('an address in one line', (address, line) => {
  expect(addressLine(address)).toBe(line);
});

test('a whole address has its postal code', () => {
  expect(wholeAddressLine(montreal)).toBe('44, rue Saint-Paul Ouest, Montréal QC H2Y 1Y8');
  const albany = { ...montreal, city: 'Albany', region: 'New York', country: 'United States' };
  expect(wholeAddressLine({ ...albany, postal_code: '12207' })).toBe(
    '44, rue Saint-Paul Ouest, Albany New York 12207, United States',
  );
});

test('another country stands in the reader’s language, and Canada in none', () => {
  const berlin = { ...montreal, city: 'Berlin', region: '', country: 'Germany', postal_code: '10115' };
  expect(['fr-CA', 'tr-TR'].map((locale) => addressLine(berlin, locale))).toEqual([
    '44, rue Saint-Paul Ouest, Berlin, Allemagne',
    '44, rue Saint-Paul Ouest, Berlin, Almanya',
  ]);
  expect(wholeAddressLine(berlin, 'fr-CA')).toBe('44, rue Saint-Paul Ouest, Berlin 10115, Allemagne');
  expect(wholeAddressLine(montreal, 'tr-TR')).toBe(wholeAddressLine(montreal));
});
