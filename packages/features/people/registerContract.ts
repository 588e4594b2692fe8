/** The registers on any date, as known at any instant: what they share, and the registers of directors and officers. */
import * as z from 'zod/mini';
import { endpoint, get, ofOrganization } from '../endpoint.ts';
import { LegalDate } from '../registers/entryTerms.ts';
import { endedReasons, ReadingDates } from './contract.ts';
import { positions } from './positions.ts';
import { Address, personKinds } from './shapes.ts';

export const registerNames = [
  'shareholders',
  'transfers',
  'instruments',
  'classes',
  'directors',
  'officers',
] as const;
export type RegisterName = (typeof registerNames)[number];

/** Those who stand in the list: on the date, before it, or both, since a register keeps everybody. */
export const whos = ['current', 'former', 'all'] as const;
export const SeatFilter = z.enum(whos);
export type SeatFilter = z.infer<typeof SeatFilter>;

export const NamePart = z.string().check(z.maxLength(200));

export const SeatChange = z.enum(['joined', 'left', 'changed', 'same']);

/** The other date of a comparison; `changes` leaves out what is the same on both. */
export const ComparedDates = { from: z.optional(LegalDate), only: z.optional(z.enum(['changes'])) } as const;

/** The last line of the page before, and the last act that it knew, as `next` tells them. */
export const lineCursorPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.\d{1,15}$/;

export const Paging = {
  after: z.optional(z.string().check(z.regex(lineCursorPattern))),
  /** Lines in a page, 1 to 200; 50 where it is left out. */
  limit: z.optional(z.string().check(z.regex(/^([1-9]\d?|1\d\d|200)$/))),
} as const;

/** The counts of all lines that the filter lets through, whether or not only changes are listed. */
export const ComparedTotal = {
  lines: z.number(),
  joined: z.number(),
  left: z.number(),
  changed: z.number(),
  same: z.number(),
} as const;

/** The date on which a reading stands, and the clock by which it was asked. */
export const StandsOn = {
  asOf: LegalDate,
  /** Today at the registry, and the registry's zone (an IANA name). */
  today: LegalDate,
  zone: z.string(),
} as const;

export const RegisteredPerson = {
  person_id: z.string(),
  kind: z.enum(personKinds),
  /** Empty when erased. */
  display_name: z.string(),
  is_erased: z.boolean(),
  /** The latest known address on that date. */
  address: z.nullable(Address),
} as const;

export const readRegisterDays = endpoint({
  ...get('/api/organization/{id}/register/days'),
  summary: 'The dates on which a register changed, rising; the cap table changes with `classes`.',
  action: 'people.read',
  ...ofOrganization,
  query: z.strictObject({ of: z.enum(registerNames), knownAt: z.optional(z.iso.datetime()) }),
  reply: z.strictObject({
    days: z.array(LegalDate),
    today: LegalDate,
    zone: z.string(),
    /** False before incorporation: there are no registers yet, only what the wizard has collected. */
    isFounded: z.boolean(),
  }),
  refusals: ['GENERAL.FIELD_INVALID', 'GENERAL.NOT_A_DATE'],
});

const Seat = z.strictObject({
  appointment_id: z.string(),
  ...RegisteredPerson,
  position: z.enum(positions),
  /** The title in use; null where the position has its own name. */
  title: z.nullable(z.string()),
  since: LegalDate,
  /** It began on that day or before: the register does not tell when. */
  is_on_or_before: z.boolean(),
  /** The day from which the position was no longer held; null for who holds it. */
  until: z.nullable(LegalDate),
  reason: z.nullable(z.enum(endedReasons)),
  /** The written consent of a director (CBCA s. 106(9)), and whether attested to be a resident Canadian. */
  consent_on: z.nullable(LegalDate),
  resident_canadian: z.nullable(z.boolean()),
});

export type Seat = z.infer<typeof Seat>;

/** A seat as it stands, and as it stood on the other date of a comparison; of one that left, as it stood there. */
const ComparedSeat = z.strictObject({ ...Seat.shape, change: SeatChange, before: z.nullable(Seat) });

export type ComparedSeat = z.infer<typeof ComparedSeat>;

export const seatSorts = ['name', '-name', 'since', '-since'] as const;

const SeatsQuery = z.strictObject({
  ...ReadingDates.shape,
  ...ComparedDates,
  who: z.optional(SeatFilter),
  name: z.optional(NamePart),
  sort: z.optional(z.enum(seatSorts)),
  ...Paging,
});

const Seats = z.strictObject({
  seats: z.array(ComparedSeat),
  /** The first day after the date on which, or before which, somebody began who may have held a position on the date too; null where
   *  nobody may. */
  open_since: z.nullable(LegalDate),
  total: z.strictObject(ComparedTotal),
  /** The `after` of the next page; null on the last one. */
  next: z.nullable(z.string()),
  ...StandsOn,
});

const seatRegister = <Of extends 'directors' | 'officers'>(of: Of, summary: string) =>
  endpoint({
    ...get(`/api/organization/{id}/register/${of}`),
    summary,
    action: 'people.read',
    ...ofOrganization,
    query: SeatsQuery,
    reply: Seats,
    refusals: ['GENERAL.FIELD_INVALID', 'GENERAL.NOT_A_DATE'],
  });

export const listRegisterDirectors = seatRegister(
  'directors',
  'The register of directors on a date, page by page: each directorship with consent, since and until.',
);

export const listRegisterOfficers = seatRegister(
  'officers',
  'The register of officers on a date, page by page: each appointment with position, since and until.',
);
