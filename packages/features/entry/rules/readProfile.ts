/** A person's details at registration and in the profile, by the rules of names, phones and addresses. */
import type { FieldRefusal } from '@tabellion/kernel/refusal.ts';
import { err, ok, type Result } from '@tabellion/kernel/result.ts';
import { type AddressInput, readAddress } from '@tabellion/law/address.ts';
import { collect, joinReadings } from '@tabellion/law/fields.ts';
import { needsFirstName, readCountry, readPersonName, readPhone } from '@tabellion/law/person.ts';
import { countryFromWire, defaultPlace, provinceFromWire } from '@tabellion/law/wireNames.ts';
import type { Profile } from '../../accounts/rules/profile.ts';

export type PlaceInput = AddressInput;

export interface ProfileInput extends PlaceInput {
  readonly firstname?: string | undefined;
  readonly lastname?: string | undefined;
  readonly phone_number?: string | undefined;
  /** The country's name or code; blank where it was not told. */
  readonly citizenship?: string | undefined;
}

/**
 * Reads a profile: a first and a last name, or one name only as the last, are required, the rest may be blank; an address is
 * whole or absent. Country and province alone are kept, being the form's defaults.
 * Errors at their fields, all together: PERSON_NAME.REQUIRED, PHONE.TOO_LONG, PHONE.INVALID, and those of `readAddress`.
 * Source: specification section 5 (Registration and profile).
 */
export function readProfile(input: ProfileInput): Result<Profile, readonly FieldRefusal[]> {
  const { firstname = '', lastname = '' } = input;
  const person = collect({
    firstname: readPersonName(firstname, { path: 'firstname', required: needsFirstName(lastname) }),
    lastname: readPersonName(lastname, { path: 'lastname' }),
    phone_number: readPhone(input.phone_number ?? ''),
    citizenship: readCountry(input.citizenship ?? '', 'citizenship'),
  });
  return joinReadings(person, readPlace(input));
}

export type ProfileAddress = Omit<Profile, 'firstname' | 'lastname' | 'phone_number' | 'citizenship'>;

/** The address alone, whole or absent. */
export const readPlace = (input: PlaceInput): Result<ProfileAddress, readonly FieldRefusal[]> =>
  hasAddress(input) ? readWholeAddress(input) : readRegion(input);

const hasAddress = ({ address_line_1, address_line_2, city, postal_code }: PlaceInput): boolean =>
  [address_line_1, address_line_2, city, postal_code].some((part) => (part ?? '').trim() !== '');

function readWholeAddress(input: PlaceInput): Result<ProfileAddress, readonly FieldRefusal[]> {
  const country = isBlank(input.country) ? defaultPlace.country : input.country;
  const read = readAddress({ ...input, country });
  return read.ok ? ok(read.value.address) : read;
}

function readRegion(input: PlaceInput): Result<ProfileAddress, readonly FieldRefusal[]> {
  const country = isBlank(input.country) ? '' : countryFromWire(input.country ?? '');
  if (country === undefined) return err([{ path: 'country', textCode: 'ADDRESS.COUNTRY_UNKNOWN' }]);
  const province = country === 'CA' && !isBlank(input.province) ? provinceFromWire(input.province ?? '') : '';
  if (province === undefined) return err([{ path: 'province', textCode: 'ADDRESS.PROVINCE_UNKNOWN' }]);
  return ok({ ...noAddress, country, province });
}

const noAddress = {
  address_line_1: '',
  address_line_2: '',
  city: '',
  postal_code: '',
  latitude: null,
  longitude: null,
} as const;

const isBlank = (word: string | undefined): boolean => (word ?? '').trim() === '';
