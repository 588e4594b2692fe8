/** People as they travel (specification section 3, "People and positions"); names and spellings are its own. */
import * as z from 'zod/mini';
import { LegalDate } from '../registers/entryTerms.ts';
import { officerPositions } from './positions.ts';

/** Somebody in a line of a register. */
export const NamedParty = z.strictObject({
  person_id: z.string(),
  /** Empty when the name was erased. */
  display_name: z.string(),
});

const Line = z.string().check(z.maxLength(300));

/** `country` and `region` as the words of the specification: Canada, Ontario. */
export const Address = z.strictObject({
  address_line_1: Line,
  address_line_2: z.optional(Line),
  city: Line,
  region: Line,
  country: Line,
  postal_code: z.string().check(z.maxLength(20)),
});

export const personKinds = ['individual', 'body_corporate', 'trust', 'joint'] as const;

/** The grounds of "resident Canadian" (CBCA s. 2(1)); see book/judge/law.ts. */
export const residencyGrounds = ['citizen_resident', 'citizen_abroad', 'permanent_resident'] as const;

/** "Resident Canadian": attested, on a day. Whoever says yes says why: `ground` is then required. */
const Residency = z.strictObject({
  resident_canadian: z.boolean(),
  ground: z.optional(z.enum(residencyGrounds)),
  attested_on: LegalDate,
});

/** One of joint holders: somebody on record, or an individual who is new. */
const Member = z.strictObject({
  person_id: z.optional(z.uuid()),
  firstname: z.optional(Line),
  lastname: z.optional(Line),
});

/** A person as a form sends it. Facts of the register of individuals with significant control are
 *  separate and masked. In an update, omitted fields stay unchanged, and empty ones are removed. */
export const PersonInput = z.strictObject({
  person_id: z.optional(z.uuid()),
  kind: z.optional(z.enum(personKinds)),
  firstname: z.optional(Line),
  lastname: z.optional(Line),
  company_name: z.optional(Line),
  /** All joint holders, in the order in which the certificate names them. */
  members: z.optional(z.array(Member).check(z.maxLength(20))),
  email: z.optional(z.string().check(z.maxLength(254))),
  phone_number: z.optional(z.string().check(z.maxLength(20))),
  citizenship: z.optional(Line),
  /** All of them, where there are several (CBCA s. 21.1(1)); stands for `citizenship`. */
  citizenships: z.optional(z.array(Line).check(z.maxLength(20))),
  gender: z.optional(Line),
  name_format: z.optional(Line),
  address: z.optional(Address),
  /** Form 2: residential address or address for service; shown only to those who may edit the person. */
  residential_address: z.optional(Address),
  /** Shown to the public by the register of significant control in place of the residential address. */
  service_address: z.optional(Address),
  birth_date: z.optional(LegalDate),
  tax_residence: z.optional(z.array(Line).check(z.maxLength(20))),
  residency: z.optional(Residency),
  /** Attested: at least 18, not incapable, not bankrupt (CBCA s. 105(1)). */
  capable_attested: z.optional(z.boolean()),
  /** He is somebody new: not the person on record who has the same name and the same e-mail address,
   *  address or birth date. */
  is_another: z.optional(z.boolean()),
});

export const Person = z.strictObject({
  person_id: z.string(),
  kind: z.enum(personKinds),
  firstname: z.string(),
  lastname: z.string(),
  company_name: z.string(),
  display_name: z.string(),
  email: z.nullable(z.string()),
  phone_number: z.nullable(z.string()),
  citizenship: z.nullable(z.string()),
  gender: z.nullable(z.string()),
  name_format: z.nullable(z.string()),
  address: z.nullable(Address),
  /** The facts were erased: the person stays in the register without them. */
  is_erased: z.boolean(),
  /** The joint holders in their order; absent for anybody else. */
  members: z.optional(z.array(z.strictObject({ person_id: z.string(), display_name: z.string() }))),
  /** Facts on record but not shown here: `residential_address`, `birth_date`, `tax_residence`. */
  masked: z.array(z.string()),
  resident_canadian: z.nullable(z.boolean()),
  capable_attested: z.nullable(z.boolean()),
});

const OfficerPosition = z.enum(officerPositions);
const ByPosition = z.partialRecord(z.enum(['directors', ...officerPositions]), LegalDate);

/** A director or officer: `_id` is the person's id (decisions section 5). */
export const PositionHolder = z.strictObject({
  _id: z.string(),
  ...Person.shape,
  elected_date: z.nullable(LegalDate),
  appointment_dates: ByPosition,
  removal_dates: ByPosition,
  /** Keyed by position; the value is the title in use, the free one for `other`. */
  positions: z.partialRecord(z.enum(['directors', ...officerPositions]), z.string()),
  /** The free titles one by one, of who has any: a person may hold several positions `other`. */
  other_titles: z.optional(z.array(z.string())),
  consent_on: z.nullable(LegalDate),
});

export const Officers = z.partialRecord(OfficerPosition, z.array(PositionHolder));

export type PersonInput = z.infer<typeof PersonInput>;

/** Codes with which a form is refused that names a person or describes one. */
export const personRefusals = [
  'PEOPLE.PERSON_REQUIRED',
  'PEOPLE.ALREADY_ON_RECORD',
  'PEOPLE.CORRECTION_OR_CHANGE',
  'PEOPLE.ERASED',
  'REGISTERS.NOT_JOINT',
] as const;
export type Person = z.infer<typeof Person>;
export type PositionHolder = z.infer<typeof PositionHolder>;
export type Address = z.infer<typeof Address>;
