/** The one whom a link names, as the registers have him today. */
import type { Certificate, Person } from '@tabellion/book/entities.ts';
import type { Instant, PlainDate } from '@tabellion/kernel/date.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import { readingToday } from '../../people/server/public.ts';
import { displayName } from '../../registers/facts.ts';
import type { ReadingAt } from '../../registers/server/public/acts.ts';
import { type InstrumentRow, instrumentsOn } from '../../registers/server/public/instruments.ts';
import {
  factsOf,
  factsWithEmail,
  personAt,
  type SeatRow,
  seatsOn,
} from '../../registers/server/public/people.ts';
import { certificatesOf } from '../../registers/server/public/shares.ts';

export interface Reader {
  readonly q: Queries;
  readonly orgId: string;
  readonly now: Instant;
}

export interface LinkSubject {
  readonly person: Person;
  /** Empty when erased. */
  readonly name: string;
  /** The fact that has the address, and the address; both undefined where there is none. */
  readonly contactFact: string | undefined;
  readonly email: string | undefined;
  /** That fact, and former ones with the same address: a new telephone number makes another fact. */
  readonly contactFacts: readonly string[];
  readonly at: ReadingAt;
  readonly today: PlainDate;
}

/** @returns undefined for whoever is not in the register today */
export async function subjectOf(reader: Reader, personId: string): Promise<LinkSubject | undefined> {
  const { q, orgId } = reader;
  const { at, today } = await readingToday(reader);
  const person = await personAt(q, orgId, { ...at, personId });
  if (person === undefined) return undefined;
  const facts = (await factsOf(q, orgId, [person])).get(personId);
  const email = facts?.contact?.email ?? undefined;
  const contactFacts = email === undefined ? [] : await factsWithEmail(q, orgId, { personId, email });
  return {
    person,
    name: displayName(facts?.name),
    contactFact: email === undefined ? undefined : person.facts.contact?.fact,
    email,
    contactFacts,
    at,
    today,
  };
}

const everyRight = {
  who: 'all',
  kind: null,
  from: null,
  onlyChanges: false,
  order: 'on',
  descending: false,
  after: null,
  limit: 200,
} as const;

const everySeat = {
  who: 'all',
  words: '',
  order: 'since',
  descending: true,
  language: 'en',
} as const;

export interface Held {
  readonly certificates: readonly Certificate[];
  readonly rights: readonly InstrumentRow[];
  readonly seats: readonly SeatRow[];
}

/** Everything that he holds or held, and every office that he has or had. */
export async function heldBy({ q, orgId }: Reader, at: ReadingAt, personId: string): Promise<Held> {
  const [certificates, rights, directors, officers] = await Promise.all([
    certificatesOf(q, orgId, { ...at, personId }),
    instrumentsOn(q, orgId, at, { ...everyRight, personIds: [personId] }),
    seatsOn(q, orgId, at, { ...everySeat, of: 'directors' }),
    seatsOn(q, orgId, at, { ...everySeat, of: 'officers' }),
  ]);
  return {
    certificates: certificates.filter(({ status }) => status !== 'void'),
    rights,
    seats: [...directors, ...officers].filter((one) => one.personId === personId),
  };
}

/** Nobody else has a page: not a person who is in the register for significant control alone. */
export const mayHavePage = ({ certificates, rights, seats }: Held): boolean =>
  certificates.length + rights.length + seats.length > 0;
