/** The person to reach for the account, and to whom bills are addressed. */
import type { FieldRefusal } from '@tabellion/kernel/refusal.ts';
import { ok, type Result } from '@tabellion/kernel/result.ts';
import { type Address, isBlankAddress, postalOf, readAddress } from '@tabellion/law/address.ts';
import { readEmail } from '@tabellion/law/email.ts';
import { collect, joinReadings } from '@tabellion/law/fields.ts';
import { type Names, readCountry, readNames, readPhone, splitName } from '@tabellion/law/person.ts';
import type { AccountInput, BillingAddressBody, BillingAddressInput } from '../shapes.ts';

/** As stored: codes for places. */
export interface Contact extends Names, Omit<Address, 'country' | 'latitude' | 'longitude'> {
  email: string;
  phone_number: string;
  /** A country's code, or empty. */
  citizenship: string;
  /** A country's code, or empty. */
  country: string;
  latitude: number | null;
  longitude: number | null;
}

type FieldReading<T> = Result<T, readonly FieldRefusal[]>;

/** Errors at their fields, all together: PERSON_NAME.REQUIRED, GENERAL.NOT_AN_EMAIL, PHONE.*, ADDRESS.*,
 *  POSTAL_CODE.INVALID, GENERAL.FIELD_REQUIRED, GENERAL.TOO_LONG. */
export function readAccountInfo(input: AccountInput): FieldReading<Contact> {
  const names = readNames(input, { isIndividual: true });
  const contact = collect({
    email: readEmail(input.email ?? '', { required: true }),
    phone_number: readPhone(input.phone_number ?? ''),
    citizenship: readCountry(input.citizenship ?? '', 'citizenship'),
  });
  return joinReadings(joinReadings(names, contact), addressOf(input));
}

/** An account as typed by somebody who sees the name alone, with what is on record where he left a field blank. */
export function withUnseen(typed: AccountInput, stored: Contact): AccountInput {
  const { email, phone_number, citizenship, latitude, longitude } = stored;
  const place = isBlankAddress(typed) ? { ...postalOf(stored), latitude, longitude } : {};
  return {
    ...typed,
    ...place,
    email: typed.email || email,
    phone_number: typed.phone_number || phone_number,
    citizenship: typed.citizenship || citizenship,
  };
}

/** Bills go to a person or a company: one of the two is named. Errors as above. */
export function readBillingAddress({
  names: both,
  address,
  ...typed
}: BillingAddressBody): FieldReading<Contact> {
  const whole = { ...address, ...typed, ...namesIn(both, typed) };
  const isIndividual = (whole.company_name ?? '').trim() === '';
  const names = readNames(whole, { isIndividual });
  const contact = collect({
    email: readEmail(whole.email ?? ''),
    phone_number: ok(''),
    citizenship: ok(''),
  });
  return joinReadings(joinReadings(names, contact), addressOf(whole));
}

/** The names of one field as two, where neither of the two is told. */
function namesIn(
  both: string | undefined,
  { firstname, lastname, company_name }: BillingAddressInput,
): Pick<BillingAddressInput, 'firstname' | 'lastname'> {
  const isNamed = [firstname, lastname, company_name].some((name) => (name ?? '').trim() !== '');
  return isNamed || both === undefined ? {} : splitName(both);
}

function addressOf(input: AccountInput | BillingAddressInput): FieldReading<Address> {
  const read = readAddress(input);
  return read.ok ? ok(read.value.address) : read;
}
