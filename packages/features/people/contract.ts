/** People and positions (specification section 7). Before incorporation these edit the founding proposal. */
import * as z from 'zod/mini';
import { byId, endpoint, get, ofOrganization, post, remove } from '../endpoint.ts';
import { fieldsBefore } from '../organizations/shapes.ts';
import { Amending } from '../registers/amendments.ts';
import { LegalDate, previewed, proposed, resolved } from '../registers/entryTerms.ts';
import { entryRefusals, recordingRefusals } from '../registers/refusals.ts';
import { positions } from './positions.ts';
import { Officers, Person, PersonInput, PositionHolder, personRefusals } from './shapes.ts';

export const MinMaxDirectors = z.strictObject({ min: z.number(), max: z.number() });

/** The choice of who runs it and who is involved leads to the next step (specification section 4). */
const Manages = z.strictObject({
  manages_company: z.enum(['by_myself', 'other']),
  people_involved: z.optional(z.enum(['owners', 'both', 'other'])),
  was: fieldsBefore,
});

const DirectorsAndOfficers = z.strictObject({
  manages_company: z.enum(['by_myself', 'other']),
  people_involved: z.nullable(z.enum(['owners', 'both', 'other'])),
  directors: z.array(PositionHolder),
  officers: z.array(PositionHolder),
  minMaxDirectors: MinMaxDirectors,
  success: z.boolean(),
});

export const directorsAndOfficers = endpoint({
  ...get('/api/organization/{id}/director-and-officers'),
  summary: 'The manages choice, the directors and the officers.',
  action: 'people.read',
  ...ofOrganization,
  reply: DirectorsAndOfficers,
});

/** Refusals by the shares of a sole founder's subscription. */
const subscribingRefusals = [
  'GENERAL.NOT_FOUND',
  'SHARES.TREASURY_ONLY',
  'SHARES.ISSUANCE_ON_RECORD',
] as const;
export type SubscribingCode = (typeof subscribingRefusals)[number];

export const saveManages = endpoint({
  ...post('/api/organization/{id}/director-and-officers'),
  summary: 'Saves the manages choice; by_myself fills the founding proposal with the user.',
  action: 'people.edit',
  ...ofOrganization,
  body: Manages,
  entity: DirectorsAndOfficers,
  reply: z.strictObject({ ...DirectorsAndOfficers.shape, next: z.enum(['shares', 'directors', 'officers']) }),
  ok: 'PEOPLE.MANAGES_SAVED',
  refusals: [
    ...recordingRefusals,
    ...subscribingRefusals,
    'GENERAL.STALE',
    'REGISTERS.PROPOSAL_CLOSED',
    'PEOPLE.INVOLVED_REQUIRED',
    'PEOPLE.OTHERS_ON_BOARD',
    'PEOPLE.ALREADY_APPOINTED',
    'ORGANIZATION.SUBMITTED',
  ],
});

/** A reading as of a date, and as known at an instant; both default to now. */
export const ReadingDates = z.strictObject({
  asOf: z.optional(LegalDate),
  knownAt: z.optional(z.iso.datetime()),
});

/** How an appointment ends (CBCA ss. 108, 109). */
export const ceaseReasons = ['resigned', 'removed', 'term', 'death', 'disqualified'] as const;

/** Why an appointment of the register has ended: as somebody told, or because its holder changed to another position. */
export const endedReasons = [...ceaseReasons, 'succeeded'] as const;

const EndedDirectorship = z.strictObject({
  appointment_id: z.string(),
  person_id: z.string(),
  display_name: z.string(),
  /** The first day, and the day from which the seat was no longer held. */
  from: LegalDate,
  to: LegalDate,
  reason: z.nullable(z.enum(endedReasons)),
});

export type EndedDirectorship = z.infer<typeof EndedDirectorship>;

export const listDirectors = endpoint({
  ...get('/api/organization/{id}/directors'),
  summary: 'The register of directors.',
  action: 'people.read',
  ...ofOrganization,
  query: ReadingDates,
  reply: z.strictObject({
    directors: z.array(PositionHolder),
    /** Whoever was a director and no longer is: the register keeps them. */
    former: z.array(PositionHolder),
    /** Every directorship that has ended, the last first; of one who was elected again as well. */
    ended: z.array(EndedDirectorship),
    minMaxDirectors: MinMaxDirectors,
    asOf: LegalDate,
  }),
  refusals: ['GENERAL.NOT_A_DATE'],
});

