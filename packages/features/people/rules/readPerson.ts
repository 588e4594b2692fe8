/** What a form says of a person, as facts: one reading for new people, corrections and changes. */
import type { FactKind, PersonKind } from '@tabellion/book/acts/person-added.ts';
import type { PlainDate } from '@tabellion/kernel/date.ts';
import type { FieldRefusal } from '@tabellion/kernel/refusal.ts';
import { err, ok, type Result } from '@tabellion/kernel/result.ts';
import type { FactBodies, PersonFacts } from '../../registers/facts.ts';
import type { PersonInput } from '../shapes.ts';
import { readCitizenship, readCountries, readGender, readPlace } from './personFields.ts';
import { readContact, readName } from './personName.ts';
import { readBirthDate, readCapacity, readResidency } from './personStanding.ts';

/** What a form changes, by kind of fact: null takes the fact away, a kind that is not here stays as it was. */
export type FactChanges = { readonly [K in FactKind]?: FactBodies[K] | null };

export interface PersonReading {
  readonly kind: PersonKind;
  readonly facts: FactChanges;
}

/** Somebody on record before the form was filled in. */
interface KnownPerson {
  readonly kind: PersonKind;
  readonly facts: PersonFacts;
}

export interface Reading {
  /** At the organization's registry. */
  readonly today: PlainDate;
  /** Absent for a person who is new. */
  readonly known?: KnownPerson | undefined;
  /** Where the form stands in the request: `person.`, with its dot. */
  readonly prefix?: string;
}

/**
 * Reads a person. Every field that breaks a rule is reported at its place.
 * Errors: PERSON_NAME.REQUIRED, PEOPLE.COMPANY_NAME_REQUIRED, PEOPLE.KIND_FIXED, GENERAL.NOT_AN_EMAIL, GENERAL.TOO_LONG,
 * TEXT.FORBIDDEN_CHARACTERS, PHONE.*, ADDRESS.*, POSTAL_CODE.INVALID, GENERAL.FIELD_REQUIRED, GENERAL.NOT_A_DATE,
 * PEOPLE.DATE_IN_FUTURE, PEOPLE.RESIDENCY_GROUND_REQUIRED.
 */
export function readPerson(
  input: PersonInput,
  { today, known, prefix = '' }: Reading,
): Result<PersonReading, readonly FieldRefusal[]> {
  const kind = input.kind ?? known?.kind ?? 'individual';
  const facts = known?.facts ?? {};
  const at = (field: string) => `${prefix}${field}`;
  const reads: { readonly [K in FactKind]?: Result<FactChanges[K] | undefined, readonly FieldRefusal[]> } = {
    name: readName(input, { kind, known: facts.name, isNew: known === undefined, prefix }),
    contact: readContact(input, { known: facts.contact, prefix }),
    address: readPlace(input.address, 'mailing', at('address.')),
    residential_address: readPlace(input.residential_address, 'form_2', at('residential_address.')),
    service_address: readPlace(input.service_address, 'mailing', at('service_address.')),
    citizenship:
      input.citizenships === undefined
        ? readCitizenship(input.citizenship, { known: facts.citizenship, path: at('citizenship') })
        : readCountries(input.citizenships, at('citizenships')),
    gender: readGender(input.gender, at('gender')),
    birth_date: readBirthDate(input.birth_date, { today, path: at('birth_date') }),
    tax_residence: readCountries(input.tax_residence, at('tax_residence')),
    resident_canadian: readResidency(input.residency, { today, prefix: at('residency.') }),
    capacity: readCapacity(input.capable_attested, today),
  };
  const refused = Object.values(reads).flatMap((read) => (read.ok ? [] : read.error));
  if (known !== undefined && input.kind !== undefined && input.kind !== known.kind) {
    refused.unshift({ path: at('kind'), textCode: 'PEOPLE.KIND_FIXED' });
  }
  if (refused.length > 0) return err(refused);
  const told = Object.entries(reads).flatMap(([fact, read]) =>
    read.ok && read.value !== undefined ? [[fact, read.value] as const] : [],
  );
  // Sound by the type of `reads`: each kind has the reading of its own body.
  return ok({ kind, facts: Object.fromEntries(told) as FactChanges });
}
