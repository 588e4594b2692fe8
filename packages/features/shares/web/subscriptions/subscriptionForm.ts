/** The subscriptions as the form holds them, one row each by the issuance's id, and what the rules say of a row. */
import { isInKind } from '@tabellion/book/issuing.ts';
import { ACCELERATIONS, checkVestingTerms, DEFAULT_VESTING, FREQUENCIES } from '@tabellion/book/vesting.ts';
import { type PlainDate, parsePlainDate } from '@tabellion/kernel/date.ts';
import { decimal, formatDecimal, parseDecimal, ZERO } from '@tabellion/kernel/decimal.ts';
import { parseQuantity } from '@tabellion/kernel/quantity.ts';
import type { TextParams } from '@tabellion/kernel/refusal.ts';
import type { TextCode } from '@tabellion/texts/codes.ts';
import * as z from 'zod/mini';
import type { SharesView } from '../../contract.ts';
import { firstIssueDay } from '../../rules/issueDay.ts';
import {
  considerationKinds,
  exemptions,
  type Issuance,
  type IssuanceInput,
  vestingFrequencies,
} from '../../shapes.ts';

/** Specification section 9. */
const lowestPrice = '0.01';

const fields = z.strictObject({
  Shareclass: z.string().check(z.minLength(1, 'SHARES.CLASS_REQUIRED')),
  ownership: z.string(),
  price: z.string(),
  /** Blank while nobody has told it. */
  consideration: z.union([z.literal(''), z.enum(considerationKinds)]),
  /** Which property or past services. */
  consideration_text: z.string(),
  /** Blank while it is not paid. */
  paid_on: z.string(),
  /** Number and date of the directors' resolution; blank where the organizing resolution issues the shares. */
  resolution: z.string(),
  resolution_on: z.string(),
  exemption: z.union([z.literal(''), z.enum(exemptions)]),
  hasVesting: z.boolean(),
  /** Whether it vests by a table of dates, which this form shows and leaves as it is. */
  isDated: z.boolean(),
  frequency: z.enum(vestingFrequencies),
  cliff: z.string(),
  period: z.string(),
  /** Blank where it vests from the day of issue on. */
  start: z.string(),
  /** Blank where nothing vests early. */
  acceleration: z.union([z.literal(''), z.enum(ACCELERATIONS)]),
});
export type SubscriptionRow = z.infer<typeof fields>;

/** One row; what is paid is paid by today. */
export const subscriptionRowSchema = (today: PlainDate) =>
  fields.check(
    z.check<SubscriptionRow>(({ value, issues }) => {
      for (const { field, textCode, params } of [...faultsOf(value), ...paymentFaults(value, today)]) {
        issues.push({ code: 'custom', path: [field], message: textCode, input: value, params });
      }
    }),
  );

export const subscriptionsSchema = (today: PlainDate) =>
  z.strictObject({
    /** The one price of simple shares; blank in advanced mode. */
    simplePrice: z.string(),
    rows: z.record(z.string(), subscriptionRowSchema(today)),
    /** The individuals with significant control, as these rows show them. */
    confirmed: z.boolean(),
  });
export type SubscriptionsFormValues = z.infer<ReturnType<typeof subscriptionsSchema>>;

interface Fault {
  field: keyof SubscriptionRow;
  textCode: TextCode;
  params?: TextParams;
}

/** Errors that keep a row from being saved; the schema reports blank required fields. */
export function faultsOf(of: SubscriptionRow): readonly Fault[] {
  const shares = parseQuantity(of.ownership);
  const price = parseDecimal(of.price);
  const faults: Fault[] = [];
  if (shares === undefined || shares === 0n) {
    faults.push({ field: 'ownership', textCode: 'SHARES.OWNERSHIP_INVALID' });
  }
  if (price === undefined) faults.push({ field: 'price', textCode: 'SHARES.PRICE_INVALID' });
  else if (price < decimal(lowestPrice)) {
    faults.push({ field: 'price', textCode: 'SHARES.PRICE_TOO_LOW', params: { minimum: `$${lowestPrice}` } });
  }
  return [...faults, ...resolutionFaults(of), ...vestingFaults(of)];
}

