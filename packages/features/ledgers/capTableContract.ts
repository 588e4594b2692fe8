/** The cap table of an organization: who holds what on a date, how it came about, and why each number is what it is. Ours,
 *  not section 7's. Quantities, votes and dollars are exact text; percentages have two places by largest remainder. */
import type { PromisedShares } from '@tabellion/book/dilution.ts';
import * as z from 'zod/mini';
import { endpoint, get, ofOrganization } from '../endpoint.ts';
import { ReadingDates } from '../people/contract.ts';
import { StandsOn } from '../people/registerContract.ts';
import { NamedParty } from '../people/shapes.ts';
import { LegalDate } from '../registers/entryTerms.ts';
import { PrivateHolders } from '../shares/shapes.ts';
import { Format, fileTypes, printRefusals } from './fileContract.ts';
import { CertificateReference, LedgerLine, ledgerActKinds } from './ledgerShapes.ts';

/** How many holders have a line of their own unless more are asked for, and at most. */
export const holdersShown = { first: 50, most: 1000 } as const;

/** Shares that count as fully diluted and that nobody holds yet. */
const promisedKinds = ['options', 'warrants', 'pool'] as const satisfies readonly PromisedShares['kind'][];

/** Fully diluted shares include what option pools have left where `pool` is told. */
const WithPool = { pool: z.optional(z.literal('with')) };

/** Shares and percentages of a holder, of a class or of all. */
export const CapTableParts = {
  sharesExact: z.string(),
  /** The percentage of all issued shares: `31.33`. */
  owns: z.string(),
  votesExact: z.string(),
  votes: z.string(),
  /** Shares as if every convertible class were converted; the percentage is of all shares as if, besides, every option and
   *  warrant were exercised. */
  dilutedExact: z.string(),
  diluted: z.string(),
};

const ofHolder = {
  ...CapTableParts,
  /** Whole shares by class; classes of which there are none are left out. */
  byClass: z.record(z.string(), z.string()),
};

const Holder = z.strictObject({ ...NamedParty.shape, ...ofHolder });

const Class = z.strictObject({
  class_id: z.string(),
  name: z.string(),
  ...CapTableParts,
  /** Whole number; null for an unlimited one. */
  authorizedExact: z.nullable(z.string()),
  votesPerShareExact: z.string(),
  /** Dollars, half up to the cent; beside it the exact amount in lowest terms: `49117641/100`. */
  statedCapital: z.string(),
  statedCapitalExact: z.string(),
});

/** Shares that nobody holds and that count as fully diluted: what is left of the options or the warrants of a class, or of a
 *  pool. */
const Promised = z.strictObject({
  kind: z.enum(promisedKinds),
  /** The id of the class, or of the pool. */
  id: z.string(),
  /** Null for a pool of several classes. */
  class_id: z.nullable(z.string()),
  className: z.string(),
  /** The name of the pool; null where it is none. */
  name: z.nullable(z.string()),
  sharesExact: z.string(),
  dilutedExact: z.string(),
  /** Per cent beside the holders, and beside the classes: both sum to 100.00. */
  diluted: z.string(),
  dilutedByClass: z.string(),
});

const Table = {
  classes: z.array(Class),
  holders: z.array(Holder),
  /** All other holders together; null where there are none. */
  rest: z.nullable(z.strictObject({ holders: z.number(), ...ofHolder })),
  promised: z.array(Promised),
  total: z.strictObject({
    holders: z.number(),
    sharesExact: z.string(),
    votesExact: z.string(),
    dilutedExact: z.string(),
    statedCapital: z.string(),
    statedCapitalExact: z.string(),
  }),
};

export const readCapTable = endpoint({
  ...get('/api/organization/{id}/cap-table'),
  summary:
    'Who holds what on a date, as known at an instant: by holder and by class, the largest holders first.',
  action: 'shares.read',
  ...ofOrganization,
  query: z.strictObject({
    ...ReadingDates.shape,
    /** How many holders have a line of their own: 50 unless told, at most 1,000. */
    holders: z.optional(z.string().check(z.regex(/^([1-9]\d{0,2}|1000)$/))),
    ...WithPool,
    /** Another date, with which the table is compared: whoever has a line on one of the two has it on both. */
    from: z.optional(LegalDate),
  }),
  reply: z.strictObject({
    ...StandsOn,
    ...Table,
    /** null where the articles restrict no transfers. */
    privateHolders: z.nullable(PrivateHolders),
    /** The table on the other date; null where none was asked for. */
    before: z.nullable(z.strictObject({ on: LegalDate, ...Table })),
  }),
  refusals: ['GENERAL.NOT_A_DATE'],
});

/** So many steps are shown at most. */
export const mostSteps = 200;
const thinnings = ['none', 'month', 'year'] as const;

const Step = z.strictObject({
  on: LegalDate,
  /** Whole shares: of each of `parts`, in their order, then of all others, then what nobody holds yet. */
  sharesExact: z.array(z.string()),
  totalExact: z.string(),
  /** The part of each in per cent, rounded among all holders as the cap table of the date is (of more than
   *  a thousand among the named and all others together); they sum to 100.00. */
  percents: z.array(z.string()),
  /** Kinds of the acts of the date, or of the month or year that ends with it. */
  kinds: z.array(z.enum([...ledgerActKinds, 'option.granted', 'option.expired', 'pool.reserved'])),
  /** Names of the classes of which the first shares were issued then. */
  firstOf: z.array(z.string()),
});

