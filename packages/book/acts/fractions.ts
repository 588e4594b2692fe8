import { DECIMAL_PLACES, type Decimal, decimal, formatDecimal } from '@tabellion/kernel/decimal.ts';
import { compare } from '@tabellion/kernel/order.ts';
import { divideRounded, type Rounding } from '@tabellion/kernel/rounding.ts';
import * as z from 'zod/mini';
import type { NewestActVersion } from '../act.ts';
import type { Book } from '../book.ts';
import type { ClassTerms } from '../entities.ts';
import { amount, date, id, quantity, resolution, rule } from './atoms.ts';
import { dollarsTaken, proRata } from './deduction.ts';

/** Certificates that one act exchanges. */
export const MOST_EXCHANGED = 10_000;

/** Certificates of one class, and rights to its shares. Its holders are many where the company is large: an act that left one
 *  out would be none. */
export const MOST_OF_A_CLASS = 100_000;

/** `numerator` new shares for `denominator` old ones. */
export const ratio = z.strictObject({ numerator: quantity, denominator: quantity });

/** Treatment of fractions of a share. They are rounded per certificate, or once for all shares that a holder
 *  has in the act; then each of his certificates gets the whole shares below or above its exact number.
 *  Rounded down, the rest may be paid for in cash. */
export const fractions = z
  .strictObject({
    per: z.enum(['certificate', 'holder']),
    rounding: z.enum(['down', 'up', 'half_up']),
    cash: z.nullable(
      z.strictObject({
        /** Dollars for a whole new share, of which the fraction is paid. */
        perShare: amount,
        /** The rounding of each fraction to whole cents. */
        rounding: z.enum(['down', 'up', 'half_up']),
        /** Everybody who gets any, with the cents that he gets. */
        paid: z.array(z.strictObject({ personId: id, cents: quantity })).check(z.maxLength(MOST_OF_A_CLASS)),
      }),
    ),
  })
  .check(rule('cash', ({ rounding, cash }) => rounding === 'down' || cash === null));

/** The corporation acquires the fractions that it pays for, to eliminate them (CBCA s. 35(1)(b)). */
export const acquiredFractions = z.strictObject({
  /** The day on which the directors attested that the corporation stays solvent (s. 35(3)); null while none is on record. */
  solvencyOn: z.nullable(date),
  /** The account of the class immediately before the division, in old shares. */
  deduction: proRata,
  /** Everybody who loses a fraction. */
  holders: z
    .array(
      z.strictObject({
        personId: id,
        /** A part of a new share; more than one where several certificates each lose a fraction. */
        fraction: ratio,
        /** Dollars that leave the stated capital account with it (s. 39(1)). */
        deducted: amount,
      }),
    )
    .check(z.maxLength(MOST_OF_A_CLASS)),
  /** The directors'; null where none is on record. */
  resolution: z.nullable(resolution),
});

export type AcquiredFractions = Readonly<z.infer<typeof acquiredFractions>>;

/** A certificate, or what of it is exchanged, and the new shares that come of it. */
export interface Exchanged {
  readonly personId: string;
  readonly from: bigint;
  readonly into: bigint;
}

interface Terms {
  readonly ratio: Readonly<z.infer<typeof ratio>>;
  readonly fractions: Readonly<z.infer<typeof fractions>>;
}

/** The whole new shares that come of old ones, rounded once. */
export const newShares = (old: bigint, { ratio, fractions }: Terms): bigint =>
  wholeOf(old, ratio, fractions.rounding);

/** New shares of each certificate, rounded for each, or once for all of a holder: then his largest fractions get what that makes
 *  more. */
export function newSharesPerCertificate(
  certificates: readonly { readonly personId: string; readonly quantity: bigint }[],
  terms: Terms,
): readonly bigint[] {
  const { ratio, fractions } = terms;
  if (fractions.per === 'certificate') return certificates.map(({ quantity }) => newShares(quantity, terms));
  const [numerator, denominator] = [BigInt(ratio.numerator), BigInt(ratio.denominator)];
  const into = certificates.map(({ quantity }) => (quantity * numerator) / denominator);
  const restOf = (at: number) => ((certificates[at]?.quantity ?? 0n) * numerator) % denominator;
  const sumAt = (own: readonly number[], of: (at: number) => bigint | undefined) =>
    own.reduce((total, at) => total + (of(at) ?? 0n), 0n);
  const byHolder = new Map<string, number[]>();
  for (const [at, { personId }] of certificates.entries()) {
    const own = byHolder.get(personId);
    if (own === undefined) byHolder.set(personId, [at]);
    else own.push(at);
  }
  for (const own of byHolder.values()) {
    const total = newShares(
      sumAt(own, (at) => certificates[at]?.quantity),
      terms,
    );
    const missing = Number(total - sumAt(own, (at) => into[at]));
    const largest = own.toSorted((a, b) => compare(restOf(b), restOf(a)) || a - b);
    for (const at of largest.slice(0, missing)) into[at] = (into[at] ?? 0n) + 1n;
  }
  return into;
}

const wholeOf = (old: bigint, ratio: Terms['ratio'], rounding: Rounding): bigint =>
  divideRounded(old * BigInt(ratio.numerator), BigInt(ratio.denominator), rounding);

