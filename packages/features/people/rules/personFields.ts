/** The facts of a person: the fields of a form that say each, how they are read, and the fields again from what is stored. */
import type { PersonalFactKind, PersonKind } from '@tabellion/book/terms/people.ts';
import type { PlainDate } from '@tabellion/kernel/date.ts';
import type { FieldRefusal } from '@tabellion/kernel/refusal.ts';
import { err, ok, type Result } from '@tabellion/kernel/result.ts';
import { addressInWords, isBlankAddress, readAddress } from '@tabellion/law/address.ts';
import { readEmail } from '@tabellion/law/email.ts';
import { collect, joinReadings, readPastDate, readText } from '@tabellion/law/fields.ts';
import { readCountry, readNames, readPhone } from '@tabellion/law/person.ts';
import { countryInWords } from '@tabellion/law/wireNames.ts';
import type { FactBodies, PersonFacts } from '../../registers/facts.ts';
import { type PersonInput, residencyGrounds } from '../shapes.ts';

export interface PersonContext {
  readonly kind: PersonKind;
  readonly today: PlainDate;
  readonly stored: PersonFacts | undefined;
  /** A field's place in the request: `person.email`. */
  at(field: string): string;
  /** Whether a resident Canadian says why he is one. */
  readonly asksGround: boolean;
}

/** undefined: the form says nothing of it. null: it takes the fact away. */
type FieldReading<T> = Result<T | null | undefined, readonly FieldRefusal[]>;

interface PersonFact<T> {
  read(input: PersonInput, context: PersonContext): FieldReading<T>;
  /** The fields of a form that begins with what is stored. */
  write(body: T | null | undefined): PersonInput;
}

/** Each kind of fact with its fields: one more is a line here. */
export const personFields: { readonly [K in PersonalFactKind]: PersonFact<FactBodies[K]> } = {
  name: {
    read: readName,
    write: (name) => ({
      firstname: name?.firstname ?? '',
      lastname: name?.lastname ?? '',
      company_name: name?.company_name ?? '',
      name_format: name?.name_format ?? '',
    }),
  },
  contact: {
    read: readContact,
    write: (contact) => ({ email: contact?.email ?? '', phone_number: contact?.phone_number ?? '' }),
  },
  address: addressField('address', 'mailing'),
  residential_address: addressField('residential_address', 'form_2'),
  service_address: addressField('service_address', 'mailing'),
  citizenship: {
    read: readCitizenship,
    write: (body) => ({ citizenship: body ? countryInWords(body.countries[0] ?? '') : '' }),
  },
  gender: {
    // As the person says it; never guessed.
    read: ({ gender }, { at }) =>
      ifTyped(gender, (text) => bodyOf('gender', readText(text, { path: at('gender'), maxLength: 60 }))),
    write: (body) => ({ gender: body?.gender ?? '' }),
  },
  birth_date: {
    read: ({ birth_date }, { today, at }) =>
      ifTyped(birth_date, (text) => bodyOf('date', readPastDate(text, { today, path: at('birth_date') }))),
    write: (body) => (body ? { birth_date: body.date } : {}),
  },
  tax_residence: {
    read: ({ tax_residence }, { at }) => readCountries(tax_residence, at('tax_residence')),
    write: (body) => (body ? { tax_residence: body.countries.map(countryInWords) } : {}),
  },
  resident_canadian: { read: readResidency, write: residencyForm },
  capacity: {
    // Attested on the day on which it is typed.
    read: ({ capable_attested: capable }, { today }) =>
      ok(capable === undefined ? undefined : { capable, attested_on: today }),
    write: (body) => (body ? { capable_attested: body.capable } : {}),
  },
};

/** An individual has a first and a last name, anybody else a name of its own; what is left out stays. */
function readName(input: PersonInput, { kind, stored, at }: PersonContext): FieldReading<FactBodies['name']> {
  const { firstname, lastname, company_name, name_format } = input;
  const typed = { firstname, lastname, company_name, name_format };
  if (stored !== undefined && Object.values(typed).every((part) => part === undefined)) return ok(undefined);
  const before = stored?.name;
  const format = name_format ?? before?.name_format ?? '';
  return joinReadings(
    readNames(
      {
        firstname: firstname ?? before?.firstname,
        lastname: lastname ?? before?.lastname,
        company_name: company_name ?? before?.company_name,
      },
      { isIndividual: kind === 'individual', prefix: at(''), missingCompany: 'PEOPLE.COMPANY_NAME_REQUIRED' },
    ),
    collect({ name_format: orNull(readText(format, { path: at('name_format'), maxLength: 60 })) }),
  );
}

