/** The person to reach for the account, and to whom bills are addressed. */
import type { FieldRefusal } from '@tabellion/kernel/refusal.ts';
import { err, ok, type Result } from '@tabellion/kernel/result.ts';
import { readAddress } from '@tabellion/law/address.ts';
import { collect, readText } from '@tabellion/law/fields.ts';
import { readPersonName } from '@tabellion/law/personName.ts';
import { readPhone } from '@tabellion/law/phone.ts';
import { countryFromWire } from '@tabellion/law/wireNames.ts';
import * as z from 'zod/mini';
import { emailSchema } from '../../accounts/rules/email.ts';
import type { AccountInput, BillingAddressInput } from '../shapes.ts';

/** As stored: codes for places. */
export interface Contact {
  firstname: string;
  lastname: string;
  company_name: string;
  email: string;
  phone_number: string;
  /** A country's code, or empty. */
  citizenship: string;
  address_line_1: string;
  address_line_2: string;
  city: string;
  province: string;
  country: string;
  postal_code: string;
  latitude: number | null;
  longitude: number | null;
}

/** Errors at their fields, all together: PERSON_NAME.REQUIRED, GENERAL.NOT_AN_EMAIL, PHONE.*, ADDRESS.*,
 *  POSTAL_CODE.INVALID, GENERAL.FIELD_REQUIRED, GENERAL.TOO_LONG. */
export function readAccountInfo(input: AccountInput): Result<Contact, readonly FieldRefusal[]> {
  return withAddress(
    input,
    collect({
      firstname: readPersonName(input.firstname ?? '', { path: 'firstname' }),
      lastname: readPersonName(input.lastname ?? '', { path: 'lastname' }),
      company_name: ok(''),
      email: readEmail(input.email ?? '', true),
      phone_number: readPhone(input.phone_number ?? ''),
      citizenship: readCountry(input.citizenship ?? ''),
    }),
  );
}

/** Bills go to a person or a company: one of the two is named. Errors as above. */
export function readBillingAddress(input: BillingAddressInput): Result<Contact, readonly FieldRefusal[]> {
  const isCompany = (input.company_name ?? '').trim() !== '';
  return withAddress(
    input,
    collect({
      firstname: readPersonName(input.firstname ?? '', { path: 'firstname', required: !isCompany }),
      lastname: readPersonName(input.lastname ?? '', { path: 'lastname', required: !isCompany }),
      company_name: readText(input.company_name ?? '', { path: 'company_name', maxLength: 300 }),
      email: readEmail(input.email ?? '', false),
      phone_number: ok(''),
      citizenship: ok(''),
    }),
  );
}

type WithoutAddress = Pick<
  Contact,
  'firstname' | 'lastname' | 'company_name' | 'email' | 'phone_number' | 'citizenship'
>;

function withAddress(
  input: AccountInput | BillingAddressInput,
  person: Result<WithoutAddress, readonly FieldRefusal[]>,
): Result<Contact, readonly FieldRefusal[]> {
  const place = readAddress(input);
  if (person.ok && place.ok) return ok({ ...person.value, ...place.value.address });
  return err([...(person.ok ? [] : person.error), ...(place.ok ? [] : place.error)]);
}

function readEmail(text: string, required: boolean): Result<string, FieldRefusal> {
  if (text.trim() === '')
    return required ? err({ path: 'email', textCode: 'GENERAL.FIELD_REQUIRED' }) : ok('');
  const email = z.safeParse(emailSchema, text);
  return email.success ? ok(email.data) : err({ path: 'email', textCode: 'GENERAL.NOT_AN_EMAIL' });
}

function readCountry(word: string): Result<string, FieldRefusal> {
  if (word.trim() === '') return ok('');
  const code = countryFromWire(word);
  return code === undefined ? err({ path: 'citizenship', textCode: 'ADDRESS.COUNTRY_UNKNOWN' }) : ok(code);
}
