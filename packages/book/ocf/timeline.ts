import type { PlainDate } from '@tabellion/kernel/date.ts';
import type { Decimal } from '@tabellion/kernel/decimal.ts';
import type { PackagePlace } from './object.ts';

/** A day on which a number rises or falls. */
export interface TimelineChange {
  readonly date: PlainDate;
  readonly by: Decimal;
  readonly where: PackagePlace;
}

/** The most that a number may be from a day on (null: from the beginning); a `most` of null is no bound. */
export interface AuthorizedBound {
  readonly from: PlainDate | null;
  readonly most: Decimal | null;
  readonly where: PackagePlace;
}

/** A day at whose end the number is above its bound, while it was not at the end of the day before. */
export interface AuthorizedExcess {
  readonly date: PlainDate;
  readonly amount: Decimal;
  readonly most: Decimal;
  /** Cause of the excess: the last rise of the day, or the bound itself. */
  readonly where: PackagePlace;
}

/** Runs over the days once; what happens within a day is only seen at its end. */
export function excesses(
  changes: readonly TimelineChange[],
  bounds: readonly AuthorizedBound[],
): readonly AuthorizedExcess[] {
  const found: AuthorizedExcess[] = [];
  let [amount, above] = [0n, false];
  let most: Decimal | null = null;
  for (const { date, bounds: set, changes: moved } of byDay(changes, bounds)) {
    let where = set.at(-1)?.where;
    for (const bound of set) most = bound.most;
    for (const change of moved) {
      amount += change.by;
      if (change.by > 0n) where = change.where;
    }
    const exceeds = most !== null && amount > most && amount > 0n;
    if (exceeds && !above && most !== null && where) {
      found.push({ date, amount: amount as Decimal, most, where });
    }
    above = exceeds;
  }
  return found;
}

/** The number at the end of a day. */
export function amountOn(changes: readonly TimelineChange[], date: PlainDate): Decimal {
  let amount = 0n;
  for (const change of changes) if (change.date <= date) amount += change.by;
  return amount as Decimal;
}

/** The bound at the end of a day; bounds stand in order of their days. */
export function boundOn(bounds: readonly AuthorizedBound[], date: PlainDate): Decimal | null {
  return bounds.findLast(({ from }) => from === null || from <= date)?.most ?? null;
}

interface Day {
  readonly date: PlainDate;
  readonly changes: TimelineChange[];
  readonly bounds: AuthorizedBound[];
}

function byDay(changes: readonly TimelineChange[], bounds: readonly AuthorizedBound[]): readonly Day[] {
  const days = new Map<string, Day>();
  const dayOf = (date: PlainDate) => {
    const day = days.get(date) ?? { date, changes: [], bounds: [] };
    days.set(date, day);
    return day;
  };
  for (const bound of bounds) dayOf(bound.from ?? ('' as PlainDate)).bounds.push(bound);
  for (const change of changes) dayOf(change.date).changes.push(change);
  return [...days.values()].sort((a, b) => (a.date < b.date ? -1 : 1));
}