/** E-mail and telephone, either of which may be missing; null when both are. */
function readContact(input: PersonInput, { stored, at }: PersonContext): FieldReading<FactBodies['contact']> {
  const { email, phone_number } = input;
  if (email === undefined && phone_number === undefined) return ok(undefined);
  const before = stored?.contact;
  const read = collect<FactBodies['contact']>({
    email: orNull(readEmail(email ?? before?.email ?? '', { path: at('email') })),
    phone_number: readNewPhone(phone_number, before?.phone_number ?? null, at('phone_number')),
  });
  return read.ok && read.value.email === null && read.value.phone_number === null ? ok(null) : read;
}

/** The same number spelled in another way is no change of what is on record. */
function readNewPhone(
  text: string | undefined,
  stored: string | null,
  path: string,
): Result<string | null, FieldRefusal> {
  if (text === undefined) return ok(stored);
  const read = orNull(readPhone(text, path));
  const before = readPhone(stored ?? '');
  return read.ok && before.ok && read.value === before.value ? ok(stored) : read;
}

/** An address of which nothing is filled in takes the fact away. `form_2` is a street address, no post office box. */
function addressField(
  field: 'address' | 'residential_address' | 'service_address',
  use: 'mailing' | 'form_2',
): PersonFact<FactBodies['address']> {
  return {
    read({ [field]: typed }, { at }) {
      if (typed === undefined) return ok(undefined);
      if (isBlankAddress(typed)) return ok(null);
      const read = readAddress(typed, { kind: use }, at(`${field}.`));
      if (!read.ok) return read;
      const { province: region, latitude: _latitude, longitude: _longitude, ...lines } = read.value.address;
      return ok({ ...lines, region });
    },
    write: (body) => (body ? { [field]: addressInWords(body) } : {}),
  };
}

/** Citizenships are told as all countries, or as one word alone, as the specification has it, which says
 *  nothing new of who has it among several. */
function readCitizenship(
  { citizenship: word, citizenships }: PersonInput,
  { stored, at }: PersonContext,
): FieldReading<FactBodies['citizenship']> {
  if (citizenships !== undefined) return readCountries(citizenships, at('citizenships'));
  if (word === undefined) return ok(undefined);
  const read = readCountry(word, at('citizenship'));
  if (!read.ok) return err([read.error]);
  if (read.value === '') return ok(null);
  return ok(stored?.citizenship?.countries[0] === read.value ? undefined : { countries: [read.value] });
}

/** One country or several, each once. Errors at `path.N`: ADDRESS.COUNTRY_UNKNOWN. */
function readCountries(
  words: readonly string[] | undefined,
  path: string,
): FieldReading<{ countries: string[] }> {
  if (words === undefined) return ok(undefined);
  const read = words.map((word, at) => readCountry(word, `${path}.${at}`));
  const refused = read.flatMap((one, at) =>
    !one.ok || one.value === ''
      ? [{ path: `${path}.${at}`, textCode: 'ADDRESS.COUNTRY_UNKNOWN' } as const]
      : [],
  );
  if (refused.length > 0) return err(refused);
  const countries = [...new Set(read.flatMap((one) => (one.ok ? [one.value] : [])))];
  return ok(countries.length === 0 ? null : { countries });
}

/** Whether somebody is a resident Canadian, and when he said so (CBCA s. 2(1)); who is one says why, where a board needs some. */
function readResidency(
  { residency }: PersonInput,
  { today, at, asksGround }: PersonContext,
): FieldReading<FactBodies['resident_canadian']> {
  if (residency === undefined) return ok(undefined);
  const { resident_canadian, ground } = residency;
  const attested = readPastDate(residency.attested_on, { today, path: at('residency.attested_on') });
  if (!attested.ok) return err([attested.error]);
  if (asksGround && resident_canadian && ground === undefined) {
    return err([{ path: at('residency.ground'), textCode: 'PEOPLE.RESIDENCY_GROUND_REQUIRED' }]);
  }
  return ok({
    resident_canadian,
    ground: resident_canadian ? (ground ?? null) : null,
    attested_on: attested.value,
  });
}

function residencyForm(body: FactBodies['resident_canadian'] | null | undefined): PersonInput {
  if (!body) return {};
  const { resident_canadian, ground, attested_on } = body;
  const existing = residencyGrounds.find((one) => one === ground);
  return { residency: { resident_canadian, attested_on, ...(existing && { ground: existing }) } };
}

const ifTyped = <T>(text: string | undefined, read: (text: string) => FieldReading<T>): FieldReading<T> =>
  text === undefined ? ok(undefined) : read(text);

/** A fact that is one text; a blank one takes it away. */
const bodyOf = <Field extends string, Text extends string>(
  field: Field,
  read: Result<Text, FieldRefusal>,
): FieldReading<{ [F in Field]: Text }> =>
  read.ok
    ? ok(read.value === '' ? null : ({ [field]: read.value } as { [F in Field]: Text }))
    : err([read.error]);

const orNull = (read: Result<string, FieldRefusal>): Result<string | null, FieldRefusal> =>
  read.ok && read.value === '' ? ok(null) : read;
