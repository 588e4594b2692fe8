/** Shares as they travel (specification section 3, "Shares"). Beside each number stands its exact form as text. */
import {
  CERTIFICATE_FORMS,
  CONSIDERATION_KINDS,
  EXEMPTION_CATEGORIES,
  LEGENDS,
} from '@tabellion/book/issuing.ts';
import { ACCELERATIONS } from '@tabellion/book/vesting.ts';
import { MOST_VESTING_DATES } from '@tabellion/book/vesting-dated.ts';
import type { TextCode } from '@tabellion/texts/codes.ts';
import * as z from 'zod/mini';
import { Person } from '../people/shapes.ts';
import { LegalDate, resolved } from '../registers/entryTerms.ts';
import { usualProperties } from './rules/commonClass.ts';

export const vestingFrequencies = ['monthly', 'quarterly', 'yearly'] as const;

/** A schedule, or a table of dates. */
const Vesting = z.union([
  z.strictObject({
    period: z.number(),
    cliff: z.number(),
    frequency: z.enum(vestingFrequencies),
    /** The issuance date unless told; left out while that is not known. */
    start: z.optional(LegalDate),
    acceleration: z.optional(z.enum(ACCELERATIONS)),
  }),
  /** So many dates, the first and the last; the page of the holder has them all. */
  z.strictObject({ dateCount: z.number(), from: LegalDate, to: LegalDate }),
]);

/** A date of vesting as a form gives it: what is wrong with it the rules say at its place. */
const VestingDate = z.strictObject({
  on: z.string().check(z.maxLength(40)),
  sharesExact: z.string().check(z.maxLength(60)),
});

/** A number of JSON, or its text. */
const numberOrText = (pattern: RegExp, textCode: TextCode) =>
  z.pipe(
    z.pipe(z.union([z.number(), z.string()]), z.transform(String)),
    z.string().check(z.regex(pattern, textCode)),
  );

/** A decimal with at most ten places: `0.01`. */
export const Price = numberOrText(/^\d{1,15}(\.\d{1,10})?$/, 'SHARES.PRICE_INVALID');

const classKinds = ['common', 'preferred'] as const;
const dividends = [
  'none',
  'participating',
  'fixed_cumulative',
  'fixed_non_cumulative',
  'discretionary',
] as const;

export const considerationKinds = CONSIDERATION_KINDS;
/** Exemptions by which the holder may subscribe without a prospectus: who he is to a private issuer (NI
 *  45-106 s. 2.4), or `other`: the issue rests on another exemption. */
export const exemptions = [...EXEMPTION_CATEGORIES, 'other'] as const;
export const certificateForms = CERTIFICATE_FORMS;
export const legends = LEGENDS;

/** Terms of vesting as a form gives them. */
export const VestingTermsInput = z.strictObject({
  period: z.optional(z.union([z.number(), z.string()])),
  cliff: z.optional(z.union([z.number(), z.string()])),
  frequency: z.optional(z.enum(vestingFrequencies)),
  /** Months and a cliff count from it; null, or left out of new vesting: the day of the issue. */
  start: z.optional(z.nullable(LegalDate)),
  /** Beside a schedule: what vests early on a change of control. */
  acceleration: z.optional(z.enum(ACCELERATIONS)),
  /** The dates on which shares vest, all of them together, in place of all the rest. */
  dates: z.optional(z.array(VestingDate).check(z.maxLength(MOST_VESTING_DATES))),
});

/** Input of one issuance. `ownership` is a whole number from 1 to 2^53 - 1, as number or text. Without
 *  `Shareclass` it takes the first class that the holder has not subscribed to. In an update, omitted
 *  fields stay. */