export const exportCapTable = endpoint({
  ...get('/api/organization/{id}/cap-table/export'),
  summary:
    'The cap table on a date as a file, by holder or by class, in the language of the reader; noted in the access log.',
  action: 'registers.whole',
  ...ofOrganization,
  query: z.strictObject({
    ...ReadingDates.shape,
    by: z.enum(['holder', 'class']),
    format: Format,
    ...WithPool,
  }),
  reply: z.unknown(),
  download: [...fileTypes],
  refusals: [...printRefusals, 'GENERAL.NOT_A_DATE'],
  limit: { perMinute: 30, by: 'session' },
});

export const readOwnership = endpoint({
  ...get('/api/organization/{id}/cap-table/history'),
  summary:
    'Ownership over time, by holder or by class: one step for each date on which shares changed, at most 200.',
  action: 'shares.read',
  ...ofOrganization,
  query: z.strictObject({
    ...ReadingDates.shape,
    /** Grouped by holder unless told. */
    by: z.optional(z.literal('class')),
    /** Issued shares unless told; fully diluted, or with what option pools have left. */
    of: z.optional(z.enum(['diluted', 'pool'])),
  }),
  reply: z.strictObject({
    asOf: LegalDate,
    /** The largest holders on the date, or the classes: all where there are at most five, else four. */
    parts: z.array(z.strictObject({ _id: z.string(), name: z.string() })),
    steps: z.array(Step),
    /** The first step is a position that was taken over from an earlier register, no founding. */
    startsTakenOver: z.boolean(),
    /** A longer history shows the last date of each month or year. */
    thinned: z.enum(thinnings),
  }),
  refusals: ['GENERAL.NOT_A_DATE'],
});

export const explained = ['owns', 'votes', 'diluted', 'capital'] as const;

const Term = z.strictObject({
  /** Shares that are held, or what is promised of them. */
  of: z.enum(['shares', ...promisedKinds]),
  class_id: z.string(),
  className: z.string(),
  sharesExact: z.string(),
  /** The number of options and warrants past their last day without an act that tells what became of them;
   *  null where none is. */
  pastExact: z.nullable(z.string()),
  /** Votes or shares for each share: `1`, `0.5`, `3/2`. */
  perShare: z.string(),
  resultExact: z.string(),
});

const capitalKinds = ['issue', 'acquisition', 'conversion', 'split', 'opening', 'adjustment'] as const;

const CapitalLine = z.strictObject({
  on: LegalDate,
  kind: z.enum(capitalKinds),
  certificate: z.nullable(z.string()),
  /** Less than zero when they leave. */
  sharesExact: z.string(),
  /** Dollars as a fraction in lowest terms. */
  amountExact: z.string(),
});

export const explainCapTable = endpoint({
  ...get('/api/organization/{id}/cap-table/explain'),
  summary:
    'Why a number of the cap table is what it is: its fraction, the acts that made it, how it is rounded.',
  action: 'shares.read',
  ...ofOrganization,
  query: z.strictObject({
    ...ReadingDates.shape,
    what: z.enum(explained),
    ...WithPool,
    /** A holder or a class, or neither: then the whole is explained, class by class. Stated capital is not a holder's. */
    holder: z.optional(z.uuid()),
    class: z.optional(z.uuid()),
    /** A kind of what is promised of the class, or of the pool of that id; fully diluted only. */
    of: z.optional(z.enum(promisedKinds)),
    /** Tells, beside `of`, that the figure is the one shown beside classes; left out, it is the one beside
     *  holders. */
    by: z.optional(z.literal('class')),
  }),
  reply: z.strictObject({
    what: z.enum(explained),
    asOf: LegalDate,
    /** The holder, or the class, of which the figure is told. */
    holder: z.nullable(NamedParty),
    className: z.nullable(z.string()),
    /** Shares or votes of all of them; of stated capital the exact amount and 1. */
    partExact: z.string(),
    wholeExact: z.string(),
    /** Per cent cut off after four places, and whether that is all of it; of stated capital dollars. */
    quotient: z.string(),
    isWhole: z.boolean(),
    /** As the table shows it. */
    shown: z.string(),
    rounding: z.enum(['LARGEST_REMAINDER', 'HALF_UP']),
    /** The latest acts on a holder's shares, and how many shares the earlier ones had made. */
    ledger: z.array(LedgerLine),
    held: z.array(CertificateReference),
    /** Terms of votes and of full dilution, class by class. */
    terms: z.array(Term),
    /** The latest movements of a class's shares and of its stated capital account (CBCA s. 26). */
    movements: z.array(CapitalLine),
    /** Sum before the first line; null where there is none. */
    earlier: z.nullable(z.strictObject({ sharesExact: z.string(), amountExact: z.nullable(z.string()) })),
    /** Terms that add up to the whole; of stated capital its dollars as fractions. */
    wholeBy: z.array(Term),
  }),
  refusals: ['GENERAL.NOT_A_DATE', 'GENERAL.FIELD_INVALID', 'GENERAL.NOT_FOUND'],
});

export type CapTableView = z.infer<typeof readCapTable.reply>;
export type CapTableLines = Pick<CapTableView, keyof typeof Table>;
export type CapTablePromised = z.infer<typeof Promised>;
export type CapTableHolder = z.infer<typeof Holder>;
export type CapTableClass = z.infer<typeof Class>;
export type OwnershipView = z.infer<typeof readOwnership.reply>;
export type Explanation = z.infer<typeof explainCapTable.reply>;