const paymentFaults = ({ paid_on }: SubscriptionRow, today: PlainDate): Fault[] =>
  paid_on > today ? [{ field: 'paid_on', textCode: 'PEOPLE.DATE_IN_FUTURE' }] : [];

/** Number and date, both or neither. */
function resolutionFaults({ resolution, resolution_on }: SubscriptionRow): Fault[] {
  if ((resolution.trim() === '') === (resolution_on === '')) return [];
  return resolution_on === ''
    ? [{ field: 'resolution_on', textCode: 'SHARES.RESOLUTION_DATE_REQUIRED' }]
    : [{ field: 'resolution', textCode: 'SHARES.RESOLUTION_NUMBER_REQUIRED' }];
}

/** The day on which shares of a corporation that exists will be issued; null while they wait.
 *  @param organizingOn  day of the organizing resolution for what was subscribed before incorporation: it issues the shares
 *    that name no other */
export const issueDayOf = (
  { resolution, resolution_on, paid_on }: SubscriptionRow,
  organizingOn: string | null,
): PlainDate | null => {
  const resolvedOn = resolution.trim() === '' ? (organizingOn ?? '') : resolution_on;
  return firstIssueDay({
    resolvedOn: parsePlainDate(resolvedOn) ?? null,
    paidOn: parsePlainDate(paid_on) ?? null,
  });
};

function vestingFaults({ hasVesting, isDated, frequency, cliff, period }: SubscriptionRow): Fault[] {
  if (!hasVesting || isDated) return [];
  const given = wholeOf(period);
  // A cliff is not to blame for a period that is no number: it is then judged within the longest one.
  const isTold = !Number.isNaN(given);
  const terms = { period: isTold ? given : FREQUENCIES[frequency].maxPeriod, cliff: wholeOf(cliff) };
  const broken = checkVestingTerms({ ...DEFAULT_VESTING, frequency, ...terms }).map(
    ({ property }) => property,
  );
  return (isTold ? broken : ['period' as const, ...broken]).map((property) => ({
    field: property,
    textCode: 'invalid_period',
    params: { property },
  }));
}

/** NaN keeps no bound, so that what is no whole number is refused with the rest. */
const wholeOf = (typed: string): number => (/^\d{1,6}$/.test(typed) ? Number(typed) : Number.NaN);

/** The longest period and cliff of a frequency, for the words that help to mend one. */
export const vestingBoundsOf = (
  frequency: SubscriptionRow['frequency'],
): { period: number; cliff: number } => ({
  period: FREQUENCIES[frequency].maxPeriod,
  cliff: FREQUENCIES[frequency].maxCliff,
});

/** A number of dates in another frequency (48 monthly are 4 yearly); as typed where it does not come out even. */
export function rescaleVestingPeriod(
  typed: string,
  from: SubscriptionRow['frequency'],
  to: SubscriptionRow['frequency'],
): string {
  const months = wholeOf(typed) * FREQUENCIES[from].months;
  return months % FREQUENCIES[to].months === 0 ? String(months / FREQUENCIES[to].months) : typed;
}

export const rowsOf = ({ shareholders }: Pick<SharesView, 'shareholders'>): SubscriptionsFormValues['rows'] =>
  Object.fromEntries(
    shareholders.flatMap(({ issuances }) => issuances.map((issuance) => [issuance._id, rowOf(issuance)])),
  );

type TypedSubscriptions = Pick<SubscriptionsFormValues, 'simplePrice' | 'rows'>;

/**
 * Lays typed fields over a newer view. A field saved meanwhile keeps the saved value: it is later.
 * @param before  the values that the form started from
 * @param fresh  the values on record now; a row without typed fields is returned as it is here
 */
