import { expect, test } from 'vitest';
import { countryCodes, countryName } from './countries.ts';
import { jurisdictionIds, provinceCodes } from './jurisdictions.ts';
import {
  corporationTypeFromWire,
  corporationTypeToWire,
  countryFromWire,
  countryToWire,
  defaultPlace,
  provinceFromWire,
  provinceToWire,
} from './wireNames.ts';

test('the defaults are country Canada, province Ontario, corporation type Federal Canadian', () => {
  expect([
    countryToWire(defaultPlace.country),
    provinceToWire(defaultPlace.province),
    corporationTypeToWire(defaultPlace.jurisdiction),
  ]).toEqual(['Canada', 'Ontario', 'Federal Canadian']);
});

test('every code comes back from its word', () => {
  for (const code of countryCodes) expect(countryFromWire(countryToWire(code))).toBe(code);
  for (const code of provinceCodes) expect(provinceFromWire(provinceToWire(code))).toBe(code);
  for (const id of jurisdictionIds) expect(corporationTypeFromWire(corporationTypeToWire(id))).toBe(id);
});

test('a code, other capitals and missing accents are understood', () => {
  expect(countryFromWire(' canada ')).toBe('CA');
  expect(countryFromWire('ca')).toBe('CA');
  expect(countryFromWire("Cote d'Ivoire")).toBe('CI');
  expect(countryFromWire('Turkey')).toBe('TR');
  expect(provinceFromWire('Québec')).toBe('QC');
  expect(corporationTypeFromWire('federal canadian')).toBe('CA');
});

test('a word that names nothing is not guessed at', () => {
  expect(countryFromWire('Atlantis')).toBeUndefined();
  expect(provinceFromWire('CA')).toBeUndefined();
  expect(provinceFromWire('constructor')).toBeUndefined();
  expect(corporationTypeFromWire('')).toBeUndefined();
});

test('the 249 countries have names in the reader’s language', () => {
  expect(countryCodes).toHaveLength(249);
  expect(countryName('DE', 'fr')).toBe('Allemagne');
  expect(countryName('DE', 'tr')).toBe('Almanya');
  expect(countryName('CA', 'ar')).toBe('كندا');
});
