import { addMonths, type PlainDate } from '@tabellion/kernel/date.ts';
import { addDecimals, type Decimal, decimal, ZERO } from '@tabellion/kernel/decimal.ts';
import type { ClassTerms } from '../entities.ts';

/** A dividend that was declared, dollars per share. */
export interface Declared {
  readonly classId: string;
  readonly perShare: string;
  readonly on: PlainDate;
}

/** A class with shares outstanding, and the day of its first issue. */
export interface DividendClass {
  readonly terms: Pick<ClassTerms, 'classId' | 'name' | 'dividend' | 'liquidation' | 'price'>;
  readonly since: PlainDate;
  /** Dollars at which each share outstanding was issued; null where that is not one price, or not known. */
  readonly issuedAt: string | null;
}

/** Dollars per share that are owed on a class before classes after it get anything: of cumulative dividends those of every whole year
 *  since its first issue, of others those of the last twelve months, less what was declared. The rate is
 *  taken of the price of issue, for want of one of the preferred amount, then of the price of the class; nothing is owed where none is
 *  known.
 *  @param on  the day of the next dividend
 *  Source: the terms of the class, CBCA ss. 24(3), 43. */
export function owedOn(
  { terms, since, issuedAt }: DividendClass,
  declared: readonly Declared[],
  on: PlainDate,
): Decimal {
  const { dividend, liquidation, price, classId } = terms;
  const base = issuedAt ?? (liquidation.type === 'preference' ? liquidation.amount : price);
  if (dividend.type !== 'fixed' || base === null) return ZERO;
  const yearly = ((decimal(base) * decimal(dividend.rate)) / (100n * TEN_PLACES)) as Decimal;
  const own = declared.filter((one) => one.classId === classId && one.on <= on);
  const counted = dividend.cumulative ? own : own.filter((one) => one.on > addMonths(on, -12));
  const years = dividend.cumulative ? yearsBetween(since, on) : 1n;
  const owed = yearly * years - addDecimals(...counted.map(({ perShare }) => decimal(perShare)));
  return (owed > 0n ? owed : 0n) as Decimal;
}

/** Ten places, as decimals are kept. */
const TEN_PLACES = 10n ** 10n;

function yearsBetween(since: PlainDate, on: PlainDate): bigint {
  let years = 0;
  while (addMonths(since, 12 * (years + 1)) <= on) years += 1;
  return BigInt(years);
}

/** Classes with a fixed dividend come first, in the order of their preference. */
const placeOf = ({ dividend, liquidation }: DividendClass['terms']): number => {
  if (dividend.type !== 'fixed') return Number.MAX_SAFE_INTEGER;
  return liquidation.type === 'preference' ? liquidation.rank : Number.MAX_SAFE_INTEGER - 1;
};

/** The first class that has to be paid before a dividend of `classId`, with what it is owed per share; undefined where none has. */
export function seniorOwed(
  classes: readonly DividendClass[],
  declared: readonly Declared[],
  { classId, on }: { readonly classId: string; readonly on: PlainDate },
): { readonly name: string; readonly owed: Decimal } | undefined {
  const own = classes.find(({ terms }) => terms.classId === classId);
  if (own === undefined) return undefined;
  return classes
    .filter(({ terms }) => placeOf(terms) < placeOf(own.terms))
    .toSorted((one, other) => placeOf(one.terms) - placeOf(other.terms))
    .map((one) => ({ name: one.terms.name, owed: owedOn(one, declared, on) }))
    .find(({ owed }) => owed > 0n);
}
