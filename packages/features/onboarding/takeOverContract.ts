/** Several corporations that exist come here at once: read from a table or from profiles of the federal registry, and taken over
 *  one by one, each in a transaction of its own. Ours, not section 7's. */
import { anchors } from '@tabellion/law/deadlines/deadline.ts';
import * as z from 'zod/mini';
import { endpoint, get, post } from '../endpoint.ts';
import { tableTypes } from '../exchange/rules/sources.ts';
import { organizationStatuses } from '../organizations/rules/status.ts';
import { positions } from '../people/positions.ts';
import { personRefusals, residencyGrounds } from '../people/shapes.ts';
import { LegalDate } from '../registers/entryTerms.ts';
import { entryRefusals } from '../registers/refusals.ts';

const line = z.string().check(z.maxLength(2_000));
const optional = z.optional(line);

/** A position that somebody holds today. */
const Seat = z.strictObject({
  position: z.enum(positions),
  since: LegalDate,
  /** It began on that day or before: nobody knows since when. */
  or_before: z.boolean(),
});

const TakenPerson = z.strictObject({
  firstname: line,
  lastname: line,
  address: z.optional(
    z.strictObject({
      address_line_1: line,
      address_line_2: optional,
      city: line,
      region: line,
      country: line,
      postal_code: line,
    }),
  ),
  /** Whether a resident Canadian, and on which ground: attested on the day on which it is taken over. Left out where nobody said. */
  resident: z.optional(z.enum([...residencyGrounds, 'no'])),
  positions: z.array(Seat).check(z.minLength(1), z.maxLength(positions.length)),
});

export const mostPeople = 100;

/** A corporation as it is today. Words of places and laws are the specification's; what nobody knows is left out. */
export const TakenCorporation = z.strictObject({
  /** The whole name, with its legal element. */
  name: line,
  corporation_type: line,
  corporation_number: line,
  incorporation_date: line,
  /** The event from whose anniversary annual returns are counted, where it was not the incorporation. */
  anchored_by: z.optional(z.enum(anchors)),
  anchor_date: z.optional(LegalDate),
  address_line_1: line,
  address_line_2: optional,
  city: line,
  province: line,
  postal_code: line,
  /** Since when the office is there, or the last day since which it can be; left out where nobody said so. */
  office_since: z.optional(LegalDate),
  office_or_before: z.optional(z.boolean()),
  /** `MM-DD`. */
  fiscal_year_end: optional,
  year_end_since: z.optional(LegalDate),
  year_end_or_before: z.optional(z.boolean()),
  business_number: optional,
  /** The numbers of directors that the articles allow. */
  min_directors: z.nullable(z.number()),
  max_directors: z.nullable(z.number()),
  /** The clause of the articles on transfers of shares; left out where it is not known. */
  transfer_restriction: z.optional(z.string().check(z.maxLength(20_000))),
  people: z.array(TakenPerson).check(z.maxLength(mostPeople)),
});
export type TakenCorporation = z.infer<typeof TakenCorporation>;

const Finding = z.strictObject({
  /** The cell (`D14`) or the row; empty of a profile. */
  where: z.string(),
  /** The head of its column; empty where it is none's. */
  column: z.string(),
  message: z.string(),
});

const Judged = z.strictObject({
  corporation: TakenCorporation,
  /** The first row that names it; null of a profile. */
  row: z.nullable(z.number()),
  /** It cannot be taken over while there are any. */
  faults: z.array(Finding),
  /** The lines of a profile of which nothing was read. */
  unread: z.array(z.string()),
  /** The same corporation, where the caller has it already. */
  here: z.nullable(z.strictObject({ org_unique_id: z.string(), status: z.enum(organizationStatuses) })),
});
export type JudgedCorporation = z.infer<typeof Judged>;

/** A file costs a thread's time. */
const limit = { perMinute: 20, by: 'session' } as const;

const mostTableBytes = 5 * 1024 * 1024;

const about = { action: 'organization.create', tenant: { in: 'none' } } as const;

export const readTakeOverTable = endpoint({
  ...post('/api/organization/take-over/table'),
  summary:
    'Reads a table of corporations and their directors and officers, and judges each by the rules of the wizard; nothing is kept.',
  ...about,
  body: z.strictObject({}),
  upload: { maxBytes: mostTableBytes, types: tableTypes },
  reply: z.strictObject({
    /** Why it is no table, or none of corporations; else null. */
    problem: z.nullable(z.string()),
    corporations: z.array(Judged),
    /** Rows that belong to no corporation. */
    faults: z.array(Finding),
    /** Heads of columns that hold nothing that is asked for. */
    ignored: z.array(z.string()),
    notes: z.array(z.string()),
  }),
  refusals: ['IMPORTS.FILE_REQUIRED', 'IMPORTS.BUSY'],
  limit,
});
export type TakeOverTable = z.infer<typeof readTakeOverTable.reply>;

export const readTakeOverProfile = endpoint({
  ...post('/api/organization/take-over/profile'),
  summary:
    'Reads the profile of one federal corporation, as a PDF or its text, and judges it by the rules of the wizard; nothing is kept.',
  ...about,
  body: z.strictObject({}),
  upload: {
    maxBytes: mostTableBytes,
    types: ['application/pdf', 'text/plain', 'application/octet-stream', ''],
  },
  reply: Judged,
  refusals: ['CHANGES.NO_PROFILE', 'UPLOADS.BUSY', 'GENERAL.FIELD_REQUIRED'],
  limit: { perMinute: 240, by: 'session' },
});

export const readTakeOverSample = endpoint({
  ...get('/api/organization/take-over/sample'),
  summary:
    'A table to fill in, with its heads in the language of the reader and two corporations as examples.',
  ...about,
  query: z.strictObject({ language: z.optional(z.enum(['en', 'fr', 'tr', 'ar'])) }),
  reply: z.unknown(),
  download: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  limit,
});

export const takeOver = endpoint({
  ...post('/api/organization/take-over'),
  summary:
    'Makes the draft of one corporation that exists, with its directors and officers. One that the caller has already is named and left as it is.',
  ...about,
  body: z.strictObject({
    corporation: TakenCorporation,
    /** The plan that will be paid for it. */
    plan_id: z.optional(z.string().check(z.maxLength(60))),
    /** Everything that was due until that day was done before it came here: settled when it goes on record. */
    done_until: z.optional(LegalDate),
  }),
  reply: z.strictObject({
    org_unique_id: z.string(),
    status: z.enum(organizationStatuses),
    /** False where it was here already. */
    is_new: z.boolean(),
  }),
  ok: 'TAKE_OVER.TAKEN',
  alsoOk: ['TAKE_OVER.ALREADY_HERE'],
  refusals: [
    ...entryRefusals,
    ...personRefusals,
    'GENERAL.FIELD_INVALID',
    'GENERAL.NOT_FOUND',
    'TAKE_OVER.NO_CONTACT',
    'ONBOARDING.PLAN_UNKNOWN',
    'ONBOARDING.INCOMPLETE',
    'ORGANIZATION.SUBMITTED',
    'ORGANIZATION.CHANGE_NEEDED',
    'PEOPLE.ALREADY_APPOINTED',
    'REGISTERS.PROPOSAL_CLOSED',
    'GENERAL.NOT_A_DATE',
    'ORGANIZATION.DATE_IN_FUTURE',
  ],
  limit: { perMinute: 240, by: 'session' },
});