export function keepTypedValues(
  typed: TypedSubscriptions,
  before: TypedSubscriptions,
  fresh: TypedSubscriptions,
): TypedSubscriptions {
  const rows = Object.entries(fresh.rows).map(([id, row]) => {
    const [was, given] = [before.rows[id], typed.rows[id]];
    return [id, was && given ? rowStillTyped(given, was, row) : row];
  });
  const isPriceSaved = fresh.simplePrice !== before.simplePrice;
  return {
    simplePrice: isPriceSaved ? fresh.simplePrice : typed.simplePrice,
    rows: Object.fromEntries(rows),
  };
}

function rowStillTyped(typed: SubscriptionRow, before: SubscriptionRow, fresh: SubscriptionRow) {
  const names = Object.keys(fresh) as (keyof SubscriptionRow)[];
  const own = names.filter((name) => typed[name] !== before[name] && fresh[name] === before[name]);
  if (own.length === 0) return fresh;
  return { ...fresh, ...Object.fromEntries(own.map((name) => [name, typed[name]])) };
}

/** A price in cents at least: 1.50, not 1.5. */
export const priceWithCents = ({ priceExact }: { priceExact: string }): string =>
  formatDecimal(parseDecimal(priceExact) ?? ZERO, 2);

export function rowOf(issuance: Issuance): SubscriptionRow {
  const { vesting } = issuance;
  const schedule = vesting === null || 'dateCount' in vesting ? undefined : vesting;
  return {
    Shareclass: issuance.Shareclass,
    ownership: issuance.ownershipExact,
    price: priceWithCents(issuance),
    consideration: issuance.consideration ?? '',
    consideration_text: issuance.consideration_text ?? '',
    paid_on: issuance.paid_on ?? '',
    resolution: issuance.resolution ?? '',
    resolution_on: issuance.resolution_on ?? '',
    exemption: issuance.exemption ?? '',
    hasVesting: vesting !== null,
    isDated: vesting !== null && schedule === undefined,
    frequency: schedule?.frequency ?? DEFAULT_VESTING.frequency,
    cliff: String(schedule?.cliff ?? DEFAULT_VESTING.cliff),
    period: String(schedule?.period ?? DEFAULT_VESTING.period),
    start: schedule?.start ?? '',
    acceleration: schedule?.acceleration ?? '',
  };
}

/** A new row, with the usual vesting ready for whoever wants it. */
export const blankRow = (shareClass: { _id: string; priceExact: string } | undefined): SubscriptionRow => ({
  Shareclass: shareClass?._id ?? '',
  ownership: '1',
  price: shareClass === undefined ? '' : priceWithCents(shareClass),
  consideration: '',
  consideration_text: '',
  paid_on: '',
  resolution: '',
  resolution_on: '',
  exemption: '',
  hasVesting: false,
  isDated: false,
  frequency: DEFAULT_VESTING.frequency,
  cliff: String(DEFAULT_VESTING.cliff),
  period: String(DEFAULT_VESTING.period),
  start: '',
  acceleration: '',
});

/** A row as the request for one issuance; what was blanked is taken away. */
export function inputOf(of: SubscriptionRow): IssuanceInput {
  const { Shareclass, ownership, price, consideration, consideration_text, paid_on } = of;
  const { resolution, resolution_on, exemption } = of;
  return {
    Shareclass,
    ownership,
    price,
    ...(consideration !== '' && { consideration }),
    ...(isInKind(consideration) && { consideration_text }),
    paid_on: paid_on === '' ? null : paid_on,
    resolution,
    ...(resolution_on !== '' && { resolution_on }),
    exemption: exemption === '' ? null : exemption,
    ...(!(of.hasVesting && of.isDated) && {
      vesting: of.hasVesting
        ? {
            frequency: of.frequency,
            cliff: Number(of.cliff),
            period: Number(of.period),
            start: of.start === '' ? null : of.start,
            ...(of.acceleration !== '' && { acceleration: of.acceleration }),
          }
        : null,
    }),
  };
}
