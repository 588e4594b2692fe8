import { type CountryCode, countryCodes, countryName, countryWireNames, isCountryCode } from './countries.ts';
import {
  isJurisdictionId,
  isProvinceCode,
  type JurisdictionId,
  jurisdictionIds,
  type ProvinceCode,
  provinceCodes,
} from './jurisdictions.ts';
import { foldText } from './names/foldName.ts';

/** Codes are stored, the specification's words travel: this is the one table between them (specification
 *  section 9, Defaults). Reading is forgiving about capitals, accents and the code itself; writing is not. */
const provinceWireNames = {
  ON: 'Ontario',
  BC: 'British Columbia',
  AB: 'Alberta',
  QC: 'Quebec',
  MB: 'Manitoba',
  SK: 'Saskatchewan',
  NS: 'Nova Scotia',
  NB: 'New Brunswick',
  PE: 'Prince Edward Island',
  NL: 'Newfoundland and Labrador',
  YT: 'Yukon',
  NT: 'Northwest Territories',
  NU: 'Nunavut',
} as const satisfies Record<ProvinceCode, string>;

/** A corporation type names the law: `Federal Canadian`, or the province whose law it is. */
const corporationTypeWireNames = {
  CA: 'Federal Canadian',
  ...provinceWireNames,
} as const satisfies Record<JurisdictionId, string>;

/** Initial place of a new organization, as stored. */
export const defaultPlace = { country: 'CA', province: 'ON', jurisdiction: 'CA' } as const satisfies {
  country: CountryCode;
  province: ProvinceCode;
  jurisdiction: JurisdictionId;
};

export const countryToWire = (code: CountryCode): string => countryWireNames[code];
export const provinceToWire = (code: ProvinceCode): string => provinceWireNames[code];
export const corporationTypeToWire = (id: JurisdictionId): string => corporationTypeWireNames[id];

/** A country's word; what is no code stands as it is. */
export const countryInWords = (code: string): string => (isCountryCode(code) ? countryToWire(code) : code);

/** A country's word as a reader's language has it (a BCP 47 tag); a word that names none stands as it is. */
export function countryIn(word: string, locale: string): string {
  const code = countryFromWire(word);
  return code === undefined ? word : countryName(code, locale);
}

/** undefined for a word that is neither a country's English name nor its code; so for the next two. */
export function countryFromWire(word: string): CountryCode | undefined {
  const code = word.trim().toUpperCase();
  return isCountryCode(code) ? code : countriesByWord.get(foldText(word));
}

export function provinceFromWire(word: string): ProvinceCode | undefined {
  const code = word.trim().toUpperCase();
  return isProvinceCode(code) ? code : provincesByWord.get(foldText(word));
}

export function corporationTypeFromWire(word: string): JurisdictionId | undefined {
  const code = word.trim().toUpperCase();
  return isJurisdictionId(code) ? code : jurisdictionsByWord.get(foldText(word));
}

const byWord = <T>(codes: readonly T[], wordOf: (code: T) => string): Map<string, T> =>
  new Map(codes.map((code) => [foldText(wordOf(code)), code]));

const countriesByWord = byWord(countryCodes, countryToWire).set('turkey', 'TR');
const provincesByWord = byWord(provinceCodes, provinceToWire);
const jurisdictionsByWord = byWord(jurisdictionIds, corporationTypeToWire);
