/** The register of what is not a share, on any date and as known at any instant: options and warrants, what converts, and
 *  debt (kept beside the securities register; CBCA s. 29 for rights to shares). */
import * as z from 'zod/mini';
import { endpoint } from '../access.ts';
import { Reading } from '../people/contract.ts';
import { NamePart, StandsOn, Who } from '../people/registerContract.ts';
import { LegalDate } from '../people/shapes.ts';
import { instrumentKinds } from './instrumentContract.ts';
import { Named } from './ledgerShapes.ts';

export const registeredKinds = ['option', ...instrumentKinds] as const;

/** By date, by number, by shares that are left. */
export const instrumentSorts = ['on', '-on', 'label', '-label', 'shares', '-shares'] as const;

/** The last line of the page before, and the last act that it knew, as `next` tells them. */
export const instrumentAfter = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.\d{1,15}$/;

export const InstrumentLine = z.strictObject({
  security_id: z.string(),
  label: z.string(),
  kind: z.enum(registeredKinds),
  holder: Named,
  /** Null where no terms name one. */
  class_id: z.nullable(z.string()),
  class_name: z.nullable(z.string()),
  pool_name: z.nullable(z.string()),
  issued_on: LegalDate,
  expires_on: z.nullable(LegalDate),
  /** Its last day has passed, and no act has told what became of it. */
  is_past: z.boolean(),
  is_open: z.boolean(),
  ended_on: z.nullable(LegalDate),
  /** Shares, exact: null of what gives a right to no number of them. At every moment granted = left + exercised + lapsed. */
  grantedExact: z.nullable(z.string()),
  leftExact: z.nullable(z.string()),
  exercisedExact: z.nullable(z.string()),
  /** Expired or released. */
  lapsedExact: z.nullable(z.string()),
  /** Of those that are left, how many have vested on that date. */
  vestedExact: z.nullable(z.string()),
  vests: z.boolean(),
  /** Dollars for a share; dollars owed; per cent a year. */
  price: z.nullable(z.string()),
  principal: z.nullable(z.string()),
  rate: z.nullable(z.string()),
  terms: z.nullable(z.string()),
  /** Beside the other date of a comparison; `leftBeforeExact` is what was left then. */
  change: z.enum(['joined', 'left', 'changed', 'same']),
  leftBeforeExact: z.nullable(z.string()),
});

export type InstrumentLine = z.infer<typeof InstrumentLine>;

const PoolLine = z.strictObject({
  pool_id: z.string(),
  name: z.string(),
  class_id: z.string(),
  class_name: z.string(),
  reservedExact: z.string(),
  usedExact: z.string(),
  leftExact: z.string(),
});

export type PoolLine = z.infer<typeof PoolLine>;

export const listRegisterInstruments = endpoint({
  method: 'GET',
  path: '/api/organization/{id}/register/instruments',
  summary: 'Options, warrants, convertibles and debt on a date, page by page, with the pools of options.',
  action: 'shares.read',
  tenant: { in: 'params', name: 'id' },
  params: z.strictObject({ id: z.uuid() }),
  query: z.strictObject({
    ...Reading.shape,
    /** The other date of a comparison. */
    from: z.optional(LegalDate),
    only: z.optional(z.enum(['changes'])),
    /** Those that are open, those that have ended, or all. */
    who: z.optional(Who),
    kind: z.optional(z.enum(registeredKinds)),
    /** One holder's. */
    holder: z.optional(z.uuid()),
    name: z.optional(NamePart),
    sort: z.optional(z.enum(instrumentSorts)),
    after: z.optional(z.string().check(z.regex(instrumentAfter))),
    /** Lines in a page, 1 to 200; 50 where it is left out. */
    limit: z.optional(z.string().check(z.regex(/^([1-9]\d?|1\d\d|200)$/))),
  }),
  reply: z.strictObject({
    lines: z.array(InstrumentLine),
    pools: z.array(PoolLine),
    /** Of all lines that the filter lets through, whether or not only changes are shown. */
    total: z.strictObject({
      lines: z.number(),
      leftExact: z.string(),
      joined: z.number(),
      left: z.number(),
      changed: z.number(),
      same: z.number(),
    }),
    /** For `after` of the next page; null on the last one. */
    next: z.nullable(z.string()),
    ...StandsOn,
  }),
  ok: 'GENERAL.SUCCESS',
  refusals: ['GENERAL.FIELD_INVALID', 'GENERAL.NOT_A_DATE'],
});

export type InstrumentsReply = z.infer<typeof listRegisterInstruments.reply>;