export const IssuanceInput = z.strictObject({
  _id: z.optional(z.uuid()),
  id: z.optional(z.uuid()),
  valid: z.optional(z.boolean()),
  /** Required. Checked by the rules, which name the field: an empty one is refused aloud. */
  ownership: z.optional(z.union([z.number(), z.string()])),
  /** Not read: the kind of the class. */
  ownership_type: z.optional(z.string().check(z.maxLength(60))),
  Shareclass: z.optional(z.uuid()),
  /** Only after incorporation, and not before certificate, resolution and payment: a founding's shares are dated when they
   *  are issued. Not kept while a subscription waits for its resolution. */
  issuance_date: z.optional(LegalDate),
  /** Dollars; the price of the class unless told. */
  price: z.optional(z.union([z.number(), z.string()])),
  sources: z.optional(z.enum(['Treasury', 'Shareholder'])),
  vesting: z.optional(z.nullable(VestingTermsInput)),
  consideration: z.optional(z.enum(considerationKinds)),
  /** Which property or past services. */
  consideration_text: z.optional(z.string()),
  /** null takes it away. */
  paid_on: z.optional(z.nullable(LegalDate)),
  /** The directors'. */
  ...resolved,
  /** null takes it away. */
  exemption: z.optional(z.nullable(z.enum(exemptions))),
  /** Choice of the holder: a certificate, or the acknowledgment of the right to one (CBCA s. 49(1)). null
   *  removes it. */
  form: z.optional(z.nullable(z.enum(certificateForms))),
});

/** `subscribed` until certificate, resolution and payment are there (CBCA s. 25(3)); then `issued`. */
const issuanceStates = ['subscribed', 'issued', 'ended', 'void'] as const;

const awaitedEvents = ['certificate', 'resolution', 'payment'] as const;

export const Issuance = z.strictObject({
  _id: z.string(),
  id: z.string(),
  valid: z.boolean(),
  state: z.enum(issuanceStates),
  /** Things that a subscription still needs to be issued; empty for shares on record. */
  waits_for: z.array(z.enum(awaitedEvents)),
  /** Null above 2^53 - 1; the exact one speaks. */
  ownership: z.nullable(z.number()),
  ownershipExact: z.string(),
  /** The part of all issued shares, by largest remainder: "33.33"; that of a subscription is what it will
   *  be once all are issued. */
  ownershipPercentage: z.string(),
  /** The kind of the class. */
  ownership_type: z.enum(classKinds),
  Shareclass: z.string(),
  className: z.string(),
  issuance_date: z.nullable(LegalDate),
  price: z.nullable(z.number()),
  priceExact: z.string(),
  firstname: z.string(),
  lastname: z.string(),
  sources: z.enum(['Treasury', 'Shareholder']),
  vesting: z.nullable(Vesting),
  certificate: z.nullable(z.string()),
  consideration: z.nullable(z.enum(considerationKinds)),
  consideration_text: z.nullable(z.string()),
  paid_on: z.nullable(LegalDate),
  resolution: z.nullable(z.string()),
  resolution_on: z.nullable(LegalDate),
  exemption: z.nullable(z.enum(exemptions)),
});

/** `_id` is the person's id. */
export const Shareholder = z.strictObject({
  _id: z.string(),
  ...Person.shape,
  issuances: z.array(Issuance),
  sharesExact: z.string(),
  percentage: z.string(),
});

const Amount = z.optional(z.nullable(z.string().check(z.maxLength(40))));

