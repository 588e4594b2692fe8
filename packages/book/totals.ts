import type { PlainDate } from '@tabellion/kernel/date.ts';
import type { Book, Elsewhere } from './book.ts';
import type { Certificate } from './entities.ts';
import type { Row } from './table.ts';

/** The one thing that an act shares with all others of its class: how many shares are outstanding, which the articles
 *  bound. It is compared day by day from the rows; the acts of a day are folded only where the bound may be passed. */

/** One day of a class. `opened`: shares of securities that the day brought, whether or not they outlived it. `change`:
 *  how many more are outstanding at its end than at its beginning. */
export interface DayOfShares {
  readonly opened: bigint;
  readonly change: bigint;
}

export type SharesByDay = ReadonlyMap<PlainDate, DayOfShares>;

const NONE: DayOfShares = { opened: 0n, change: 0n };

/** The rows of a class by day. Shares come into being in new securities only. A store answers the same in SQL. */
export function sharesByDay(rows: Iterable<Row<Certificate>>, classId: string): SharesByDay {
  const days = new Map<PlainDate, DayOfShares>();
  const add = (on: PlainDate, opened: bigint, change: bigint) => {
    const day = days.get(on) ?? NONE;
    days.set(on, { opened: day.opened + opened, change: day.change + change });
  };
  for (const { effFrom, effTo, value } of rows) {
    if (value.classId !== classId || value.status === 'void') continue;
    const outstanding = value.status === 'open' ? value.quantity : 0n;
    add(effFrom, value.issuedOn === effFrom ? value.quantity : 0n, outstanding);
    if (effTo !== null) add(effTo, 0n, -outstanding);
  }
  return days;
}

interface Comparison {
  readonly classId: string;
  /** Of the whole history, before. */
  readonly whole: SharesByDay;
  /** The folded part of the history, without and with the new acts. */
  readonly before: Book;
  readonly after: Book;
  /** Days of acts that count the class and that are new, corrected, or may fit otherwise than before. */
  readonly touched: ReadonlySet<PlainDate>;
}

/** Days on which an act may be above the authorized number that was not, or the reverse, by the most shares that can
 *  have been outstanding at any moment of the day: exact while shares only come into being. And days on which an act that
 *  takes every share may find others than before. */
export function daysInDoubt({ classId, whole, before, after, touched }: Comparison): Set<PlainDate> {
  const was = sharesByDay(before.tables.certificates.rows(), classId);
  const is = sharesByDay(after.tables.certificates.rows(), classId);
  const [oldLimits, limits] = [limitsOf(before, classId), limitsOf(after, classId)];
  const wholeDays = new Set([
    ...(before.wholeDays.get(classId) ?? []),
    ...(after.wholeDays.get(classId) ?? []),
  ]);
  const days = new Set([
    ...whole.keys(),
    ...was.keys(),
    ...is.keys(),
    ...touched,
    ...limits.days,
    ...wholeDays,
  ]);
  const doubted = new Set<PlainDate>();
  let [elsewhere, old, now] = [0n, 0n, 0n];
  for (const day of [...days].sort()) {
    const [all, a, b] = [whole.get(day) ?? NONE, was.get(day) ?? NONE, is.get(day) ?? NONE];
    const [oldLimit, limit] = [oldLimits.on(day), limits.on(day)];
    const others = elsewhere + all.opened - a.opened;
    const mayDiffer = now > old || touched.has(day) || isBelow(limit, oldLimit);
    if (mayDiffer && (isAbove(others + now + b.opened, limit) || isAbove(others + old + a.opened, oldLimit)))
      doubted.add(day);
    if (wholeDays.has(day) && (now !== old || touched.has(day))) doubted.add(day);
    elsewhere += all.change - a.change;
    old += a.change;
    now += b.change;
  }
  return doubted;
}

/** Whether the articles ever bounded the class, or an act took all of it, in either book: only then days are worth
 *  comparing. */
export function isAsked({ before, after, classId }: Pick<Comparison, 'before' | 'after' | 'classId'>) {
  return [before, after].some((book) => limitsOf(book, classId).isBounded || book.wholeDays.has(classId));
}

/** What the rest of the history had made outstanding before each of `days`, by class. */
export function elsewhereOf(
  before: Book,
  whole: ReadonlyMap<string, SharesByDay>,
  days: ReadonlyMap<string, ReadonlySet<PlainDate>>,
): Elsewhere {
  const known = new Map<string, bigint>();
  for (const [classId, asked] of days) {
    const all = whole.get(classId) ?? new Map<PlainDate, DayOfShares>();
    const own = sharesByDay(before.tables.certificates.rows(), classId);
    let sum = 0n;
    for (const day of [...new Set([...all.keys(), ...own.keys(), ...asked])].sort()) {
      if (asked.has(day)) known.set(`${classId} ${day}`, sum);
      sum += (all.get(day) ?? NONE).change - (own.get(day) ?? NONE).change;
    }
  }
  return (classId, on) => known.get(`${classId} ${on}`) ?? 0n;
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
