import type { PlainDate } from '@tabellion/kernel/date.ts';
import { addDecimals, type Decimal, decimal, ZERO } from '@tabellion/kernel/decimal.ts';
import type { Book, ClassTotals, TotalsBefore } from './book.ts';
import type { RegisterRow } from './rows.ts';

/** Totals that an act shares with all others of its class: outstanding shares, which the articles bound, and
 *  the stated capital account. Both are compared day by day from the rows; the acts of a day are folded only
 *  where a bound may be exceeded, or an act compares totals that have changed. */

/** The totals of every class, from the rows that hold on one day. */
export function totalsIn(rows: readonly RegisterRow[]): Map<string, ClassTotals> {
  const totals = new Map<string, ClassTotals>();
  const seriesOf = new Map(
    rows.flatMap(({ table, key, value }) =>
      table === 'classTerms' && value.seriesOf !== null ? [[key, value.seriesOf]] : [],
    ),
  );
  const add = (classId: string, more: Partial<ClassTotals>) => {
    const { shares, withSeries, capital } = totals.get(classId) ?? NOTHING;
    totals.set(classId, {
      shares: shares + (more.shares ?? 0n),
      withSeries: withSeries + (more.withSeries ?? 0n),
      capital: addDecimals(capital, more.capital ?? ZERO),
    });
  };
  for (const { table, value } of rows) {
    if (table === 'capitalEntries') add(value.classId, { capital: decimal(value.amount) });
    if (table !== 'certificates' || value.status !== 'open') continue;
    const { classId, quantity } = value;
    add(classId, { shares: quantity, withSeries: quantity });
    const whole = seriesOf.get(classId);
    if (whole !== undefined) add(whole, { withSeries: quantity });
  }
  return totals;
}

const NOTHING: ClassTotals = { shares: 0n, withSeries: 0n, capital: ZERO };

/** One day of a class. */
export interface DayOfClass {
  /** Shares of securities that the day brought, whether or not they outlived it. */
  readonly opened: bigint;
  /** How many more shares are outstanding at its end than at its beginning. */
  readonly change: bigint;
  /** How many more dollars stand in the account. */
  readonly capital: bigint;
  /** Whether an act of the day may compare the account: something left it, shares were converted, or it was taken over. */
  readonly asks: boolean;
}

export type DaysOfClass = ReadonlyMap<PlainDate, DayOfClass>;

const NONE: DayOfClass = { opened: 0n, change: 0n, capital: 0n, asks: false };

const sum = (a: DayOfClass, b: DayOfClass): DayOfClass => ({
  opened: a.opened + b.opened,
  change: a.change + b.change,
  capital: a.capital + b.capital,
  asks: a.asks || b.asks,
});

/** The rows of a class by day. Shares come into being in new securities only. A store answers the same in SQL. */
export function daysOfClass({ tables }: Pick<Book, 'tables'>, classId: string): DaysOfClass {
  const days = new Map<PlainDate, DayOfClass>();
  const add = (on: PlainDate, more: Partial<DayOfClass>) =>
    days.set(on, sum(days.get(on) ?? NONE, { ...NONE, ...more }));
  for (const { effFrom, effTo, value } of tables.certificates.rows()) {
    if (value.classId !== classId || value.status === 'void') continue;
    const outstanding = value.status === 'open' ? value.quantity : 0n;
    add(effFrom, { opened: value.issuedOn === effFrom ? value.quantity : 0n, change: outstanding });
    if (effTo !== null) add(effTo, { change: -outstanding });
  }
  for (const { effFrom, value } of tables.capitalEntries.rows()) {
    if (value.classId !== classId) continue;
    const { shares, amount, kind } = value;
    const asks = shares < 0n || amount.startsWith('-') || kind === 'conversion' || kind === 'opening';
    add(effFrom, { capital: decimal(amount), asks: asks && kind !== 'split' });
  }
  return days;
}

/** A class and its series, each by day. */
export type ClassWithSeries = ReadonlyMap<string, DaysOfClass>;

/** The class and its series in a book. */
export const classWithSeries = (book: Book, classId: string): ClassWithSeries =>
  new Map(
    [classId, ...book.seriesOf(classId).map((one) => one.classId)].map((id) => [id, daysOfClass(book, id)]),
  );

/** All of a family as one. */
function combinedDays(family: ClassWithSeries): DaysOfClass {
  const [only, ...others] = family.values();
  if (others.length === 0) return only ?? new Map();
  const days = new Map<PlainDate, DayOfClass>();
  for (const one of family.values())
    for (const [on, day] of one) days.set(on, sum(days.get(on) ?? NONE, day));
  return days;
}

interface Comparison {
  readonly classId: string;
  /** Of the whole history, before. */
  readonly whole: ClassWithSeries;
  /** The folded part of the history, without and with the new acts. */
  readonly before: Book;
  readonly after: Book;
  /** Days of acts that count the class and that are new, corrected, or may fit otherwise than before. */
  readonly touched: ReadonlySet<PlainDate>;
}

/** Days on which an act may not fit that did, or the reverse: because more shares may be outstanding at some moment of
 *  the day than the articles authorize (exact while shares only come into being), or because an act that takes every share
 *  or compares the account may find others than before. */
export function daysOfPossibleConflict(comparison: Comparison): Set<PlainDate> {
  return new Set([...daysAboveLimit(comparison), ...daysOfOtherTotals(comparison)]);
}

