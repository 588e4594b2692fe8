/** Acts on what is not a share: option pools, options, warrants, what converts, and debt. Recorded or previewed as those on
 *  shares are. */
import {
  ACCRUALS,
  COMPENSATIONS,
  COMPOUNDINGS,
  CONVERSION_EVENTS,
  DAY_COUNTS,
  END_REASONS,
  INSTRUMENT_KINDS,
  INTEREST_PAYOUTS,
  ON_CANCELLATION,
  QUANTITY_SOURCES,
  RELEASE_REASONS,
  SECURED_OR_UNSECURED,
  TERMINATIONS,
  TIMINGS,
  WINDOW_UNITS,
} from '@tabellion/book/agreed.ts';
import * as z from 'zod/mini';
import { PersonInput, personRefusals } from '../people/shapes.ts';
import { LegalDate } from '../registers/entryTerms.ts';
import { considerationKinds, IssuanceInput } from '../shares/shapes.ts';
import { TransactionBody, TypedAmount, transactionEndpoint } from '../shares/transactionContract.ts';

/** The exemption from the prospectus under which a right was granted (NI 45-106). */
export const grantExemptions = ['employee', 'private_issuer', 'other'] as const;

const Holder = { person_id: z.optional(z.uuid()), person: z.optional(PersonInput) };

/** Its number in the register; the next one where it is left out. */
const Label = z.optional(z.string().check(z.maxLength(50)));

export const ReserveInput = z.strictObject({
  ...TransactionBody,
  /** A pool that is there already: another number is reserved for it. */
  pool_id: z.optional(z.uuid()),
  /** Classes whose shares may come of a new pool. */
  class_ids: z.optional(z.array(z.uuid()).check(z.maxLength(100))),
  /** Treatment of the shares of a cancelled right, by the plan. */
  on_cancellation: z.optional(z.enum(ON_CANCELLATION)),
  name: z.optional(z.string().check(z.maxLength(300))),
  /** All shares that are reserved from then on. */
  sharesExact: z.optional(TypedAmount),
  /** The days on which the directors and the shareholders approved the plan, or the change of it. */
  board_approved_on: z.optional(LegalDate),
  shareholders_approved_on: z.optional(LegalDate),
});

export const reservePool = transactionEndpoint(
  'reserve-pool',
  'Reserves shares of a class for options, or another number of them for a pool.',
  ReserveInput,
  ['GENERAL.FIELD_REQUIRED', 'SHARES.CLASS_LATER', 'SHARES.POOL_LATER', 'SHARES.NOTHING_CHANGES'],
);

export const GrantInput = z.strictObject({
  ...TransactionBody,
  ...Holder,
  pool_id: z.optional(z.uuid()),
  /** One of those of the pool; the only one unless told. */
  class_id: z.optional(z.uuid()),
  label: Label,
  compensation: z.enum(COMPENSATIONS),
  sharesExact: z.optional(TypedAmount),
  /** Dollars for a share: the exercise price, or what appreciation is counted from; a share unit has none. */
  priceExact: z.optional(TypedAmount),
  expires_on: z.optional(LegalDate),
  /** Whether it may be exercised before it has vested; on record as not told where it is left out. */
  early: z.optional(z.boolean()),
  /** Periods in which it may be exercised after its holder has left. */
  windows: z.optional(
    z
      .array(
        z.strictObject({
          reason: z.enum(TERMINATIONS),
          length: z.string().check(z.maxLength(10)),
          unit: z.enum(WINDOW_UNITS),
        }),
      )
      .check(z.maxLength(TERMINATIONS.length)),
  ),
  vesting: IssuanceInput.shape.vesting,
  exemption: z.optional(z.enum(grantExemptions)),
});

export const grantOption = transactionEndpoint(
  'grant-option',
  'Grants an option: a right to shares of a class for a price.',
  GrantInput,
  [...personRefusals, 'GENERAL.FIELD_REQUIRED', 'SHARES.CLASS_LATER', 'SHARES.POOL_LATER'],
);

