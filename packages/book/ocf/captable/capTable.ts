import type { PlainDate } from '@tabellion/kernel/date.ts';
import { DECIMAL_PLACES, type Decimal, formatDecimal } from '@tabellion/kernel/decimal.ts';
import { type Fraction, formatFraction, NOTHING } from '@tabellion/kernel/fraction.ts';
import { percentages } from '@tabellion/kernel/percent.ts';
import { divideRounded } from '@tabellion/kernel/rounding.ts';
import { groupBy } from '../groupBy.ts';
import type { PackageIndex } from '../packageIndex.ts';
import { poolsOf } from '../pool.ts';
import { amountOn, boundOn } from '../timeline.ts';
import { type Holding, holdingsOf } from './holdings.ts';
import { type PackagePosition, positionOn, sumBy } from './position.ts';
import { statedCapitalOn } from './statedCapital.ts';

/** The holdings of a package on a date. Every number is a decimal string; percentages have two places and sum to
 *  100.00 by largest remainder, among equals the larger holding first, then the id. */
export interface PackageCapTable {
  readonly asOf: PlainDate;
  readonly issuedAndOutstanding: string;
  /** Shares as if every class converted as it may, and every open option and warrant, vested or not, were exercised. */
  readonly fullyDiluted: string;
  /** The same, with what the plans may still grant. */
  readonly fullyDilutedWithPool: string;
  readonly poolAvailable: string;
  readonly totalVotes: string;
  /** The order is that of their ids. */
  readonly holders: readonly PackageHolder[];
  readonly classes: Readonly<Record<string, PackageClass>>;
  /** Open certificates, in order of their ids. */
  readonly openSecurities: readonly PackageSecurity[];
}

export interface PackageHolder {
  readonly holder: string;
  /** Shares by class, classes without a share left out. */
  readonly shares: Readonly<Record<string, string>>;
  readonly total: string;
  readonly percentOutstanding: string;
  readonly votes: string;
  readonly percentVotes: string;
  readonly fullyDiluted: string;
  readonly percentFullyDiluted: string;
  /** The percentage where the free pool counts as one more part; left out where there is none. */
  readonly percentFullyDilutedWithPool?: string;
}

export interface PackageClass {
  readonly issuedAndOutstanding: string;
  /** Dollars, half up to the cent; beside it the exact amount as a fraction in lowest terms. */
  readonly statedCapital: string;
  readonly statedCapitalExact: string;
  readonly percentOfClass: Readonly<Record<string, string>>;
}

export interface PackageSecurity {
  readonly security: string;
  readonly holder: string;
  readonly class: string;
  readonly quantity: string;
  /** The security of which it is the result or the balance. */
  readonly from?: string;
}

/** The cap table at the end of `on`. Total: what is malformed is left out, `checkPackage` tells it. */
export function packageCapTable(index: PackageIndex, on: PlainDate): PackageCapTable {
  const position = positionOn(index, on);
  const free = freePool(index, on);
  const holdings = holdingsOf(index, position, on);
  const total = (of: (one: Holding) => bigint) => holdings.reduce((sum, one) => sum + of(one), 0n) as Decimal;
  const diluted = total((one) => one.diluted);
  return {
    asOf: on,
    issuedAndOutstanding: formatDecimal(total((one) => one.total)),
    fullyDiluted: formatDecimal(diluted),
    fullyDilutedWithPool: formatDecimal((diluted + free) as Decimal),
    poolAvailable: formatDecimal(free),
    totalVotes: formatDecimal(total((one) => one.votes)),
    holders: holderLines(holdings, free),
    classes: classLines(index, position, on),
    openSecurities: position.shares.map(({ security, holderId, classId, quantity }) => {
      const from = index.sources.get(security.id)?.securityIds.join(', ');
      const line = {
        security: security.id,
        holder: holderId,
        class: classId,
        quantity: formatDecimal(quantity),
      };
      return from === undefined ? line : { ...line, from };
    }),
  };
}

function holderLines(holdings: readonly Holding[], free: Decimal): readonly PackageHolder[] {
  const outstanding = percentages(holdings.map(({ total }) => total));
  const votes = percentages(holdings.map((one) => one.votes));
  const diluted = percentages(holdings.map((one) => one.diluted));
  const withPool = percentages([...holdings.map((one) => one.diluted), free]);
  return holdings.map((one, i) => ({
    holder: one.holder,
    shares: spelled(one.shares),
    total: formatDecimal(one.total),
    percentOutstanding: outstanding[i] ?? '',
    votes: formatDecimal(one.votes),
    percentVotes: votes[i] ?? '',
    fullyDiluted: formatDecimal(one.diluted),
    percentFullyDiluted: diluted[i] ?? '',
    ...(free > 0n && { percentFullyDilutedWithPool: withPool[i] ?? '' }),
  }));
}

function classLines(
  index: PackageIndex,
  { shares }: PackagePosition,
  on: PlainDate,
): Readonly<Record<string, PackageClass>> {
  const capital = statedCapitalOn(index, on);
  const byClass = groupBy(shares, ({ classId }) => classId);
  const lines = [...(index.byType.get('STOCK_CLASS')?.keys() ?? [])].map((classId) => {
    const held = [...sumBy(byClass.get(classId) ?? [], ({ holderId }) => holderId)].sort(byKey);
    const percent = percentages(held.map(([, quantity]) => quantity));
    const issued = held.reduce((sum, [, quantity]) => sum + quantity, 0n) as Decimal;
    const account = capital.get(classId) ?? NOTHING;
    const line: PackageClass = {
      issuedAndOutstanding: formatDecimal(issued),
      statedCapital: cents(account),
      statedCapitalExact: formatFraction(account),
      percentOfClass: Object.fromEntries(held.map(([holder], i) => [holder, percent[i] ?? ''])),
    };
    return [classId, line] as const;
  });
  return Object.fromEntries(lines);
}

/** Shares that all plans together may still grant; one that granted too much takes from no other. */
function freePool(index: PackageIndex, on: PlainDate): Decimal {
  let free = 0n;
  for (const { reserved, taken } of poolsOf(index)) {
    const left = (boundOn(reserved, on) ?? 0n) - amountOn(taken, on);
    if (left > 0n) free += left;
  }
  return free as Decimal;
}

function cents({ numerator, denominator }: Fraction): string {
  const rounded = divideRounded(numerator * 100n, denominator, 'half_up');
  return formatDecimal((rounded * 10n ** BigInt(DECIMAL_PLACES - 2)) as Decimal, 2);
}

function spelled(shares: ReadonlyMap<string, Decimal>): Readonly<Record<string, string>> {
  return Object.fromEntries([...shares].sort(byKey).map(([id, quantity]) => [id, formatDecimal(quantity)]));
}

function byKey(a: readonly [string, unknown], b: readonly [string, unknown]): number {
  return a[0] < b[0] ? -1 : 1;
}