/** Rights, privileges, restrictions and conditions of a class (CBCA s. 24). */
export const ShareClassProperties = z.strictObject({
  /** The French designation of the class, which articles and French documents bear; null where none was given. Left out, it stays as it is. */
  name_fr: z.optional(z.nullable(z.string().check(z.maxLength(150)))),
  /** Preferred where dividends are fixed or capital comes back first, unless told. */
  kind: z.optional(z.enum(classKinds)),
  voting: z.boolean(),
  /** `0` for a class without votes. */
  votes_per_share: numberOrText(/^\d{1,9}$/, 'SHARES.VOTES_INVALID'),
  dividend: z.enum(dividends),
  /** Per cent a year of the price; required for a fixed dividend. */
  dividend_rate: Amount,
  /** Share in the remaining property on dissolution, or a preferred amount. */
  liquidation: z.enum(['none', 'residual', 'preference']),
  /** Dollars per share of a preference; the price unless told. */
  liquidation_amount: Amount,
  /** 1 is paid before 2; 1 unless told, and as it is where a class has one. */
  liquidation_rank: z.optional(z.nullable(z.number())),
  redeemable: z.boolean(),
  retractable: z.boolean(),
  /** Dollars per share at which they are redeemed, or the formula by which that is calculated, in the words of the articles:
   *  exactly one of both where the shares are redeemable or retractable (CBCA s. 36(1)). Both null where none is on record. */
  redemption_price: Amount,
  redemption_formula: z.optional(z.nullable(z.string().check(z.maxLength(4000)))),
  convertible: z.boolean(),
  /** The class into which a convertible one converts, and `numerator` new shares for `denominator` old ones (1:1). */
  convertible_into: z.optional(z.nullable(z.uuid())),
  conversion_numerator: Amount,
  conversion_denominator: Amount,
  /** Whole number as text, or null for an unlimited number. */
  authorized: z.nullable(numberOrText(/^[1-9]\d{0,37}$/, 'SHARES.AUTHORIZED_INVALID')),
  /** Certificate numbers begin with it: CS. */
  prefix: z.string().check(z.regex(/^[A-Z]{1,6}$/, 'SHARES.PREFIX_INVALID')),
  series_allowed: z.boolean(),
  restrictions: z.string().check(z.maxLength(4000)),
});

export const ShareClassInput = z.strictObject({
  _id: z.optional(z.uuid()),
  name: z.string().check(z.minLength(1), z.maxLength(150)),
  properties: ShareClassProperties,
  price: Price,
});

const { dividend, liquidation, votes_per_share, authorized, prefix } = ShareClassProperties.shape;

/** A new class: what is left out is as usual, by whether it votes (`rules/usualClass.ts`). */
export const ShareClassDraft = z.extend(ShareClassInput, {
  properties: z.extend(ShareClassProperties, {
    votes_per_share: z.optional(votes_per_share),
    dividend: z._default(dividend, usualProperties.dividend),
    liquidation: z._default(liquidation, usualProperties.liquidation),
    redeemable: z._default(z.boolean(), usualProperties.redeemable),
    retractable: z._default(z.boolean(), usualProperties.retractable),
    convertible: z._default(z.boolean(), usualProperties.convertible),
    authorized: z._default(authorized, null),
    prefix: z.optional(prefix),
    series_allowed: z._default(z.boolean(), usualProperties.series_allowed),
    restrictions: z._default(ShareClassProperties.shape.restrictions, usualProperties.restrictions),
  }),
});

/** A price that differs between issues may stay unsaid. */
export const ShareClassUpdate = z.extend(ShareClassInput, { price: z.nullable(Price) });

export const ShareClass = z.strictObject({
  _id: z.string(),
  name: z.string(),
  creation_date: z.nullable(LegalDate),
  properties: ShareClassProperties,
  price: z.nullable(z.number()),
  priceExact: z.string(),
  issuedExact: z.string(),
});

export type Issuance = z.infer<typeof Issuance>;
export type IssuanceInput = z.infer<typeof IssuanceInput>;
export type Shareholder = z.infer<typeof Shareholder>;
export type ShareClass = z.infer<typeof ShareClass>;
export type ShareClassInput = z.infer<typeof ShareClassInput>;
export type ShareClassDraft = z.infer<typeof ShareClassDraft>;
export type ShareClassUpdate = z.infer<typeof ShareClassUpdate>;
export type ShareClassProperties = z.infer<typeof ShareClassProperties>;

/** Holders that count for the exemption of a private issuer, and those who do not (NI 45-106 s. 2.4). */
export const PrivateHolders = z.strictObject({ counted: z.number(), employees: z.number() });

/** The ground of an adjustment of a stated capital account. */
export const capitalGrounds = ['reduction', 'addition', 'order'] as const;