export const ExerciseInput = z.strictObject({
  ...TransactionBody,
  security_id: z.uuid(),
  /** Shares of the option that are used up. */
  sharesExact: z.optional(TypedAmount),
  /** The trigger by which a warrant is exercised, as the register of instruments names it. */
  trigger_id: z.optional(z.string().check(z.maxLength(60))),
  /** An option or a warrant: paid at its price unless told; otherwise only as many shares are issued as the rise of the
   *  price is worth. */
  settlement: z.optional(z.enum(['price', 'net'])),
  /** Value of a share on the day, in dollars: for a net settlement, and for a share unit. */
  valueExact: z.optional(TypedAmount),
  /** The means in which its price is paid; left open where nobody tells it. */
  consideration: z.optional(z.enum(considerationKinds)),
  /** Which property or past services. */
  consideration_text: z.optional(z.string()),
  /** The effective date unless told. */
  paid_on: z.optional(LegalDate),
});

export const exerciseOption = transactionEndpoint(
  'exercise-option',
  'Issues shares for an option or a warrant, for the price that it names (CBCA s. 25).',
  ExerciseInput,
  ['SHARES.INSTRUMENT_NOT_OPEN', 'REGISTERS.NOT_AN_OPTION'],
);

const LostOptions = {
  ...TransactionBody,
  security_id: z.uuid(),
  /** All that is left unless told; of a part those that have vested expire first, and are released last. Once its last day
   *  has passed nothing is left of what expires. */
  sharesExact: z.optional(TypedAmount),
  /** Whether they may be granted again from the pool; as the plan says, unless told; asked for where it does not say. */
  returns: z.optional(z.boolean()),
};

export const ExpireInput = z.strictObject(LostOptions);
export const expireOption = transactionEndpoint(
  'expire-option',
  'Notes that an option has expired: whole, or the part that a window ended.',
  ExpireInput,
  ['GENERAL.FIELD_REQUIRED', 'SHARES.INSTRUMENT_NOT_OPEN', 'REGISTERS.NOT_AN_OPTION'],
);

const ReleaseInput = z.strictObject({ ...LostOptions, reason: z.enum(RELEASE_REASONS) });
export const releaseOption = transactionEndpoint(
  'release-option',
  'An option is forfeited, cancelled or given up, whole or in part.',
  ReleaseInput,
  ['GENERAL.FIELD_REQUIRED', 'SHARES.INSTRUMENT_NOT_OPEN', 'REGISTERS.NOT_AN_OPTION'],
);

/** Details of the calculation that are left out are recorded as unknown. */
const Interest = z.strictObject({
  /** Per cent a year, each from its first day on, which is required. */
  rates: z
    .array(
      z.strictObject({ rateExact: TypedAmount, from: z.optional(LegalDate), until: z.optional(LegalDate) }),
    )
    .check(z.maxLength(50)),
  day_count: z.optional(z.enum(DAY_COUNTS)),
  payout: z.optional(z.enum(INTEREST_PAYOUTS)),
  accrual: z.optional(z.enum(ACCRUALS)),
  compounding: z.optional(z.enum(COMPOUNDINGS)),
});

export const triggerTypes = [
  'automatic_on_event',
  'automatic_on_date',
  'elective_on_event',
  'elective_in_range',
  'elective_at_will',
  'unspecified',
] as const;

export const mechanismTypes = ['valuation', 'fixed', 'price', 'part_of_capital', 'other'] as const;

/** When shares come of it, of which class, and how many. What the type and the mechanism do not have is passed over; what is
 *  left out of timing and better terms is on record as not told. */
const Trigger = z.strictObject({
  type: z.enum(triggerTypes),
  event: z.optional(z.enum(CONVERSION_EVENTS)),
  on: z.optional(LegalDate),
  from: z.optional(LegalDate),
  until: z.optional(LegalDate),
  /** That of a round to come where it is left out. */
  class_id: z.optional(z.uuid()),
  mechanism: z.enum(mechanismTypes),
  capExact: z.optional(TypedAmount),
  discountExact: z.optional(TypedAmount),
  timing: z.optional(z.enum(TIMINGS)),
  most_favoured: z.optional(z.boolean()),
  sharesExact: z.optional(TypedAmount),
  priceExact: z.optional(TypedAmount),
  percentExact: z.optional(TypedAmount),
});

export type TriggerInput = z.infer<typeof Trigger>;

