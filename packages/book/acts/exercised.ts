import { canonicalJson } from '@tabellion/kernel/canonical.ts';
import { addDecimals, type Decimal, decimal, timesQuantity, ZERO } from '@tabellion/kernel/decimal.ts';
import { divideRounded } from '@tabellion/kernel/rounding.ts';
import * as z from 'zod/mini';
import type { NewestActVersion } from '../act.ts';
import type { Book } from '../book.ts';
import type { Instrument, IssuingKind } from '../entities.ts';
import { exercisableOf, isPastExpiry, vestedLeftOf } from '../options.ts';
import type { ReadWriteSet } from '../readWriteSet.ts';
import { triggerId } from '../terms/conversions.ts';
import { hasVestingStart, withVestingStart } from '../vesting.ts';
import { amount, id, positiveAmount, quantity, resolution, rule } from './atoms.ts';
import { mayOpen } from './exchange.ts';
import { MOST_EXCHANGED } from './fractions.ts';
import { dischargePrincipal, findOpenInstrument } from './instruments.ts';
import {
  applyIssue,
  completeIssues,
  issueReadWriteSet,
  keepVoidIssues,
  type PaidIssue,
  paidIssue,
} from './issued.ts';
import type { Kind } from './kind.ts';
import { closed, findOpenOption, mayTake } from './options-lost.ts';
import { areDistinct, identityOf } from './securities.ts';

/** Consideration that the holder gives for the shares. */
const settlement = z.discriminatedUnion('by', [
  /** The exercise price of each share: exact, or rounded up to the next cent, for shares are issued only when they are
   *  fully paid (CBCA s. 25(3)). */
  z.strictObject({ by: z.literal('price'), rounding: z.nullable(z.literal('up')) }),
  /** Nothing: of the shares that he asks for he gets as many as are worth what the price has risen by, whole ones. */
  z.strictObject({
    by: z.literal('net'),
    /** Dollars that a share is worth on the day. */
    value: positiveAmount,
    rounding: z.literal('down'),
  }),
  /** His work: a share unit has no price. */
  z.strictObject({ by: z.literal('service') }),
]);

const exercisedSchema = z
  .strictObject({
    securityId: id,
    /** Shares of it that are used up; more than are issued where it settles net. */
    quantity,
    settlement,
    /** The trigger of a warrant by which it is exercised; null where none is told. */
    triggerId: z.nullable(triggerId),
    /** The shares that its holder gets, and what he gives for them: in full, before they are issued (CBCA s. 25(3)). */
    issues: z.array(paidIssue).check(z.length(1)),
    resolution: z.nullable(resolution),
  })
  .check(
    rule('quantity', ({ quantity, settlement, issues: [one] }) => {
      const shares = BigInt(one?.quantity ?? '0');
      return settlement.by === 'net' ? shares <= BigInt(quantity) : shares === BigInt(quantity);
    }),
    z.refine(
      ({ settlement, issues: [one] }) =>
        settlement.by !== 'price' ||
        one === undefined ||
        decimal(one.consideration.amount) === exercisePaid(one, settlement.rounding),
      { path: ['issues', 0, 'consideration', 'amount'] },
    ),
  );

const convertedSchema = z
  .strictObject({
    securityId: id,
    /** The part of its principal that converts, and the interest that converts with it, both in its currency. */
    principal: positiveAmount,
    interest: amount,
    /** Dollars for one of its currency, to which the sum is rounded half up to cents; null where it is in dollars. */
    exchangeRate: z.nullable(positiveAmount),
    /** The trigger by which it converts; null where none is told. */
    triggerId: z.nullable(triggerId),
    issues: z.array(paidIssue).check(z.minLength(1), z.maxLength(MOST_EXCHANGED), z.refine(areDistinct)),
    resolution: z.nullable(resolution),
  })
  .check(
    rule(
      'issues',
      (payload) =>
        addDecimals(...payload.issues.map((one) => decimal(one.consideration.amount))) ===
        conversionConsideration(payload),
    ),
  );

export type OptionExercisedPayload = Readonly<z.infer<typeof exercisedSchema>>;
export type InstrumentConvertedPayload = Readonly<z.infer<typeof convertedSchema>>;

const CENT = decimal('0.01');
const ONE = decimal('1');

