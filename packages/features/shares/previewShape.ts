/** Effects of a previewed act on the registers. Quantities and amounts are exact text. */
import * as z from 'zod/mini';
import { positions } from '../people/positions.ts';
import { LegalDate } from '../registers/entryTerms.ts';
import { PrivateHolders } from './shapes.ts';

/** Shares before or after. Percentages sum to 100.00: by largest remainder as in the cap table; among more than a thousand holders
 *  each is rounded down by itself, and the others together have the rest. */
const HoldingState = z.strictObject({ sharesExact: z.string(), percentage: z.string(), votes: z.string() });

const PreviewLine = z.strictObject({
  person_id: z.string(),
  name: z.string(),
  /** Null where he holds none. */
  before: z.nullable(HoldingState),
  after: z.nullable(HoldingState),
  isChanged: z.boolean(),
});

/** Terms of a class by the fields of its form, and how each is read. */
export const classTermTypes = {
  name: 'text',
  name_fr: 'text',
  kind: 'kind',
  votes_per_share: 'number',
  dividend: 'dividend',
  dividend_rate: 'percent',
  liquidation: 'liquidation',
  liquidation_amount: 'dollars',
  liquidation_rank: 'number',
  redeemable: 'whether',
  retractable: 'whether',
  redemption_price: 'dollars',
  redemption_formula: 'text',
  convertible_into: 'text',
  conversion_denominator: 'number',
  conversion_numerator: 'number',
  authorized: 'authorized',
  price: 'dollars',
  prefix: 'text',
  series_allowed: 'whether',
  restrictions: 'text',
} as const satisfies Record<string, string>;

export type ClassTermKind = keyof typeof classTermTypes;

const ClassLine = z.strictObject({
  class_id: z.string(),
  name: z.string(),
  /** Null: without limit. */
  authorizedExact: z.nullable(z.string()),
  beforeExact: z.string(),
  afterExact: z.string(),
  /** Stated capital in dollars, to cents. */
  capitalBefore: z.string(),
  capitalAfter: z.string(),
  /** The terms that change. What is chosen stands by its word in the form, yes and no as `true` and `false`, another class by
   *  its name; null where nothing is told, and of the authorized number where there is no bound. */
  terms: z.array(
    z.strictObject({
      what: z.enum(Object.keys(classTermTypes) as [ClassTermKind, ...ClassTermKind[]]),
      before: z.nullable(z.string()),
      after: z.nullable(z.string()),
    }),
  ),
});

const Vested = z.strictObject({ vestedExact: z.string(), aheadExact: z.string() });

/** The registers of today, before and after the act. */
export const Preview = z.strictObject({
  effective_on: LegalDate,
  /** `subscribed`: something is still awaited before the shares are issued (CBCA s. 25(3)). */
  outcome: z.enum(['recorded', 'subscribed']),
  /** Things that a subscription still needs. */
  waits_for: z.array(z.enum(['certificate', 'resolution', 'payment'])),
  /** How many certificates the act opens. */
  opened: z.number(),
  /** The first of them, with the numbers that they would get; null while that is not known. */
  certificates: z.array(
    z.strictObject({
      certificate: z.nullable(z.string()),
      person_id: z.string(),
      name: z.string(),
      class_id: z.string(),
      sharesExact: z.string(),
      unvestedExact: z.string(),
    }),
  ),
  /** Those that the act changes, then the largest others. */
  lines: z.array(PreviewLine),
  /** Everybody else; null where all are named. */
  others: z.nullable(z.strictObject({ count: z.number(), before: HoldingState, after: HoldingState })),
  totalBeforeExact: z.string(),
  totalAfterExact: z.string(),
  classes: z.array(ClassLine),
  /** Holders on record with 25 % of the votes or more, before or after. Who has significant control (CBCA s. 2.1) is
   *  computed in its own register: of individuals, through whatever holds for them, and by value too. */
  control: z.array(
    z.strictObject({
      person_id: z.string(),
      name: z.string(),
      before: z.string(),
      after: z.string(),
      /** Whether it was, and is, a quarter: by the exact votes, not by the percentages as rounded. */
      was: z.boolean(),
      is: z.boolean(),
    }),
  ),
  /** How many lines holders have in the register after the act: joint holders have one. */
  holders: z.number(),
  /** Holders after the act; 50 at most where the articles restrict transfers (NI 45-106 s. 2.4), else null. */
  privateHolders: z.nullable(PrivateHolders),
  warnings: z.array(z.strictObject({ textCode: z.string(), message: z.string() })),
  /** Dollars and cents for fractions of a share that are paid for. */
  cash: z.array(z.strictObject({ person_id: z.string(), name: z.string(), amount: z.string() })),
  /** Options and other instruments that the act makes, changes or ends: shares that are left of each. */
  instruments: z.array(
    z.strictObject({
      security_id: z.string(),
      label: z.string(),
      name: z.string(),
      /** Null where it was not there, and of what gives a right to no number of shares. */
      beforeExact: z.nullable(z.string()),
      afterExact: z.nullable(z.string()),
      /** Principal still owed, in its currency; null for an instrument without principal. */
      owedBefore: z.nullable(z.string()),
      owedAfter: z.nullable(z.string()),
      currency: z.nullable(z.string()),
      isOpen: z.boolean(),
    }),
  ),
  /** Certificates and options that vest otherwise: shares that have vested by today, and that are still to vest. */
  vesting: z.array(
    z.strictObject({
      security_id: z.string(),
      label: z.string(),
      name: z.string(),
      before: Vested,
      after: Vested,
      /** The exercise of an option whose vesting the act stops: the last day on which what has vested may
       *  be exercised, null where none was agreed, and whether the grant leaves a holder who has left so
       *  that day. Null of others. */
      exercise: z.nullable(z.strictObject({ until: z.nullable(LegalDate), isWindow: z.boolean() })),
    }),
  ),
  /** Appointments that corrections change; null where it was or is none. */
  seats: z.array(
    z.strictObject({
      appointment_id: z.string(),
      name: z.string(),
      position: z.enum(positions),
      before: z.nullable(z.strictObject({ from: LegalDate, to: z.nullable(LegalDate) })),
      after: z.nullable(z.strictObject({ from: LegalDate, to: z.nullable(LegalDate) })),
    }),
  ),
  /** Pools that it changes: shares reserved, and not granted. */
  pools: z.array(
    z.strictObject({
      pool_id: z.string(),
      name: z.string(),
      reservedBefore: z.string(),
      reservedAfter: z.string(),
      leftBefore: z.string(),
      leftAfter: z.string(),
    }),
  ),
});

export type Preview = z.infer<typeof Preview>;
