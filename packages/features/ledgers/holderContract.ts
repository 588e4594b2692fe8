/** The page of one shareholder: who it is, what is held, every certificate with its chain, vesting, and the ledger. Ours, not
 *  section 7's. */
import { ACCELERATIONS } from '@tabellion/book/vesting.ts';
import { ALLOCATIONS } from '@tabellion/book/vesting-allocation.ts';
import { DAY_RULES } from '@tabellion/book/vesting-days.ts';
import * as z from 'zod/mini';
import { byId, endpoint, get } from '../endpoint.ts';
import { InstrumentLine, registeredKinds } from '../instruments/registerContract.ts';
import { ReadingDates } from '../people/contract.ts';
import { StandsOn } from '../people/registerContract.ts';
import { NamedParty, Person } from '../people/shapes.ts';
import { LegalDate } from '../registers/entryTerms.ts';
import {
  certificateForms,
  considerationKinds,
  exemptions,
  legends,
  vestingFrequencies,
} from '../shares/shapes.ts';
import { CapTableParts } from './capTableContract.ts';
import { CertificateReference, LedgerLine, ledgerActKinds } from './ledgerShapes.ts';

const certificateStates = ['open', 'ended', 'void'] as const;

/** A certificate that acts connect with another. */
const Link = z.strictObject({
  ...CertificateReference.shape,
  sharesExact: z.string(),
  state: z.enum(certificateStates),
  holder: NamedParty,
  on: LegalDate,
  kind: z.enum(ledgerActKinds),
  /** An option or another instrument for which shares were issued; null of a certificate. */
  instrument: z.nullable(z.enum(registeredKinds)),
});

/** How shares from treasury were issued: for what, paid when, by which resolution. What is not on record is null. */
const Issue = z.strictObject({
  /** Dollars per share. */
  price: z.nullable(z.string()),
  consideration: z.nullable(z.enum(considerationKinds)),
  paid_on: z.nullable(LegalDate),
  /** Number and date of the directors' resolution; the organizing one has no number. */
  resolution: z.nullable(z.string()),
  resolution_on: z.nullable(LegalDate),
  exemption: z.nullable(z.enum(exemptions)),
  /** It stood in a register kept before; the day printed on it, where that is known. */
  taken_over: z.nullable(z.strictObject({ issued_on: z.nullable(LegalDate) })),
});

const Certificate = z.strictObject({
  ...CertificateReference.shape,
  class_id: z.string(),
  className: z.string(),
  sharesExact: z.string(),
  state: z.enum(certificateStates),
  on: LegalDate,
  kind: z.enum(ledgerActKinds),
  /** The act that ended it; null while it stands. */
  ended: z.nullable(z.strictObject({ on: LegalDate, kind: z.enum(ledgerActKinds) })),
  /** Form of the certificate, and its legends; null where the register does not say. */
  form: z.nullable(z.enum(certificateForms)),
  legends: z.array(z.enum(legends)),
  /** null for shares that came of others. */
  issue: z.nullable(Issue),
  /** Certificates that it came from, and those that came from it, nearest first. */
  before: z.array(Link),
  after: z.array(Link),
});

/** The vesting of an open certificate, or of what is left of an open option: its rule, and the dates that the rule gives or that
 *  were agreed. */
const Vesting = z.strictObject({
  certificate: CertificateReference,
  className: z.string(),
  sharesExact: z.string(),
  /** null where the dates themselves were agreed. */
  rule: z.nullable(
    z.strictObject({
      start: LegalDate,
      period: z.number(),
      cliff: z.number(),
      frequency: z.enum(vestingFrequencies),
      acceleration: z.optional(z.enum(ACCELERATIONS)),
      allocation: z.enum(ALLOCATIONS),
      dayRule: z.enum(DAY_RULES),
    }),
  ),
  /** The day of the issue or the grant. */
  issuedOn: LegalDate,
  /** The shares whose parts the rule counts: more than these where it goes on from another certificate, or
   *  where a part of the option was exercised or lost. */
  countsExact: z.string(),
  /** The last day on which shares vested by the rule; null while they do. */
  stoppedOn: z.nullable(LegalDate),
  vestedExact: z.string(),
  unvestedExact: z.string(),
  /** Shares of an option that had vested and are not among `sharesExact` any more: exercised, or expired or released since. */
  goneExact: z.string(),
  /** Vesting dates of `sharesExact` and `goneExact` together, from the first; `on` is null for what vested
   *  ahead of them. */
  dates: z.array(
    z.strictObject({ on: z.nullable(LegalDate), sharesExact: z.string(), vestedExact: z.string() }),
  ),
});

export const readHolder = endpoint({
  ...get('/api/organization/{id}/shareholders/{personId}'),
  summary: 'One shareholder on a date: holdings, certificates with their chain, vesting, and the ledger.',
  action: 'shares.read',
  tenant: byId,
  params: z.strictObject({ id: z.uuid(), personId: z.uuid() }),
  query: ReadingDates,
  reply: z.strictObject({
    ...StandsOn,
    /** When the holder's certificates changed. */
    days: z.array(LegalDate),
    /** As the register had him on the date; null where he was not in it. */
    holder: z.nullable(Person),
    /** Empty when the name was erased. */
    display_name: z.string(),
    total: z.strictObject(CapTableParts),
    classes: z.array(
      z.strictObject({
        class_id: z.string(),
        name: z.string(),
        sharesExact: z.string(),
        /** The percentage of the class. */
        percentage: z.string(),
      }),
    ),
    /** Those that stand first, then by number. */
    certificates: z.array(Certificate),
    /** How many are not listed. */
    certificatesMore: z.number(),
    /** Options and other rights that are not shares: the first 200, by their dates. */
    instruments: z.array(InstrumentLine),
    vesting: z.array(Vesting),
    /** The latest lines, rising by date. */
    ledger: z.array(LedgerLine),
    /** Balance of each class before the lines. */
    broughtForward: z.array(z.strictObject({ className: z.string(), sharesExact: z.string() })),
  }),
  refusals: ['GENERAL.NOT_A_DATE', 'GENERAL.NOT_FOUND'],
});

export type HolderView = z.infer<typeof readHolder.reply>;
export type HolderCertificate = z.infer<typeof Certificate>;
export type HolderVesting = z.infer<typeof Vesting>;
