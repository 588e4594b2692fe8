/** Acts on what is not a share: option pools, options, warrants, what converts, and debt. Recorded or rehearsed as those on
 *  shares are. */
import * as z from 'zod/mini';
import { LegalDate, PersonInput } from '../people/shapes.ts';
import { Deed, deed, Typed } from './deedContract.ts';
import { considerationKinds, IssuanceInput } from './shapes.ts';

/** The exemption from the prospectus under which a right was granted (NI 45-106). */
export const grantExemptions = ['employee', 'private_issuer', 'other'] as const;
export const releaseReasons = ['forfeited', 'cancelled', 'surrendered', 'other'] as const;
export const instrumentKinds = ['warrant', 'safe', 'note', 'debt'] as const;
export const endReasons = ['repaid', 'expired', 'cancelled', 'other'] as const;

const Holder = { person_id: z.optional(z.uuid()), person: z.optional(PersonInput) };

/** Its number in the register; the next one where it is left out. */
const Label = z.optional(z.string().check(z.maxLength(50)));

export const ReserveInput = z.strictObject({
  ...Deed,
  /** A pool that is there already: another number is reserved for it. */
  pool_id: z.optional(z.uuid()),
  /** Of a new one. */
  class_id: z.optional(z.uuid()),
  name: z.optional(z.string().check(z.maxLength(300))),
  /** All shares that are reserved from then on. */
  sharesExact: z.optional(Typed),
});

export const reservePool = deed(
  'reserve-pool',
  'Reserves shares of a class for options, or another number of them for a pool.',
  ReserveInput,
  ['SHARES.NOTHING_CHANGES'],
);

export const GrantInput = z.strictObject({
  ...Deed,
  ...Holder,
  pool_id: z.optional(z.uuid()),
  /** The class of the pool unless told. */
  class_id: z.optional(z.uuid()),
  label: Label,
  sharesExact: z.optional(Typed),
  /** Dollars for a share. */
  priceExact: z.optional(Typed),
  expires_on: z.optional(LegalDate),
  vesting: IssuanceInput.shape.vesting,
  exemption: z.optional(z.enum(grantExemptions)),
});

export const grantOption = deed(
  'grant-option',
  'Grants an option: a right to shares of a class for a price.',
  GrantInput,
  ['PEOPLE.PERSON_REQUIRED', 'PEOPLE.ERASED', 'REGISTERS.NUMBER_TAKEN'],
);

export const ExerciseInput = z.strictObject({
  ...Deed,
  security_id: z.uuid(),
  sharesExact: z.optional(Typed),
  consideration: z.optional(z.enum(considerationKinds)),
  /** The effective date unless told. */
  paid_on: z.optional(LegalDate),
});

export const exerciseOption = deed(
  'exercise-option',
  'Issues shares for an option or a warrant, for the price that it names (CBCA s. 25).',
  ExerciseInput,
  ['SHARES.INSTRUMENT_NOT_OPEN'],
);

const Lost = {
  ...Deed,
  security_id: z.uuid(),
  /** All that is left unless told. */
  sharesExact: z.optional(Typed),
  /** Whether they may be granted again from the pool; they may unless told. */
  returns: z.optional(z.boolean()),
};

const ExpireInput = z.strictObject(Lost);
export const expireOption = deed(
  'expire-option',
  'Notes that an option has expired, whole or in part.',
  ExpireInput,
  ['SHARES.INSTRUMENT_NOT_OPEN'],
);

const ReleaseInput = z.strictObject({ ...Lost, reason: z.enum(releaseReasons) });
export const releaseOption = deed(
  'release-option',
  'An option is forfeited, cancelled or given up, whole or in part.',
  ReleaseInput,
  ['SHARES.INSTRUMENT_NOT_OPEN'],
);

export const RecordInstrumentInput = z.strictObject({
  ...Deed,
  ...Holder,
  kind: z.enum(instrumentKinds),
  label: Label,
  class_id: z.optional(z.uuid()),
  /** Of a warrant. */
  sharesExact: z.optional(Typed),
  priceExact: z.optional(Typed),
  /** Of all others: dollars, and per cent a year. */
  principalExact: z.optional(Typed),
  rateExact: z.optional(Typed),
  /** The last day of a warrant; the day on which the rest is due. */
  expires_on: z.optional(LegalDate),
  terms: z.optional(z.string().check(z.maxLength(2000))),
});

export const recordInstrument = deed(
  'record-instrument',
  'Records a warrant, a convertible note, an agreement for future equity, or a debt.',
  RecordInstrumentInput,
  ['PEOPLE.PERSON_REQUIRED', 'PEOPLE.ERASED', 'REGISTERS.NUMBER_TAKEN'],
);

export const ConvertInstrumentInput = z.strictObject({
  ...Deed,
  security_id: z.uuid(),
  /** The class that the terms name, unless told. */
  class_id: z.optional(z.uuid()),
  sharesExact: z.optional(Typed),
  /** Dollars that the shares are issued for, interest included; the principal unless told. */
  amountExact: z.optional(Typed),
});

export const convertInstrument = deed(
  'convert-instrument',
  'Issues shares for a convertible note or an agreement for future equity, which ends.',
  ConvertInstrumentInput,
  ['SHARES.INSTRUMENT_NOT_OPEN'],
);

export const EndInstrumentInput = z.strictObject({
  ...Deed,
  security_id: z.uuid(),
  reason: z.enum(endReasons),
});

export const endInstrument = deed(
  'end-instrument',
  'Notes that a warrant, a note, an agreement or a debt has ended.',
  EndInstrumentInput,
  ['SHARES.INSTRUMENT_NOT_OPEN'],
);
