/** Search over the registers: people, certificates, share classes, instruments and pools of options by what their register shows
 *  of them, and documents by title and number. Home addresses, birth dates and tax residences are never looked at (decisions
 *  section 3). */
import * as z from 'zod/mini';
import { endpoint, get, ofOrganization } from '../endpoint.ts';
import { positions } from '../people/positions.ts';
import { LegalDate } from '../registers/entryTerms.ts';

/** The page of the organization that shows it: a key of the navigation. */
const places = [
  'directors',
  'officers',
  'shareholders',
  'share-classes',
  'instruments',
  'control',
  'document',
  'dashboard',
] as const;
const place = z.enum(places);
export type Place = z.output<typeof place>;

/** Whose page among the shareholders tells of it; null for who holds nothing on record. */
const holder_id = z.nullable(z.string());

const person = z.strictObject({
  kind: z.literal('person'),
  _id: z.string(),
  name: z.string(),
  /** Held today, or to be held once the proposal applies; `title` is that of an untitled position. */
  positions: z.array(z.strictObject({ position: z.enum(positions), title: z.string() })),
  /** Whole shares of all classes, `0` for none. */
  sharesExact: z.string(),
  /** Whole shares that wait in proposals, `0` for none. */
  subscribedExact: z.string(),
  place,
  holder_id,
});

const certificate = z.strictObject({
  kind: z.literal('certificate'),
  _id: z.string(),
  /** Its number as printed, such as `CS-7`. */
  name: z.string(),
  className: z.string(),
  /** Empty when the name was erased. */
  holder: z.string(),
  /** Whole shares. */
  sharesExact: z.string(),
  state: z.enum(['open', 'ended', 'void']),
  place,
  holder_id,
});

const shareClass = z.strictObject({
  kind: z.literal('class'),
  _id: z.string(),
  name: z.string(),
  /** The prefix of its certificates' numbers. */
  prefix: z.string(),
  place,
});

const instrument = z.strictObject({
  kind: z.literal('instrument'),
  _id: z.string(),
  /** Its number, such as `OPT-3`. */
  name: z.string(),
  /** Empty when the name was erased. */
  holder: z.string(),
  /** Whole shares that may still come of it; null of what gives a right to no number of them. */
  leftExact: z.nullable(z.string()),
  state: z.enum(['open', 'ended', 'void']),
  place,
});

const pool = z.strictObject({
  kind: z.literal('pool'),
  _id: z.string(),
  name: z.string(),
  /** Whole shares that nobody has been granted yet. */
  leftExact: z.string(),
  place,
});

const document = z.strictObject({
  kind: z.literal('document'),
  _id: z.string(),
  /** Its title. */
  name: z.string(),
  /** Such as `D-2025-01`; empty where it has none. */
  number: z.string(),
  dated_on: z.nullable(LegalDate),
  place,
});

const hit = z.discriminatedUnion('kind', [person, certificate, shareClass, instrument, pool, document]);
export type Hit = z.output<typeof hit>;

/** The most hits of each kind. */
export const most = {
  people: 10,
  certificates: 6,
  classes: 4,
  instruments: 6,
  pools: 3,
  documents: 8,
} as const;

export const longestQuestion = 100;

export const searchRegisters = endpoint({
  ...get('/api/organization/{id}/search'),
  summary:
    'People, certificates, share classes, instruments and pools of today’s registers and open proposals, and documents, that have every word.',
  action: 'search.read',
  ...ofOrganization,
  query: z.strictObject({
    /** Words in any order; case and accents do not matter. */
    q: z.string().check(z.minLength(1), z.maxLength(longestQuestion)),
  }),
  reply: z.strictObject({ hits: z.array(hit) }),
});
