import type { FieldRefusal } from '@tabellion/kernel/refusal.ts';
import { ok, type Result } from '@tabellion/kernel/result.ts';
import { collect } from './collect.ts';
import type { CountryCode } from './countries.ts';
import { isProvinceCode, type ProvinceCode } from './jurisdictions.ts';
import { postalCodeWarning, readPostalCode } from './postalCode.ts';
import { isPostBox } from './postBox.ts';
import { readText } from './text.ts';
import { countryFromWire, countryToWire, provinceFromWire, provinceToWire } from './wireNames.ts';

/** An address as stored, under the specification's field names. `province` is the code of a Canadian province, or
 *  a region's name as written elsewhere. Degrees are WGS 84. */
export interface Address {
  readonly address_line_1: string;
  readonly address_line_2: string;
  readonly city: string;
  readonly province: string;
  readonly country: CountryCode;
  readonly postal_code: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** An address as typed or sent: words or codes, and either of the specification's two names for the province. */
export type AddressInput = {
  readonly [Field in Exclude<keyof Address, 'latitude' | 'longitude'> | 'region']?: string | undefined;
} & {
  readonly latitude?: number | null | undefined;
  readonly longitude?: number | null | undefined;
};

/** What the address is for. A registered office is a street address in the articles' province, and the addresses
 *  of Form 2 are street addresses (canada.md section 1.3); a mailing address is free. */
export type AddressUse =
  | { readonly kind: 'mailing' }
  | { readonly kind: 'form_2' }
  | { readonly kind: 'registered_office'; readonly articlesProvince: ProvinceCode };

/** Toronto, where no coordinates are given. */
const defaultCoordinates = { latitude: 43.65, longitude: -79.38 } as const;

/** Reads an address. Every field that breaks a rule is reported; a postal code of another province only warns.
 *  Errors, each at its field below `prefix`: GENERAL.FIELD_REQUIRED, GENERAL.TOO_LONG, TEXT.FORBIDDEN_CHARACTERS,
 *  ADDRESS.COUNTRY_UNKNOWN, ADDRESS.COUNTRY_NOT_CANADA, ADDRESS.PROVINCE_UNKNOWN, ADDRESS.PROVINCE_NOT_ARTICLES,
 *  ADDRESS.POST_BOX, ADDRESS.COORDINATES, POSTAL_CODE.INVALID. Warning: POSTAL_CODE.PROVINCE_MISMATCH.
 *  @param prefix  such as `address.`, with its dot */
export function readAddress(
  input: AddressInput,
  use: AddressUse = { kind: 'mailing' },
  prefix = '',
): Result<
  { readonly address: Address; readonly warnings: readonly FieldRefusal[] },
  readonly FieldRefusal[]
> {
  const country = readCountry(input.country ?? '', use, `${prefix}country`);
  const isCanadian = country.ok && country.value === 'CA';
  const read = collect<Address>({
    address_line_1: readLine(input.address_line_1, use, { path: `${prefix}address_line_1`, required: true }),
    address_line_2: readLine(input.address_line_2, use, { path: `${prefix}address_line_2`, required: false }),
    city: readText(input.city ?? '', { path: `${prefix}city`, maxLength: 100, required: true }),
    province: readProvince(input, { use, isCanadian, prefix }),
    country,
    postal_code: isCanadian
      ? readPostalCode(input.postal_code ?? '', `${prefix}postal_code`)
      : readText(input.postal_code ?? '', { path: `${prefix}postal_code`, maxLength: 20 }),
    latitude: readDegrees(input.latitude ?? defaultCoordinates.latitude, 90, `${prefix}latitude`),
    longitude: readDegrees(input.longitude ?? defaultCoordinates.longitude, 180, `${prefix}longitude`),
  });
  if (!read.ok) return read;
  const warning = mismatchWarning(read.value, `${prefix}postal_code`);
  return ok({ address: read.value, warnings: warning ? [warning] : [] });
}

/** Whether nothing was filled in that a person would write; the country's default does not count. */
export function isBlankAddress(input: AddressInput): boolean {
  const { address_line_1, address_line_2, city, postal_code } = input;
  return [address_line_1, address_line_2, city, postal_code].every((line) => !line?.trim());
}

/** The same address in the specification's words, under both of its names for the province. */
export function addressToWire(
  address: Address,
): Omit<Address, 'country'> & { readonly country: string; readonly region: string } {
  const { country, province } = address;
  const region = country === 'CA' && isProvinceCode(province) ? provinceToWire(province) : province;
  return { ...address, country: countryToWire(country), province: region, region };
}

function readLine(
  line: string | undefined,
  use: AddressUse,
  { path, required }: { readonly path: string; readonly required: boolean },
): Result<string, FieldRefusal> {
  const read = readText(line ?? '', { path, maxLength: 200, required });
  if (read.ok && use.kind !== 'mailing' && isPostBox(read.value)) return refused(path, 'ADDRESS.POST_BOX');
  return read;
}

function readCountry(word: string, use: AddressUse, path: string): Result<CountryCode, FieldRefusal> {
  const country = countryFromWire(word);
  if (country === undefined) return refused(path, 'ADDRESS.COUNTRY_UNKNOWN');
  if (use.kind === 'registered_office' && country !== 'CA')
    return refused(path, 'ADDRESS.COUNTRY_NOT_CANADA');
  return ok(country);
}

function readProvince(
  input: AddressInput,
  {
    use,
    isCanadian,
    prefix,
  }: { readonly use: AddressUse; readonly isCanadian: boolean; readonly prefix: string },
): Result<string, FieldRefusal> {
  const field = input.province === undefined && input.region !== undefined ? 'region' : 'province';
  const path = `${prefix}${field}`;
  const word = readText(input[field] ?? '', { path, maxLength: 100 });
  if (!word.ok || !isCanadian) return word;
  const province = provinceFromWire(word.value);
  if (province === undefined) return refused(path, 'ADDRESS.PROVINCE_UNKNOWN');
  if (use.kind === 'registered_office' && province !== use.articlesProvince) {
    return refused(path, 'ADDRESS.PROVINCE_NOT_ARTICLES');
  }
  return ok(province);
}

function readDegrees(degrees: number, limit: number, path: string): Result<number, FieldRefusal> {
  return Math.abs(degrees) <= limit ? ok(degrees) : refused(path, 'ADDRESS.COORDINATES');
}

function mismatchWarning(address: Address, path: string): FieldRefusal | undefined {
  const { country, province, postal_code } = address;
  if (country !== 'CA' || !isProvinceCode(province)) return undefined;
  return postalCodeWarning(postal_code, province, path);
}

function refused(path: string, textCode: FieldRefusal['textCode']): { ok: false; error: FieldRefusal } {
  return { ok: false, error: { path, textCode } };
}
