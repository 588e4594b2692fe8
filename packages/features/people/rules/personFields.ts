/** Where a person lives and belongs, and what he says of himself. Codes are stored, words travel. */
import type { FieldRefusal } from '@tabellion/kernel/refusal.ts';
import { err, ok, type Result } from '@tabellion/kernel/result.ts';
import { isBlankAddress, readAddress } from '@tabellion/law/address.ts';
import { isCountryCode } from '@tabellion/law/countries.ts';
import { readText } from '@tabellion/law/fields.ts';
import { isProvinceCode } from '@tabellion/law/jurisdictions.ts';
import { countryFromWire, countryToWire, provinceToWire } from '@tabellion/law/wireNames.ts';
import type { FactBodies } from '../../registers/facts.ts';
import type { Address } from '../shapes.ts';

type Refused = readonly FieldRefusal[];

/** An address of which nothing is filled in takes the fact away. `form_2` is a street address, no post office box. */
export function readPlace(
  typed: Address | undefined,
  use: 'mailing' | 'form_2',
  prefix: string,
): Result<FactBodies['address'] | null | undefined, Refused> {
  if (typed === undefined) return ok(undefined);
  if (isBlankAddress(typed)) return ok(null);
  const read = readAddress(typed, { kind: use }, prefix);
  if (!read.ok) return read;
  const { address_line_1, address_line_2, city, province: region, country, postal_code } = read.value.address;
  return ok({ address_line_1, address_line_2, city, region, country, postal_code });
}

/** Of which countries a person is a citizen. One word alone, as the specification has it, says nothing new of who has it
 *  among several. Errors at `path`: ADDRESS.COUNTRY_UNKNOWN. */
export function readCitizenship(
  word: string | undefined,
  { known, path }: { readonly known: FactBodies['citizenship'] | null | undefined; readonly path: string },
): Result<FactBodies['citizenship'] | null | undefined, Refused> {
  if (word === undefined) return ok(undefined);
  if (word.trim() === '') return ok(null);
  const country = countryFromWire(word);
  if (country === undefined) return err([{ path, textCode: 'ADDRESS.COUNTRY_UNKNOWN' }]);
  return ok(known?.countries[0] === country ? undefined : { countries: [country] });
}

/** Where a person belongs or pays tax: one country or several, each once. Errors at `path.N`: ADDRESS.COUNTRY_UNKNOWN. */
export function readCountries(
  words: readonly string[] | undefined,
  path: string,
): Result<FactBodies['tax_residence' | 'citizenship'] | null | undefined, Refused> {
  if (words === undefined) return ok(undefined);
  const codes = words.map(countryFromWire);
  const refused = codes.flatMap((code, at) =>
    code === undefined ? [{ path: `${path}.${at}`, textCode: 'ADDRESS.COUNTRY_UNKNOWN' } as const] : [],
  );
  if (refused.length > 0) return err(refused);
  const countries = [...new Set(codes.flatMap((code) => (code === undefined ? [] : [code])))];
  return ok(countries.length === 0 ? null : { countries });
}

/** As the person says it; never guessed. */
export function readGender(
  word: string | undefined,
  path: string,
): Result<FactBodies['gender'] | null | undefined, Refused> {
  if (word === undefined) return ok(undefined);
  const read = readText(word, { path, maxLength: 60 });
  if (!read.ok) return err([read.error]);
  return ok(read.value === '' ? null : { gender: read.value });
}

/** The same address in the specification's words. */
export function addressToWire(address: FactBodies['address']): Address {
  const { country, region } = address;
  return {
    ...address,
    region: country === 'CA' && isProvinceCode(region) ? provinceToWire(region) : region,
    country: countryName(country),
  };
}

/** A country's word; what is no code stands as it is. */
export const countryName = (code: string): string => (isCountryCode(code) ? countryToWire(code) : code);
