/** The register of transfers: what went from a holder to another, or back to the corporation, as of any date and as known
 *  at any instant (CBCA s. 50(1)(c)). */
import * as z from 'zod/mini';
import { endpoint, get, ofOrganization } from '../endpoint.ts';
import { ReadingDates } from '../people/contract.ts';
import { ComparedDates, NamePart, Paging, StandsOn } from '../people/registerContract.ts';
import { NamedParty } from '../people/shapes.ts';
import { LegalDate } from '../registers/entryTerms.ts';
import { CertificateReference } from './ledgerShapes.ts';
import { takenBackChoices, transferDestinations, transferSorts } from './registerOrders.ts';

/** Kinds of acts by which shares moved. */
const movingKinds = ['transferred', 'repurchased', 'redeemed', 'surrendered', 'cancelled'] as const;

/** Consideration for the shares: between holders, or by the corporation. */
const considerationKinds = ['money', 'property', 'shares', 'gift', 'succession', 'other', 'debt'] as const;

const TransferLine = z.strictObject({
  /** Unlike that of any other line. */
  line_id: z.string(),
  /** The entry by which its act is read and corrected (`readEntry`). */
  entry_id: z.string(),
  /** The number of the entry, and the instant at which it was first recorded. */
  entry: z.number(),
  recorded_at: z.iso.datetime(),
  /** The instant of the latest correction, or of taking it back; null where there is none. */
  corrected_at: z.nullable(z.iso.datetime()),
  /** It was taken back: no share moved by it. */
  is_void: z.boolean(),
  /** The kind by which the shares moved; where the balance of a transfer came back, the one by which it did. */
  kind: z.enum(movingKinds),
  on: LegalDate,
  from: NamedParty,
  /** null where they went back to the corporation. */
  to: z.nullable(NamedParty),
  class_id: z.string(),
  class_name: z.string(),
  /** Whole shares. */
  sharesExact: z.string(),
  /** The same under the specification's names: who gave, and the name of who received, empty where nobody did. */
  transferName: z.string(),
  firstname: z.string(),
  lastname: z.string(),
  companyName: z.string(),
  className: z.string(),
  issuance_date: LegalDate,
  /** Null above 2^53 - 1. */
  ownership: z.nullable(z.number()),
  surrendered: CertificateReference,
  /** The transferee's certificate; null where the shares went back. */
  issued: z.nullable(CertificateReference),
  /** Certificate of the shares that the holder kept. */
  balance: z.nullable(CertificateReference),
  /** Dollars, exact; null where the register does not say. */
  consideration: z.nullable(
    z.strictObject({ kind: z.enum(considerationKinds), amount: z.nullable(z.string()) }),
  ),
  resolution: z.nullable(z.strictObject({ number: z.string(), date: LegalDate })),
  /** Beside the date of a comparison: `joined` was not in the register then, `left` is not any more. */
  change: z.enum(['joined', 'left', 'same']),
});

export type TransferLine = z.infer<typeof TransferLine>;

export const listRegisterTransfers = endpoint({
  ...get('/api/organization/{id}/register/transfers'),
  summary: 'The register of transfers on a date, page by page; beside an earlier date, what came since.',
  action: 'shares.read',
  ...ofOrganization,
  query: z.strictObject({
    ...ReadingDates.shape,
    ...ComparedDates,
    to: z.optional(z.enum(transferDestinations)),
    /** `true` lists what was taken back, in place of what stands. */
    taken_back: z.optional(z.enum(takenBackChoices)),
    class: z.optional(z.uuid()),
    /** A part of the name of whoever gave or received. */
    name: z.optional(NamePart),
    sort: z.optional(z.enum(transferSorts)),
    ...Paging,
  }),
  reply: z.strictObject({
    lines: z.array(TransferLine),
    /** The sums of all lines that the filter lets through, whether or not only changes are shown. */
    total: z.strictObject({
      lines: z.number(),
      sharesExact: z.string(),
      joined: z.number(),
      left: z.number(),
      same: z.number(),
    }),
    /** The `after` of the next page; null on the last one. */
    next: z.nullable(z.string()),
    ...StandsOn,
  }),
  refusals: ['GENERAL.FIELD_INVALID', 'GENERAL.NOT_A_DATE'],
});
