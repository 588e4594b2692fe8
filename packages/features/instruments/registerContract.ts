/** The register of what is not a share, on any date and as known at any instant: options and warrants, what converts, and
 *  debt (kept beside the securities register; CBCA s. 29 for rights to shares). */
import {
  COMPENSATIONS,
  CONVERSION_EVENTS,
  RIGHT_KINDS,
  SECURED_OR_UNSECURED,
  TERMINATIONS,
  WINDOW_UNITS,
} from '@tabellion/book/agreed.ts';
import * as z from 'zod/mini';
import { endpoint, get, ofOrganization } from '../endpoint.ts';
import { ReadingDates } from '../people/contract.ts';
import { ComparedDates, NamePart, Paging, SeatFilter, StandsOn } from '../people/registerContract.ts';
import { NamedParty } from '../people/shapes.ts';
import { LegalDate } from '../registers/entryTerms.ts';
import { PoolLine } from '../shares/openSecuritiesContract.ts';
import { mechanismTypes, triggerTypes } from './contract.ts';

/** Orders by date, number, or shares that are left; `-` before one: from the latest, last or largest down. */
export const instrumentSorts = ['on', '-on', 'label', '-label', 'shares', '-shares'] as const;

/** Kinds of rights in the register of instruments. */
export const registeredKinds = RIGHT_KINDS;

const Right = {
  trigger_id: z.string(),
  type: z.enum(triggerTypes),
  event: z.nullable(z.enum(CONVERSION_EVENTS)),
  /** The day, or the first and the last of a range. */
  from: z.nullable(LegalDate),
  until: z.nullable(LegalDate),
  class_id: z.nullable(z.string()),
  mechanism: z.enum(mechanismTypes),
  cap: z.nullable(z.string()),
  discount: z.nullable(z.string()),
  /** Shares, dollars for one, or per cent of the capital. */
  sharesExact: z.nullable(z.string()),
  price: z.nullable(z.string()),
  percent: z.nullable(z.string()),
};

/** Terms agreed besides the numbers; null or empty where a kind does not have them. */
const Terms = z.strictObject({
  compensation: z.nullable(z.enum(COMPENSATIONS)),
  early: z.nullable(z.boolean()),
  windows: z.array(
    z.strictObject({
      reason: z.enum(TERMINATIONS),
      length: z.number(),
      unit: z.enum(WINDOW_UNITS),
    }),
  ),
  triggers: z.array(z.strictObject(Right)),
  security: z.nullable(z.enum(SECURED_OR_UNSECURED)),
  seniority: z.nullable(z.number()),
});

export const InstrumentLine = z.strictObject({
  security_id: z.string(),
  /** The act that made it. */
  entry_id: z.string(),
  label: z.string(),
  kind: z.enum(registeredKinds),
  holder: NamedParty,
  /** Null where no terms name one. */
  class_id: z.nullable(z.string()),
  class_name: z.nullable(z.string()),
  pool_name: z.nullable(z.string()),
  /** Whether the plan says that what its holder loses goes back to the pool; null where it does not say, or there is none. */
  returns_to_pool: z.nullable(z.boolean()),
  issued_on: LegalDate,
  expires_on: z.nullable(LegalDate),
  /** The last day that the grant leaves a holder who has left in this way, where it comes before `expires_on`; null for
   *  others. */
  window: z.nullable(z.strictObject({ reason: z.enum(TERMINATIONS), until: LegalDate })),
  /** Its last day, or that of `window`, has passed, and no act has told what became of it. */
  is_past: z.boolean(),
  is_open: z.boolean(),
  ended_on: z.nullable(LegalDate),
  /** Shares, exact: null of what gives a right to no number of them. At every moment granted = left + exercised + lapsed. */
  grantedExact: z.nullable(z.string()),
  leftExact: z.nullable(z.string()),
  exercisedExact: z.nullable(z.string()),
  /** Expired or released. */
  lapsedExact: z.nullable(z.string()),
  /** Shares among those left that have vested on that date. */
  vestedExact: z.nullable(z.string()),
  /** Shares among those left that never vest, since vesting was stopped. */
  neverVestsExact: z.nullable(z.string()),
  vests: z.boolean(),
  /** Dollars for a share; null of a share unit, and of what bears a principal. */
  price: z.nullable(z.string()),
  /** Amount lent or invested, amount still owed, currency, and per cent a year, on the date. */
  principal: z.nullable(z.string()),
  owed: z.nullable(z.string()),
  currency: z.nullable(z.string()),
  rate: z.nullable(z.string()),
  terms: Terms,
  /** Numbers of what came of it: certificates, and instruments of other holders. */
  into: z.array(z.string()),
  /** The act was taken back: the number stays, and nothing else. */
  is_void: z.boolean(),
  /** Beside the other date of a comparison; `leftBeforeExact` is what was left then. */
  change: z.enum(['joined', 'left', 'changed', 'same']),
  leftBeforeExact: z.nullable(z.string()),
});

export type InstrumentLine = z.infer<typeof InstrumentLine>;

export const listRegisterInstruments = endpoint({
  ...get('/api/organization/{id}/register/instruments'),
  summary: 'Options, warrants, convertibles and debt on a date, page by page, with the pools of options.',
  action: 'shares.read',
  ...ofOrganization,
  query: z.strictObject({
    ...ReadingDates.shape,
    ...ComparedDates,
    /** Those that are open, those that have ended, or all. */
    who: z.optional(SeatFilter),
    kind: z.optional(z.enum(registeredKinds)),
    /** One holder's. */
    holder: z.optional(z.uuid()),
    name: z.optional(NamePart),
    sort: z.optional(z.enum(instrumentSorts)),
    ...Paging,
  }),
  reply: z.strictObject({
    lines: z.array(InstrumentLine),
    pools: z.array(PoolLine),
    /** The sums of all lines that the filter lets through, whether or not only changes are shown. */
    total: z.strictObject({
      lines: z.number(),
      leftExact: z.string(),
      joined: z.number(),
      left: z.number(),
      changed: z.number(),
      same: z.number(),
    }),
    /** The `after` of the next page; null on the last one. */
    next: z.nullable(z.string()),
    ...StandsOn,
  }),
  refusals: ['GENERAL.FIELD_INVALID', 'GENERAL.NOT_A_DATE'],
});
