import type { FieldRefusal } from '@tabellion/kernel/refusal.ts';
import { ok, type Result } from '@tabellion/kernel/result.ts';
import type { CountryCode } from './countries.ts';
import { collect, readText } from './fields.ts';
import { isProvinceCode, type ProvinceCode } from './jurisdictions.ts';
import {
  countryFromWire,
  countryIn,
  countryInWords,
  countryToWire,
  provinceFromWire,
  provinceToWire,
} from './wireNames.ts';

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

/** The lines of an address without its coordinates. */
export const postalFields = [
  'address_line_1',
  'address_line_2',
  'city',
  'province',
  'country',
  'postal_code',
] as const satisfies readonly (keyof Address)[];
export type PostalField = (typeof postalFields)[number];

/** Those of something that has more. */
export function postalOf<A extends Record<PostalField, unknown>>(of: A): Pick<A, PostalField> {
  const { address_line_1, address_line_2, city, province, country, postal_code } = of;
  return { address_line_1, address_line_2, city, province, country, postal_code };
}

export const blankPlace = {
  address_line_1: '',
  address_line_2: '',
  city: '',
  province: '',
  country: '',
  postal_code: '',
} as const satisfies Record<PostalField, string>;

/** An address as it is kept of a person: `region` and `country` in the words of the specification. */
export interface AddressInWords {
  readonly address_line_1: string;
  readonly address_line_2?: string | undefined;
  readonly city: string;
  readonly region: string;
  readonly country: string;
  readonly postal_code: string;
}

/** An address as typed or sent: words or codes, and either of the specification's two names for the province. */
export type AddressInput = {
  readonly [Field in PostalField | 'region']?: string | undefined;
} & {
  readonly latitude?: number | null | undefined;
  readonly longitude?: number | null | undefined;
};

/** The use of an address. A registered office is a street address in the articles' province (CBCA s. 19(1)),
 *  addresses of Form 2 are street addresses (Corporations Canada, Form 2); a mailing address is free. */
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

/** The same address in words, from what is stored of a person: `region` is a province's code, or as written. */
export function addressInWords<A extends { readonly region: string; readonly country: string }>(
  address: A,
): A {
  const { country, region } = address;
  return {
    ...address,
    region: country === 'CA' && isProvinceCode(region) ? provinceToWire(region) : region,
    country: countryInWords(country),
  };
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

/** Not D F I O Q U anywhere, and neither W nor Z first. */
const POSTAL_CODE = /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z] ?\d[ABCEGHJ-NPRSTV-Z]\d$/;

/** Reads a Canadian postal code and spells it `K1A 0B1`.
 *  Source: the letters that Canada Post uses, as public tests have them. */
export function readPostalCode(
  text: string,
  path = 'postal_code',
): Result<string, FieldRefusal<'POSTAL_CODE.INVALID'>> {
  const code = text.trim().toUpperCase();
  if (!POSTAL_CODE.test(code)) return { ok: false, error: { path, textCode: 'POSTAL_CODE.INVALID' } };
  return ok(`${code.slice(0, 3)} ${code.slice(-3)}`);
}

/** A code whose first letter belongs to another province. A warning only: some places near a border have their
 *  neighbour's codes. `code` must have been read by `readPostalCode`. */
export function postalCodeWarning(
  code: string,
  province: ProvinceCode,
  path = 'postal_code',
): FieldRefusal | undefined {
  return provincesOfCode(code).includes(province)
    ? undefined
    : { path, textCode: 'POSTAL_CODE.PROVINCE_MISMATCH' };
}

/** Where the first letter belongs: one province, or the Northwest Territories and Nunavut, which share X. `code` must
 *  have been read by `readPostalCode`. Source: Canada Post. */
export const provincesOfCode = (code: string): readonly ProvinceCode[] =>
  provincesOfLetter[code[0] ?? ''] ?? [];

const provincesOfLetter: Readonly<Record<string, readonly ProvinceCode[]>> = {
  A: ['NL'],
  B: ['NS'],
  C: ['PE'],
  E: ['NB'],
  G: ['QC'],
  H: ['QC'],
  J: ['QC'],
  K: ['ON'],
  L: ['ON'],
  M: ['ON'],
  N: ['ON'],
  P: ['ON'],
  R: ['MB'],
  S: ['SK'],
  T: ['AB'],
  V: ['BC'],
  X: ['NT', 'NU'],
  Y: ['YT'],
};

/** Post office boxes and general delivery, in English and French, as people write them: `P.O. Box 12`, `PO Box`,
 *  `C.P. 34`, `case postale`, `B.P. 5`, `poste restante`. The short French forms need their number, since C and P
 *  are also initials. */
const POST_BOX = [
  /\bp\.?\s*o\.?\s*box\b/i,
  /\bpost(?:al)?\s+(?:office\s+)?box\b/i,
  /\bpost\s+office\s+box\b/i,
  /\bgeneral\s+delivery\b/i,
  /\b(?:case|casier|bo[iî]te)\s+postale?\b/i,
  /\b[cb]\.?\s?p\.?\s*\d+/i,
  /\bposte\s+restante\b/i,
];

/** Whether a line of an address is a post office box rather than a street address, which Form 2 asks for. */
export function isPostBox(line: string): boolean {
  return POST_BOX.some((form) => form.test(line));
}

/** An address as a register prints it, in one line: `44, rue Saint-Paul Ouest, Montréal QC`. The province is its code, the
 *  country stands only where it is another; empty where no address is known.
 *  @param locale  a BCP 47 tag, in whose language the country stands; else it stands in the words of the specification */
export function addressLine(address: AddressInWords | null, locale?: string): string {
  if (address === null) return '';
  const { address_line_1, address_line_2, city, region, country } = address;
  const province = country === 'Canada' ? (provinceFromWire(region) ?? region) : region;
  const place = [city, province].filter((part) => part !== '').join(' ');
  return [address_line_1, address_line_2 ?? '', place, foreignCountry(country, locale)]
    .filter((part) => part !== '')
    .join(', ');
}

/** The whole address in one line, as a register is handed over: `44, rue Saint-Paul Ouest, Montréal QC H2Y 1G8`.
 *  @param locale  as above */
export function wholeAddressLine(address: AddressInWords | null, locale?: string): string {
  if (address === null) return '';
  const place = addressLine({ ...address, country: 'Canada' });
  const { country, postal_code: code } = address;
  const coded = [place, code].filter((part) => part !== '').join(' ');
  return [coded, foreignCountry(country, locale)].filter((part) => part !== '').join(', ');
}

function foreignCountry(country: string, locale: string | undefined): string {
  if (country === 'Canada') return '';
  return locale === undefined ? country : countryIn(country, locale);
}