/** Whether these shares come of those by the ratio, and the fractions are rounded and paid for as is said. */
export function isExchangedByRatio(all: readonly Exchanged[], terms: Terms): boolean {
  const { ratio } = terms;
  const isRound = all.every(
    ({ from, into }) => wholeOf(from, ratio, 'down') <= into && into <= wholeOf(from, ratio, 'up'),
  );
  if (!isRound || rounded(all, terms).some(({ from, into }) => newShares(from, terms) !== into)) return false;
  const due = cashFor(all, terms);
  const paid = terms.fractions.cash?.paid ?? [];
  const cents = new Map(paid.map((one) => [one.personId, one.cents]));
  return paid.length === due.length && due.every((one) => cents.get(one.personId) === one.cents);
}

/** Cash for fractions, in cents by person id, for those who get any; empty where none is paid. */
export function cashFor(
  all: readonly Exchanged[],
  terms: Terms,
): readonly { readonly personId: string; readonly cents: string }[] {
  const { ratio, fractions } = terms;
  if (fractions.cash === null) return [];
  const perShare = decimal(fractions.cash.perShare);
  const denominator = BigInt(ratio.denominator);
  const cents = new Map<string, bigint>();
  for (const { personId, from } of rounded(all, terms)) {
    const rest = (from * BigInt(ratio.numerator)) % denominator;
    const due = divideRounded(rest * perShare * 100n, denominator * ONE, fractions.cash.rounding);
    if (due > 0n) cents.set(personId, (cents.get(personId) ?? 0n) + due);
  }
  return [...cents]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([personId, sum]) => ({ personId, cents: String(sum) }));
}

const ONE = 10n ** BigInt(DECIMAL_PLACES);

/**
 * Fractions that holders lose by rounding down, and what each takes from the stated capital account: stated capital × fractions ÷
 * shares issued immediately before, which are the new shares with their fractions (CBCA s. 39(1)). The running total is rounded, so
 * that the parts of all holders add up to it, none is less than nothing, and no more leaves than the account has.
 * @returns by person id; those alone who lose any
 */
export function fractionsLost(
  all: readonly Exchanged[],
  terms: Terms,
  deduction: AcquiredFractions['deduction'],
): AcquiredFractions['holders'] {
  const { numerator, denominator } = terms.ratio;
  const lost = new Map<string, bigint>();
  for (const { personId, from } of rounded(all, terms)) {
    const parts = (from * BigInt(numerator)) % BigInt(denominator);
    if (parts > 0n) lost.set(personId, (lost.get(personId) ?? 0n) + parts);
  }
  // One part is that of a new share by the denominator, of which every old share makes as many as the numerator.
  const inParts = { ...deduction, sharesBefore: String(BigInt(deduction.sharesBefore) * BigInt(numerator)) };
  let [counted, taken] = [0n, 0n];
  return [...lost]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([personId, parts]) => {
      counted += parts;
      const total = dollarsTaken(inParts, counted);
      const deducted = formatDecimal((total - taken) as Decimal);
      taken = total;
      return { personId, fraction: { numerator: String(parts), denominator }, deducted };
    });
}

/** True where what is acquired follows from the exchange and its terms; false where they pay for no fractions. */
export function areFractionsLost(
  { deduction, holders }: Pick<AcquiredFractions, 'deduction' | 'holders'>,
  all: readonly Exchanged[],
  terms: Terms,
): boolean {
  if (terms.fractions.cash === null) return false;
  const due = fractionsLost(all, terms, deduction);
  return (
    holders.length === due.length &&
    holders.every(({ personId, fraction, deducted }, at) => {
      const one = due[at];
      return (
        one?.personId === personId &&
        one.fraction.numerator === fraction.numerator &&
        one.fraction.denominator === fraction.denominator &&
        decimal(one.deducted) === decimal(deducted)
      );
    })
  );
}

/** Units of rounding: each certificate, or all of a holder. */
function rounded(all: readonly Exchanged[], { fractions }: Terms): readonly Exchanged[] {
  if (fractions.per === 'certificate') return all;
  const byHolder = new Map<string, Exchanged>();
  for (const { personId, from, into } of all) {
    const sum = byHolder.get(personId) ?? { personId, from: 0n, into: 0n };
    byHolder.set(personId, { personId, from: sum.from + from, into: sum.into + into });
  }
  return [...byHolder.values()];
}

/** Shares of a class come into being. Flags the act when the articles authorize fewer, of the class with its series, or of
 *  the class of which it is one. */
export function addOutstandingShares(
  book: Book,
  act: NewestActVersion,
  terms: Pick<ClassTerms, 'classId' | 'authorized' | 'seriesOf'>,
  { shares, path }: { readonly shares: bigint; readonly path: string },
): void {
  book.count(terms.classId, shares);
  const whole = terms.seriesOf === null ? undefined : book.tables.classTerms.get(terms.seriesOf);
  requireAuthorized(book, act, terms, { code: 'above_authorized', path });
  if (whole) requireAuthorized(book, act, whole, { code: 'above_class', path });
}

function requireAuthorized(
  book: Book,
  act: NewestActVersion,
  { classId, authorized }: Pick<ClassTerms, 'classId' | 'authorized'>,
  { code, path }: { readonly code: 'above_authorized' | 'above_class'; readonly path: string },
): void {
  if (authorized === 'unlimited') return;
  const { withSeries } = book.totals(classId);
  if (withSeries > BigInt(authorized))
    book.flag(act, code, path, { classId, authorized, issued: String(withSeries) });
}