export const listOfficers = endpoint({
  ...get('/api/organization/{id}/officers'),
  summary: 'The register of officers, by position.',
  action: 'people.read',
  ...ofOrganization,
  query: ReadingDates,
  reply: z.strictObject({ officers: Officers, former: z.array(PositionHolder), asOf: LegalDate }),
  refusals: ['GENERAL.NOT_A_DATE'],
});

const PositionPath = z.strictObject({ id: z.uuid(), position: z.enum(positions) });

/** An appointment. After incorporation `appointed_on` is required; before it the certificate dates it. */
const Appointment = {
  title: z.optional(z.string().check(z.maxLength(300))),
  appointed_on: z.optional(LegalDate),
  /** It began on that day or before: only of a corporation that existed before it came here. */
  or_before: z.optional(z.boolean()),
  consent_on: z.optional(LegalDate),
  /** Its date is the day of the appointment unless `resolution_on` says otherwise. */
  ...resolved,
};

export const PeopleView = z.strictObject({
  person_id: z.string(),
  proposal_id: z.optional(z.string()),
  directors: z.array(PositionHolder),
  officers: z.array(PositionHolder),
  /** Whoever held a position and holds none now. */
  former: z.array(PositionHolder),
  minMaxDirectors: MinMaxDirectors,
  /** Warnings that refuse nothing: residency, consent within ten days, an e-mail address used twice. */
  warnings: z.array(z.strictObject({ textCode: z.string(), message: z.string() })),
});

export type PeopleView = z.infer<typeof PeopleView>;

const positionRefusals = [...entryRefusals, ...personRefusals, 'ORGANIZATION.SUBMITTED'] as const;

export const addToPosition = endpoint({
  ...post('/api/organization/{id}/add/{position}'),
  summary: 'Appoints a person, new or known, to a position.',
  action: 'people.edit',
  tenant: byId,
  params: PositionPath,
  body: z.strictObject({
    person: z.optional(PersonInput),
    person_id: z.optional(z.uuid()),
    ...Appointment,
    ...Amending,
    ...previewed,
    ...proposed,
  }),
  entity: PositionHolder,
  entityAs: 'person',
  reply: PeopleView,
  ok: 'PEOPLE.APPOINTED',
  alsoOk: ['PEOPLE.PREVIEWED', 'REGISTERS.PROPOSED'],
  refusals: [...positionRefusals, 'PEOPLE.ALREADY_APPOINTED'],
});

export const updatePosition = endpoint({
  ...post('/api/organization/{id}/update/{position}'),
  summary: 'Corrects an appointment or changes its person.',
  action: 'people.edit',
  tenant: byId,
  params: PositionPath,
  body: z.strictObject({
    person: PersonInput,
    ...Appointment,
    /** Was it wrong, or did it change on a day? Asked once after incorporation (decisions section 5). */
    as: z.optional(z.enum(['correction', 'change'])),
    changed_on: z.optional(LegalDate),
    reason: z.optional(z.string().check(z.maxLength(300))),
    ...Amending,
    ...previewed,
  }),
  entity: PositionHolder,
  entityAs: 'person',
  reply: PeopleView,
  ok: 'PEOPLE.DIRECTOR_UPDATED',
  alsoOk: ['PEOPLE.OFFICER_UPDATED', 'PEOPLE.PREVIEWED'],
  refusals: [...positionRefusals, 'PEOPLE.APPOINTMENT_NO_CHANGE'],
});

export const giveConsent = endpoint({
  ...post('/api/organization/{id}/corporation/consent'),
  summary: 'Records the written consent of a director after the election (CBCA s. 106(9)).',
  action: 'people.edit',
  ...ofOrganization,
  body: z.strictObject({ person_id: z.uuid(), consent_on: LegalDate, ...previewed, ...proposed }),
  reply: PeopleView,
  ok: 'PEOPLE.DIRECTOR_UPDATED',
  alsoOk: ['PEOPLE.PREVIEWED', 'REGISTERS.PROPOSED'],
  refusals: [
    ...entryRefusals,
    'ORGANIZATION.SUBMITTED',
    'REGISTERS.NOT_INCORPORATED',
    'PEOPLE.BEFORE_APPOINTMENT',
    'SHARES.NOTHING_CHANGES',
  ],
});

const Cessation = {
  /** Both are asked for after incorporation. */
  date: z.optional(LegalDate),
  reason: z.optional(z.enum(ceaseReasons)),
  /** Its date is the day of the end unless told. */
  ...resolved,
  /** Which one, where the person holds several positions `other`. */
  title: z.optional(z.string().check(z.maxLength(300))),
};