export function exercisePaid(
  { price, quantity }: Pick<PaidIssue, 'price' | 'quantity'>,
  rounding: 'up' | null,
): Decimal {
  const exact = timesQuantity(decimal(price), BigInt(quantity));
  return rounding === null ? exact : ((divideRounded(exact, CENT, 'up') * CENT) as Decimal);
}

/** Dollars for which shares are issued when so much converts. */
export function conversionConsideration({
  principal,
  interest,
  exchangeRate,
}: Pick<InstrumentConvertedPayload, 'principal' | 'interest' | 'exchangeRate'>): Decimal {
  const sum = addDecimals(decimal(principal), decimal(interest));
  if (exchangeRate === null) return sum;
  return (divideRounded(sum * decimal(exchangeRate), ONE * CENT, 'half_up') * CENT) as Decimal;
}

/** Whole shares that come of so many where the price has risen to a value; none where it has not. */
export function netShares(quantity: bigint, price: Decimal, value: Decimal): bigint {
  return value > price ? divideRounded(quantity * (value - price), value, 'down') : 0n;
}

/** Shares are issued for an option: as many as its holder asks for, of those that have vested, until it expires. */
const optionExercised = issuing('option.exercised', exercisedSchema, (book, act) => {
  const { securityId, quantity, triggerId: by, issues } = act.payload;
  const one = findOpenOption(book, act, securityId);
  const [issue] = issues;
  if (!one || !issue || !isHis(book, act, one, { issue, classId: one.classId, index: 0 })) return undefined;
  const shares = BigInt(quantity);
  if (!mayTake(book, act, one, { shares, path: 'quantity' })) return undefined;
  if (!isTrigger(book, act, one, by) || !isSettled(book, act, one)) return undefined;
  const vested = exercisableOf(one, act.effectiveOn);
  // Shares acquired before they vest continue to vest.
  const isEarly = shares > vestedLeftOf(one, act.effectiveOn);
  if (isEarly && issue.vesting !== null && !goesOnVesting(one, issue))
    return book.flag(act, 'vesting_differs', 'issues.0.vesting', { securityId });
  if (shares > vested || (isEarly && issue.vesting === null))
    book.flag(act, 'above_vested', 'quantity', {
      securityId,
      vested: String(vestedLeftOf(one, act.effectiveOn)),
    });
  if (isPastExpiry(one, act.effectiveOn))
    book.flag(act, 'after_expiry', 'effectiveOn', { securityId, expiresOn: one.expiresOn ?? '' });
  return closed(act, { ...one, exercised: one.exercised + shares }, 'option.exercised');
});

/** A note or an agreement for future equity becomes shares of the class that its terms give, whole or in part. */
const instrumentConverted = issuing('instrument.converted', convertedSchema, (book, act) => {
  const { securityId, principal, triggerId: by, issues } = act.payload;
  const one = findOpenInstrument(book, act, securityId);
  if (one === undefined) return undefined;
  if (one.terms.of !== 'convertible') return book.flag(act, 'not_convertible', 'securityId', { securityId });
  if (!isTrigger(book, act, one, by)) return undefined;
  const right = one.terms.triggers.find((each) => each.triggerId === by)?.right;
  const classId = by === null ? one.classId : (right?.classId ?? null);
  return isPaidIn(book, act, one) &&
    issues.every((issue, index) => isHis(book, act, one, { issue, classId, index }))
    ? dischargePrincipal(book, act, one, { principal, by: 'instrument.converted' })
    : undefined;
});

type Payload = Pick<OptionExercisedPayload, 'securityId' | 'issues' | 'resolution'>;

