/** Reads a person's form into facts: one reading for new people, corrections and changes. */
import type { PersonalFactKind, PersonKind } from '@tabellion/book/terms/people.ts';
import type { PlainDate } from '@tabellion/kernel/date.ts';
import type { FieldRefusal } from '@tabellion/kernel/refusal.ts';
import { err, ok, type Result } from '@tabellion/kernel/result.ts';
import type { FactBodies, PersonFacts } from '../../registers/facts.ts';
import type { PersonInput } from '../shapes.ts';
import { type PersonContext, personFields } from './personFields.ts';

/** Changes in a form, by kind of fact: null removes the fact, an absent kind stays unchanged. */
export type FactChanges = { readonly [K in PersonalFactKind]?: FactBodies[K] | null };

export interface PersonReading {
  readonly kind: PersonKind;
  readonly facts: FactChanges;
}

interface StoredPerson {
  readonly kind: PersonKind;
  readonly facts: PersonFacts;
}

export interface PersonReadingOptions {
  readonly today: PlainDate;
  readonly existing?: StoredPerson | undefined;
  /** Where the form stands in the request: `person.`, with its dot. */
  readonly prefix?: string;
  /** Whether a resident Canadian says why he is one; he does unless told. */
  readonly asksGround?: boolean;
}

const kinds = Object.keys(personFields) as readonly PersonalFactKind[];

/**
 * Reads a person. Every field that breaks a rule is reported at its place.
 * Errors: PERSON_NAME.REQUIRED, PEOPLE.COMPANY_NAME_REQUIRED, PEOPLE.KIND_FIXED, GENERAL.NOT_AN_EMAIL, GENERAL.TOO_LONG,
 * TEXT.FORBIDDEN_CHARACTERS, PHONE.*, ADDRESS.*, POSTAL_CODE.INVALID, GENERAL.FIELD_REQUIRED, GENERAL.NOT_A_DATE,
 * PEOPLE.DATE_IN_FUTURE, PEOPLE.RESIDENCY_GROUND_REQUIRED.
 */
export function readPerson(
  input: PersonInput,
  { today, existing, prefix = '', asksGround = true }: PersonReadingOptions,
): Result<PersonReading, readonly FieldRefusal[]> {
  const kind = input.kind ?? existing?.kind ?? 'individual';
  const at = (field: string) => `${prefix}${field}`;
  const context: PersonContext = { kind, today, stored: existing?.facts, at, asksGround };
  const reads = kinds.map((fact) => [fact, personFields[fact].read(input, context)] as const);
  const refused = reads.flatMap(([, read]) => (read.ok ? [] : read.error));
  if (existing !== undefined && input.kind !== undefined && input.kind !== existing.kind) {
    refused.unshift({ path: at('kind'), textCode: 'PEOPLE.KIND_FIXED' });
  }
  if (refused.length > 0) return err(refused);
  const changed = reads.flatMap(([fact, read]) =>
    read.ok && read.value !== undefined ? [[fact, read.value] as const] : [],
  );
  // Sound by the type of `personFields`: each kind has the reading of its own body.
  return ok({ kind, facts: Object.fromEntries(changed) as FactChanges });
}

/** The fields of a form that begins with what is stored; of a kind that is `hidden`, as if nothing were. */
export const storedPersonForm = (facts: PersonFacts, hidden: readonly PersonalFactKind[]): PersonInput =>
  Object.assign({}, ...kinds.map((kind) => written(kind, hidden.includes(kind) ? {} : facts)));

const written = <K extends PersonalFactKind>(kind: K, facts: PersonFacts): PersonInput =>
  personFields[kind].write(facts[kind]);