/** As the specification has it (section 7): of a founding, and of an appointment whose end nothing stands against. */
export const removeFromPosition = endpoint({
  ...remove('/api/organization/{id}/remove/{position}/{itemId}'),
  summary:
    'Ends an appointment; the person stays in the register. Before incorporation it is taken out of the proposal.',
  action: 'people.edit',
  tenant: byId,
  params: z.strictObject({ id: z.uuid(), position: z.enum(positions), itemId: z.uuid() }),
  query: z.strictObject(Cessation),
  reply: PeopleView,
  ok: 'PEOPLE.REMOVED',
  refusals: [...entryRefusals, 'ORGANIZATION.SUBMITTED'],
});

/** Screens end an appointment on record by it: a body says what is amended with it, and a preview what
 *  comes of it. */
export const endPosition = endpoint({
  ...post('/api/organization/{id}/end/{position}'),
  summary:
    'Ends an appointment, with what is amended with it, or previews that; the DELETE ends one with which nothing is amended.',
  action: 'people.edit',
  tenant: byId,
  params: PositionPath,
  body: z.strictObject({ person_id: z.uuid(), ...Cessation, ...Amending, ...previewed, ...proposed }),
  reply: PeopleView,
  ok: 'PEOPLE.REMOVED',
  alsoOk: ['PEOPLE.PREVIEWED', 'REGISTERS.PROPOSED'],
  refusals: [...entryRefusals, 'ORGANIZATION.SUBMITTED'],
});

export const removePreviousPosition = endpoint({
  ...remove('/api/organization/{id}/removepreviousposition/{position}/{personId}/{newPosition}'),
  summary: 'Ends the old position on the date of the new one.',
  action: 'people.edit',
  tenant: byId,
  params: z.strictObject({
    id: z.uuid(),
    position: z.enum(positions),
    personId: z.uuid(),
    newPosition: z.enum(positions),
  }),
  reply: PeopleView,
  ok: 'PEOPLE.REMOVED',
  refusals: [
    ...entryRefusals,
    'PEOPLE.POSITION_REPEATED',
    'PEOPLE.BEFORE_APPOINTMENT',
    'ORGANIZATION.SUBMITTED',
  ],
});

export const listPeople = endpoint({
  ...get('/api/person/list/{id}'),
  summary: 'Everybody on record in an organization.',
  action: 'people.read',
  ...ofOrganization,
  reply: z.strictObject({ persons: z.array(Person) }),
});

const FoundPerson = z.strictObject({
  person_id: z.string(),
  display_name: z.string(),
  /** Street and city of the address; empty where none is on record. */
  place: z.string(),
});

export type FoundPerson = z.infer<typeof FoundPerson>;

export const findPeople = endpoint({
  ...get('/api/person/find/{id}'),
  summary:
    'The first twenty on record whose names or addresses have every word, by family name in the alphabet of the reader; for lists to choose from.',
  action: 'people.read',
  ...ofOrganization,
  query: z.strictObject({
    /** Words; left out for everybody. */
    words: z.optional(z.string().check(z.maxLength(200))),
    /** Left out: whoever is on record; `holder`: whoever holds shares today. */
    kind: z.optional(z.enum(['individual', 'holder'])),
    /** Somebody chosen already, who is told besides. */
    chosen: z.optional(z.uuid()),
  }),
  reply: z.strictObject({
    people: z.array(FoundPerson),
    /** Null where nobody is, or he is not on record. */
    chosen: z.nullable(FoundPerson),
  }),
});

export const readPerson = endpoint({
  ...get('/api/person/{id}'),
  summary: 'One person, with the masked facts for those who may edit.',
  action: 'people.read',
  tenant: { in: 'object', from: 'params', name: 'id', kind: 'person' },
  params: z.strictObject({ id: z.uuid() }),
  query: z.strictObject({ reveal: z.optional(z.enum(['true'])) }),
  reply: z.strictObject({ person: Person, input: PersonInput }),
});

export const updatePerson = endpoint({
  ...post('/api/person/update'),
  summary: 'Corrects a person, or records a change on a date.',
  action: 'people.edit',
  tenant: { in: 'object', from: 'body', name: 'person_id', kind: 'person' },
  body: z.strictObject({
    ...PersonInput.shape,
    person_id: z.uuid(),
    as: z.optional(z.enum(['correction', 'change'])),
    changed_on: z.optional(LegalDate),
    reason: z.optional(z.string().check(z.maxLength(300))),
    ...Amending,
  }),
  entity: PositionHolder,
  reply: z.strictObject({ person: Person }),
  ok: 'PEOPLE.PERSON_UPDATED',
  refusals: positionRefusals,
});
