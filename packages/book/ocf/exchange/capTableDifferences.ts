/** The cap table that a package tells beside the one that the acts of its import make. */
import type { PlainDate } from '@tabellion/kernel/date.ts';
import { type Decimal, decimal, formatDecimal, ZERO } from '@tabellion/kernel/decimal.ts';
import { type Fraction, fractionOfDecimal, NOTHING, roundToDecimal } from '@tabellion/kernel/fraction.ts';
import { statedCapitalByDay } from '../captable/statedCapital.ts';
import type { PackageIndex } from '../packageIndex.ts';
import { bookOf } from './bookOf.ts';
import type { IdTable } from './ids.ts';
import type { PackageImport } from './recording.ts';

/** A number of the registers that differs from the package's from a day on. */
export interface CapTableDifference {
  readonly on: PlainDate;
  /** Ids of the package; the holder is null for the stated capital of the class. */
  readonly holder: string | null;
  readonly class: string;
  /** Shares, or dollars to the cent. */
  readonly inPackage: string;
  readonly inRegisters: string;
}

/** A package with more lines than these is not taken. */
export const MOST_DIFFERENCES = 100;

/** Shares of every holder and class, and the stated capital of every class, at the end of each day on which something changes:
 *  a line where they differ otherwise than on the day before. The time is that of sorting the package. */
export function capTableDifferences(
  index: PackageIndex,
  imported: PackageImport,
  ids: IdTable,
): readonly CapTableDifference[] {
  const book = bookOf(imported);
  const days = new Days();
  const whose = (holder = '', classId = '') => JSON.stringify([holder, classId]);
  for (const { id, issuance, quantity = ZERO, holderId, classId } of index.securities.values()) {
    if (issuance.family !== 'STOCK' || classId === undefined || holderId === undefined) continue;
    const until = index.endings.get(id)?.date;
    if (until !== undefined && until <= issuance.date) continue;
    days.shares(issuance.date, whose(holderId, classId), [quantity, 0n]);
    if (until !== undefined) days.shares(until, whose(holderId, classId), [-quantity, 0n]);
  }
  for (const { effFrom, effTo, value } of book.tables.certificates.rows()) {
    if (value.status !== 'open') continue;
    const key = whose(ids.nameOf(value.personId), ids.nameOf(value.classId));
    const shares = value.quantity * ONE;
    days.shares(effFrom, key, [0n, shares]);
    if (effTo !== null) days.shares(effTo, key, [0n, -shares]);
  }
  for (const { effFrom, value } of book.tables.capitalEntries.rows())
    days.dollars(effFrom, ids.nameOf(value.classId), decimal(value.amount));
  for (const { on, capital, touched } of statedCapitalByDay(index))
    for (const classId of touched) days.capital(on, classId, capital.get(classId) ?? NOTHING);
  return days.differences();
}

/** One share, and one dollar. */
const ONE = 10n ** 10n;

type Both = readonly [inPackage: bigint, inRegisters: bigint];

class Days {
  readonly #shares = new Map<PlainDate, Map<string, Both>>();
  readonly #dollars = new Map<PlainDate, Map<string, Decimal>>();
  readonly #capital = new Map<PlainDate, Map<string, Fraction>>();

  shares(on: PlainDate, key: string, [inPackage, inRegisters]: Both): void {
    const of = dayOf(this.#shares, on);
    const [before, beside] = of.get(key) ?? [0n, 0n];
    of.set(key, [before + inPackage, beside + inRegisters]);
  }

  dollars(on: PlainDate, classId: string, amount: Decimal): void {
    const of = dayOf(this.#dollars, on);
    of.set(classId, ((of.get(classId) ?? 0n) + amount) as Decimal);
  }

  capital(on: PlainDate, classId: string, dollars: Fraction): void {
    dayOf(this.#capital, on).set(classId, dollars);
  }

  differences(): readonly CapTableDifference[] {
    const found: CapTableDifference[] = [];
    const held = new Map<string, Both>();
    const account = new Map<string, { package: Fraction; registers: Decimal; apart: bigint }>();
    const days = new Set([...this.#shares.keys(), ...this.#dollars.keys(), ...this.#capital.keys()]);
    for (const on of [...days].sort()) {
      for (const [key, [inPackage, inRegisters]] of this.#shares.get(on) ?? []) {
        const [before, beside] = held.get(key) ?? [0n, 0n];
        const now: Both = [before + inPackage, beside + inRegisters];
        held.set(key, now);
        if (now[0] === now[1] || inPackage === inRegisters) continue;
        const [holder = '', classId = ''] = JSON.parse(key) as string[];
        const [a, b] = now.map((one) => formatDecimal(one as Decimal));
        found.push({ on, holder, class: classId, inPackage: a ?? '', inRegisters: b ?? '' });
      }
      const [moved, stands] = [this.#dollars.get(on), this.#capital.get(on)];
      for (const classId of new Set([...(moved?.keys() ?? []), ...(stands?.keys() ?? [])])) {
        const one = account.get(classId) ?? { package: NOTHING, registers: ZERO, apart: 0n };
        account.set(classId, one);
        one.package = stands?.get(classId) ?? one.package;
        one.registers = (one.registers + (moved?.get(classId) ?? 0n)) as Decimal;
        const isEqual = isSame(one.package, one.registers);
        const [a, b] = isEqual ? [0n, 0n] : [cents(one.package), cents(fractionOfDecimal(one.registers))];
        if (!isEqual && a - b !== one.apart)
          found.push({ on, holder: null, class: classId, inPackage: dollars(a), inRegisters: dollars(b) });
        one.apart = a - b;
      }
      if (found.length > MOST_DIFFERENCES) break;
    }
    return found;
  }
}

/** Acts round what they take to ten places: less than half a cent is no difference. */
function isSame({ numerator, denominator }: Fraction, inRegisters: Decimal): boolean {
  const apart = numerator * ONE - inRegisters * denominator;
  return (apart < 0n ? -apart : apart) * 200n < denominator * ONE;
}

const CENT = 10n ** 8n;

const cents = (amount: Fraction): bigint => (roundToDecimal(amount, 'half_even') + CENT / 2n) / CENT;

const dollars = (amount: bigint): string => formatDecimal((amount * CENT) as Decimal, 2);

function dayOf<T>(days: Map<PlainDate, Map<string, T>>, on: PlainDate): Map<string, T> {
  const of = days.get(on) ?? new Map<string, T>();
  days.set(on, of);
  return of;
}