function* daysAboveLimit({ classId, whole, before, after, touched }: Comparison): Iterable<PlainDate> {
  const all = combinedDays(whole);
  const [was, is] = [
    combinedDays(classWithSeries(before, classId)),
    combinedDays(classWithSeries(after, classId)),
  ];
  const [oldLimits, limits] = [limitsOf(before, classId), limitsOf(after, classId)];
  if (!oldLimits.isBounded && !limits.isBounded) return;
  let [elsewhere, old, now] = [0n, 0n, 0n];
  for (const day of inOrder(all.keys(), was.keys(), is.keys(), touched, limits.days)) {
    const [one, a, b] = [all.get(day) ?? NONE, was.get(day) ?? NONE, is.get(day) ?? NONE];
    const [oldLimit, limit] = [oldLimits.on(day), limits.on(day)];
    const others = elsewhere + one.opened - a.opened;
    const mayDiffer = now > old || touched.has(day) || isBelow(limit, oldLimit);
    if (mayDiffer && (isAbove(others + now + b.opened, limit) || isAbove(others + old + a.opened, oldLimit)))
      yield day;
    elsewhere += one.change - a.change;
    old += a.change;
    now += b.change;
  }
}

function* daysOfOtherTotals({ classId, whole, before, after, touched }: Comparison): Iterable<PlainDate> {
  const all = whole.get(classId) ?? new Map<PlainDate, DayOfClass>();
  const [was, is] = [daysOfClass(before, classId), daysOfClass(after, classId)];
  const [wholeDays, accountDays] = [
    new Set([before, after].flatMap((book) => [...(book.wholeDays.get(classId) ?? [])])),
    new Set([before, after].flatMap((book) => [...(book.accountDays.get(classId) ?? [])])),
  ];
  let [shares, capital] = [0n, 0n];
  for (const day of inOrder(all.keys(), was.keys(), is.keys(), touched, wholeDays, accountDays)) {
    const [a, b] = [was.get(day) ?? NONE, is.get(day) ?? NONE];
    const comparesAccount = accountDays.has(day) || all.get(day)?.asks === true;
    if (wholeDays.has(day) && (shares !== 0n || touched.has(day))) yield day;
    else if (comparesAccount && (shares !== 0n || capital !== 0n || touched.has(day))) yield day;
    shares += b.change - a.change;
    capital += b.capital - a.capital;
  }
}

const inOrder = (...days: readonly Iterable<PlainDate>[]): readonly PlainDate[] =>
  [...new Set(days.flatMap((some) => [...some]))].sort();

/** Whether the articles ever bounded the class, or an act took all of it or compared its account, in either book: then days
 *  are worth comparing. */
export function hasTotalsToCompare({
  before,
  after,
  classId,
}: Pick<Comparison, 'before' | 'after' | 'classId'>) {
  return [before, after].some(
    (book) =>
      limitsOf(book, classId).isBounded || book.wholeDays.has(classId) || book.accountDays.has(classId),
  );
}

/** Totals from the rest of the history before each of `days`, by class. */
export function totalsOfOtherActs(
  before: Book,
  whole: ReadonlyMap<string, ClassWithSeries>,
  days: ReadonlyMap<string, ReadonlySet<PlainDate>>,
): TotalsBefore {
  const totals = new Map<string, ClassTotals>();
  for (const [classId, wanted] of days) {
    const all = whole.get(classId) ?? new Map<string, DaysOfClass>();
    const own = restOf(all.get(classId) ?? new Map(), daysOfClass(before, classId), wanted);
    const family = restOf(combinedDays(all), combinedDays(classWithSeries(before, classId)), wanted);
    for (const [day, { shares, capital }] of own) {
      const withSeries = family.get(day)?.shares ?? 0n;
      totals.set(`${classId} ${day}`, { shares, withSeries, capital });
    }
  }
  return (classId, on) => totals.get(`${classId} ${on}`);
}

/** Totals of `all` before each of some days, less those of `own`. */
function restOf(all: DaysOfClass, own: DaysOfClass, wanted: ReadonlySet<PlainDate>) {
  const rest = new Map<PlainDate, Pick<ClassTotals, 'shares' | 'capital'>>();
  let [shares, capital] = [0n, 0n];
  for (const day of inOrder(all.keys(), own.keys(), wanted)) {
    if (wanted.has(day)) rest.set(day, { shares, capital: capital as Decimal });
    const [one, a] = [all.get(day) ?? NONE, own.get(day) ?? NONE];
    shares += one.change - a.change;
    capital += one.capital - a.capital;
  }
  return rest;
}

/** The lowest number that a class was authorized at any moment of a day; null where none bounds it. */
function limitsOf(book: Book, classId: string) {
  const rows = book.tables.classTerms.rows().filter(({ key }) => key === classId);
  const passing = book.tables.classTerms.passing().filter(({ key }) => key === classId);
  const spans = [
    ...rows.map(({ effFrom, effTo, value }) => ({ from: effFrom, to: effTo, value })),
    ...passing.map(({ on, value }) => ({ from: on, to: on, value })),
  ].map(({ from, to, value: { authorized } }) => ({
    from,
    to,
    limit: authorized === 'unlimited' ? null : BigInt(authorized),
  }));
  return {
    days: spans.map(({ from }) => from),
    isBounded: spans.some(({ limit }) => limit !== null),
    // The day on which terms end begins with them.
    on: (day: PlainDate) =>
      spans
        .filter(({ from, to }) => from <= day && (to === null || day <= to))
        .reduce<bigint | null>((least, { limit }) => (isBelow(limit, least) ? limit : least), null),
  };
}

const isAbove = (shares: bigint, limit: bigint | null): boolean => limit !== null && shares > limit;

const isBelow = (a: bigint | null, b: bigint | null): boolean => a !== null && (b === null || a < b);
