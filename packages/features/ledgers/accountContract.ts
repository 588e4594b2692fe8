/** The stated capital account of a class or series, as of any date and as known at any instant (CBCA s. 26). */
import { CAPITAL_SOURCES, REDUCTION_PURPOSES } from '@tabellion/book/issuing.ts';
import * as z from 'zod/mini';
import { byId, endpoint, get } from '../endpoint.ts';
import { ReadingDates } from '../people/contract.ts';
import { ComparedDates, Paging, StandsOn } from '../people/registerContract.ts';
import { NamedParty } from '../people/shapes.ts';
import { LegalDate } from '../registers/entryTerms.ts';
import { capitalGrounds } from '../shares/shapes.ts';
import { Format, fileTypes, printRefusals } from './fileContract.ts';

/** The kinds of act that move the account. */
const accountKinds = [
  'issued',
  'transferred',
  'repurchased',
  'redeemed',
  'surrendered',
  'cancelled',
  'converted',
  'class.split',
  'class.consolidated',
  'option.exercised',
  'instrument.converted',
  'capital.opened',
  'capital.adjusted',
] as const;

/** Basis of a deduction, and its rounding (CBCA s. 39). */
const Deduction = z.strictObject({
  /** `FRACTION`: pro rata, of fractions of new shares; the shares before are the old ones. */
  rule: z.enum(['PRO_RATA', 'INTERCONVERTIBLE', 'STATED', 'NONE', 'FRACTION']),
  capitalBefore: z.nullable(z.string()),
  sharesBeforeExact: z.nullable(z.string()),
  places: z.nullable(z.number()),
  rounding: z.nullable(z.enum(['down', 'up', 'half_up', 'half_even'])),
});

const AccountEntry = z.strictObject({
  /** Unlike that of any other entry of the account. */
  entry_id: z.string(),
  /** The act, by the entry that told it first. */
  root: z.string(),
  kind: z.enum(accountKinds),
  on: LegalDate,
  /** The instant of the latest correction; null where there is none. */
  corrected_at: z.nullable(z.iso.datetime()),
  /** The number of the security that came or went. */
  certificate: z.nullable(z.string()),
  holder: z.nullable(NamedParty),
  /** Whole shares; less than zero when they leave. */
  sharesExact: z.string(),
  /** Exact dollars; less than zero when they leave. */
  amount: z.string(),
  sharesAfterExact: z.string(),
  balance: z.string(),
  deduction: z.nullable(Deduction),
  /** The ground of an adjustment; null of other entries. */
  ground: z.nullable(z.enum(capitalGrounds)),
  /** The purpose of a reduction; null where it is not on record. */
  purpose: z.nullable(z.enum(REDUCTION_PURPOSES)),
  /** Where an opening balance was found, and as of which day. */
  source: z.nullable(z.enum(CAPITAL_SOURCES)),
  stated_on: z.nullable(LegalDate),
  resolution: z.nullable(z.strictObject({ number: z.string(), date: LegalDate })),
  /** Beside the other date of a comparison: `joined` was not in the account then, `left` is not any more. */
  change: z.enum(['joined', 'left', 'same']),
});

export type AccountEntry = z.infer<typeof AccountEntry>;

const params = z.strictObject({ id: z.uuid(), classId: z.uuid() });

/** How many entries the pages before have, and the last act that they knew, as `next` tells them. */
export const accountCursorPattern = /^\d{1,9}\.\d{1,15}$/;

/** As an account is read, or the last first. */
export const accountSorts = ['on', '-on'] as const;

const Stands = z.strictObject({ sharesExact: z.string(), balance: z.string() });

const Listed = { ...ReadingDates.shape, ...ComparedDates, sort: z.optional(z.enum(accountSorts)) };

export const readCapitalAccount = endpoint({
  ...get('/api/organization/{id}/register/capital/{classId}'),
  summary:
    'The stated capital account of a class on a date, page by page; beside an earlier date, what came since.',
  action: 'shares.read',
  tenant: byId,
  params,
  query: z.strictObject({
    ...Listed,
    after: z.optional(z.string().check(z.regex(accountCursorPattern))),
    limit: Paging.limit,
  }),
  reply: z.strictObject({
    class_id: z.string(),
    className: z.string(),
    /** How many shares the articles allowed from which day on, up to the date; null: without limit. */
    authorized: z.array(z.strictObject({ since: LegalDate, authorizedExact: z.nullable(z.string()) })),
    /** Balance before the entries of the page; null where the page has the first entry. */
    forward: z.nullable(Stands),
    entries: z.array(AccountEntry),
    /** Shares on the date, and the balance in exact dollars. */
    sharesExact: z.string(),
    balance: z.string(),
    /** The account on the other date of a comparison. */
    before: z.nullable(Stands),
    /** The counts of all entries, whether or not only changes are listed. */
    total: z.strictObject({ lines: z.number(), joined: z.number(), left: z.number(), same: z.number() }),
    /** The `after` of the next page; null on the last one. */
    next: z.nullable(z.string()),
    ...StandsOn,
  }),
  refusals: ['GENERAL.NOT_A_DATE', 'GENERAL.NOT_FOUND', 'REGISTERS.NOT_INCORPORATED'],
});

export type CapitalAccount = z.infer<typeof readCapitalAccount.reply>;

export const exportCapitalAccount = endpoint({
  ...get('/api/organization/{id}/register/capital/{classId}/export'),
  summary:
    'The stated capital account of a class as its list shows it, every page of it, as a file; the access log notes who took it.',
  action: 'registers.whole',
  tenant: byId,
  params,
  query: z.strictObject({ ...Listed, format: Format }),
  reply: z.unknown(),
  download: [...fileTypes],
  refusals: [...printRefusals, 'GENERAL.NOT_A_DATE', 'GENERAL.NOT_FOUND', 'REGISTERS.NOT_INCORPORATED'],
  limit: { perMinute: 30, by: 'session' },
});