function issuing<P extends Payload>(
  kind: IssuingKind,
  schema: z.ZodMiniType<P>,
  spend: (book: Book, act: NewestActVersion<P>) => Instrument | undefined,
): Kind<P> {
  const readWriteSet = ({ issues, securityId }: P): ReadWriteSet => {
    const opened = issueReadWriteSet(issues);
    return { ...opened, writes: [{ of: 'security', id: securityId }, ...opened.writes] };
  };
  return {
    v: 1,
    schema: schema.check(
      rule('issues', ({ issues }) =>
        issues.every((one) => one.certificate !== null && hasVestingStart(one.vesting)),
      ),
    ),
    gives: ({ issues }) => issues.map(identityOf),
    opens: ({ issues }) => issues,
    readWriteSet,
    apply(book, act) {
      if (!book.requireCorporation(act)) return;
      const { securityId, issues } = act.payload;
      const missing = issues.findIndex(({ classId }) => !book.tables.classTerms.has(classId));
      if (missing >= 0) return book.flag(act, 'no_class', `issues.${missing}.classId`);
      const opened = issues.map((one, index) => ({ ...one, path: `issues.${index}` }));
      if (!mayOpen(book, act, opened)) return;
      const spent = spend(book, act);
      if (!spent) return;
      const into = [...(spent.into ?? []), ...issues.map((one) => one.securityId)];
      book.tables.instruments.put(securityId, { ...spent, into }, act);
      const origin = { by: kind, root: act.root, from: [securityId] };
      for (const [index, one] of issues.entries())
        applyIssue(book, act, one, { path: `issues.${index}`, origin, granted: spent.poolId });
    },
    applyVoided: keepVoidIssues,
    draft: {
      schema,
      complete: completeIssues,
      ownDates: ({ issues: [first], resolution }) => ({
        resolution: resolution?.date ?? null,
        payment: first?.paidOn ?? null,
      }),
    },
  };
}

/** Whether the shares are those of the instrument, and its holder's; otherwise the act is flagged.
 *  @param classId  null where no terms name one */
function isHis(
  book: Book,
  act: NewestActVersion,
  { securityId, personId }: Instrument,
  {
    issue,
    classId,
    index,
  }: { readonly issue: PaidIssue; readonly classId: string | null; readonly index: number },
): boolean {
  const isOfClass = classId === null || classId === issue.classId;
  if (isOfClass && personId === issue.personId) return true;
  return book.refuse(act, 'source_differs', `issues.${index}.${isOfClass ? 'personId' : 'classId'}`, {
    securityId,
  });
}

/** Whether the instrument has the trigger that the act names, if it names one; otherwise the act is flagged. */
function isTrigger(book: Book, act: NewestActVersion, one: Instrument, by: string | null): boolean {
  const all = 'triggers' in one.terms ? one.terms.triggers : [];
  if (by === null || all.some((each) => each.triggerId === by)) return true;
  return book.refuse(act, 'no_trigger', 'triggerId', { securityId: one.securityId });
}

/** Whether the shares vest by the terms of the option from their own start on: exact only of the whole of one, of which
 *  nothing has become before. */
function goesOnVesting(one: Instrument, { quantity, vesting }: PaidIssue): boolean {
  const own = one.vesting && withVestingStart(one.vesting, one.issuedOn);
  return (
    BigInt(quantity) === one.quantity &&
    one.schedule === undefined &&
    one.vestingChanges === undefined &&
    canonicalJson(own) === canonicalJson(vesting)
  );
}

/** Whether the act says what a dollar of its currency is worth, if that is another than the dollars of the registers;
 *  otherwise the act is flagged. */
function isPaidIn(
  book: Book,
  act: NewestActVersion<InstrumentConvertedPayload>,
  { securityId, currency }: Instrument,
): boolean {
  if ((currency === 'CAD') === (act.payload.exchangeRate === null)) return true;
  return book.refuse(act, 'rate_differs', 'exchangeRate', { securityId, currency: currency ?? '' });
}

/** Whether what is given for the shares is what the terms ask for; otherwise the act is flagged. */
function isSettled(book: Book, act: NewestActVersion<OptionExercisedPayload>, one: Instrument): boolean {
  const { securityId, terms, price } = one;
  const {
    settlement,
    quantity,
    issues: [issue],
  } = act.payload;
  const compensation = terms.of === 'option' ? terms.compensation : 'option';
  const ways = { option: ['price', 'net'], share_unit: ['service'], appreciation_right: ['net'] };
  if (!ways[compensation].includes(settlement.by))
    return book.refuse(act, 'settlement_differs', 'settlement.by', { securityId });
  const exercise = price === null ? ZERO : decimal(price);
  if (settlement.by === 'price' && decimal(issue?.price ?? '0') !== exercise)
    return book.refuse(act, 'price_differs', 'issues.0.price', { securityId, price: price ?? '0' });
  if (settlement.by !== 'net') return true;
  const shares = netShares(BigInt(quantity), exercise, decimal(settlement.value));
  if (shares === BigInt(issue?.quantity ?? '0')) return true;
  return book.refuse(act, 'net_differs', 'issues.0.quantity', { securityId, shares: String(shares) });
}

export const exerciseKinds = {
  'option.exercised': optionExercised,
  'instrument.converted': instrumentConverted,
};