export const RecordInstrumentInput = z.strictObject({
  ...TransactionBody,
  ...Holder,
  kind: z.enum(INSTRUMENT_KINDS),
  label: Label,
  class_id: z.optional(z.uuid()),
  /** The number of shares of a warrant, its source (not told if left out), and dollars for one of them. */
  sharesExact: z.optional(TypedAmount),
  quantity_source: z.optional(z.enum(QUANTITY_SOURCES)),
  priceExact: z.optional(TypedAmount),
  /** Dollars that were paid for the warrant itself. */
  purchasePriceExact: z.optional(TypedAmount),
  vesting: IssuanceInput.shape.vesting,
  /** Every other kind has a principal, its currency (CAD unless told), and interest. */
  principalExact: z.optional(TypedAmount),
  currency: z.optional(z.string().check(z.regex(/^[A-Z]{3}$/))),
  interest: z.optional(Interest),
  /** The last day of a warrant; the day on which the rest is due. */
  expires_on: z.optional(LegalDate),
  triggers: z.optional(z.array(Trigger).check(z.maxLength(20))),
  /** Per cent of the next round that the holder may buy. */
  proRataExact: z.optional(TypedAmount),
  /** 1 is paid first. */
  seniority: z.optional(z.string().check(z.maxLength(10))),
  security: z.optional(z.enum(SECURED_OR_UNSECURED)),
  exemption: z.optional(z.enum(grantExemptions)),
});

export const recordInstrument = transactionEndpoint(
  'record-instrument',
  'Records a warrant, a convertible note, an agreement for future equity, or a debt.',
  RecordInstrumentInput,
  [...personRefusals, 'SHARES.CLASS_LATER'],
);

export const ConvertInstrumentInput = z.strictObject({
  ...TransactionBody,
  security_id: z.uuid(),
  /** The trigger by which it converts, as the register of instruments names it. */
  trigger_id: z.optional(z.string().check(z.maxLength(60))),
  /** The class that the terms name, unless told. */
  class_id: z.optional(z.uuid()),
  sharesExact: z.optional(TypedAmount),
  /** The part of the principal that converts, all that is owed unless told; and the interest with it, none
   *  unless told. */
  principalExact: z.optional(TypedAmount),
  interestExact: z.optional(TypedAmount),
  /** Dollars for one of its currency, where that is not the Canadian dollar. */
  rateExact: z.optional(TypedAmount),
});

export const convertInstrument = transactionEndpoint(
  'convert-instrument',
  'Issues shares for a convertible note or an agreement for future equity, whole or in part.',
  ConvertInstrumentInput,
  [
    'GENERAL.FIELD_REQUIRED',
    'SHARES.INSTRUMENT_NOT_OPEN',
    'SHARES.CLASS_LATER',
    'REGISTERS.NOT_CONVERTIBLE',
    'SHARES.SUM_TOO_LARGE',
  ],
);

export const EndInstrumentInput = z.strictObject({
  ...TransactionBody,
  security_id: z.uuid(),
  /** The part of the principal that ends; all that is owed unless told. */
  principalExact: z.optional(TypedAmount),
  reason: z.enum(END_REASONS),
});

export const endInstrument = transactionEndpoint(
  'end-instrument',
  'Notes that the principal of a note, an agreement or a debt is owed no more, whole or in part.',
  EndInstrumentInput,
  ['SHARES.INSTRUMENT_NOT_OPEN', 'REGISTERS.IS_AN_OPTION'],
);

export const TransferInstrumentInput = z.strictObject({
  ...TransactionBody,
  ...Holder,
  security_id: z.uuid(),
  /** The number of what the new holder gets, and of what stays where a part does. */
  label: Label,
  balance_label: Label,
  /** Shares, of what gives a right to a number of them; dollars of all others. All that is left unless told. */
  sharesExact: z.optional(TypedAmount),
  principalExact: z.optional(TypedAmount),
});

export const transferInstrument = transactionEndpoint(
  'transfer-instrument',
  'Transfers an option, a warrant, a note, an agreement or a debt, whole or in part.',
  TransferInstrumentInput,
  [...personRefusals, 'SHARES.INSTRUMENT_NOT_OPEN', 'SHARES.TO_ITSELF'],
);
