/** How a person is called and reached. */
import type { PersonKind } from '@tabellion/book/acts/person-added.ts';
import type { FieldRefusal } from '@tabellion/kernel/refusal.ts';
import { err, ok, type Result } from '@tabellion/kernel/result.ts';
import { emailSchema, normalizeEmail } from '@tabellion/law/email.ts';
import { collect, readText } from '@tabellion/law/fields.ts';
import { personNameMaxLength, readPersonName, readPhone } from '@tabellion/law/person.ts';
import type { FactBodies } from '../../registers/facts.ts';
import type { PersonInput } from '../shapes.ts';

type Refused = readonly FieldRefusal[];

const blank: FactBodies['name'] = { firstname: '', lastname: '', company_name: '', name_format: null };

/** An individual has a first and a last name, anybody else a name of its own; what is not told stays.
 *  @returns undefined where the form says nothing of the name */
export function readName(
  input: PersonInput,
  {
    kind,
    known,
    isNew,
    prefix,
  }: {
    readonly kind: PersonKind;
    readonly known: FactBodies['name'] | null | undefined;
    readonly isNew: boolean;
    readonly prefix: string;
  },
): Result<FactBodies['name'] | undefined, Refused> {
  const { firstname, lastname, company_name, name_format } = input;
  const isTold = [firstname, lastname, company_name, name_format].some((part) => part !== undefined);
  if (!isNew && !isTold) return ok(undefined);
  const before = known ?? blank;
  const isIndividual = kind === 'individual';
  const company = readText(company_name ?? before.company_name, {
    path: `${prefix}company_name`,
    maxLength: personNameMaxLength,
    required: !isIndividual,
  });
  return collect<FactBodies['name']>({
    firstname: readPersonName(firstname ?? before.firstname, {
      path: `${prefix}firstname`,
      required: isIndividual,
    }),
    lastname: readPersonName(lastname ?? before.lastname, {
      path: `${prefix}lastname`,
      required: isIndividual,
    }),
    company_name:
      company.ok || company.error.textCode !== 'GENERAL.FIELD_REQUIRED'
        ? company
        : err({ path: `${prefix}company_name`, textCode: 'PEOPLE.COMPANY_NAME_REQUIRED' }),
    name_format: orNull(
      readText(name_format ?? before.name_format ?? '', { path: `${prefix}name_format`, maxLength: 60 }),
    ),
  });
}

/** E-mail and telephone, either of which may be missing; null when both are. */
export function readContact(
  input: PersonInput,
  { known, prefix }: { readonly known: FactBodies['contact'] | null | undefined; readonly prefix: string },
): Result<FactBodies['contact'] | null | undefined, Refused> {
  if (input.email === undefined && input.phone_number === undefined) return ok(undefined);
  const read = collect<FactBodies['contact']>({
    email: readEmail(input.email ?? known?.email ?? '', `${prefix}email`),
    phone_number: readNewPhone(input.phone_number, known?.phone_number ?? null, `${prefix}phone_number`),
  });
  if (!read.ok) return read;
  return ok(read.value.email === null && read.value.phone_number === null ? null : read.value);
}

/** The same number spelled in another way is no change of what is on record. */
function readNewPhone(
  text: string | undefined,
  known: string | null,
  path: string,
): Result<string | null, FieldRefusal> {
  if (text === undefined) return ok(known);
  const read = orNull(readPhone(text, path));
  const before = readPhone(known ?? '');
  return read.ok && before.ok && read.value === before.value ? ok(known) : read;
}

function readEmail(text: string, path: string): Result<string | null, FieldRefusal> {
  const email = normalizeEmail(text);
  if (email === '') return ok(null);
  return emailSchema.safeParse(email).success ? ok(email) : err({ path, textCode: 'GENERAL.NOT_AN_EMAIL' });
}

const orNull = (read: Result<string, FieldRefusal>): Result<string | null, FieldRefusal> =>
  read.ok && read.value === '' ? ok(null) : read;
