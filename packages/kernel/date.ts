import { civilDate, dayNumber, daysInMonth } from './calendar.ts';

declare const plainDateBrand: unique symbol;
declare const instantBrand: unique symbol;

/** A date of law, `YYYY-MM-DD`, years 0001 to 9999: no clock, no zone. Plain string order is date order. */
export type PlainDate = string & { readonly [plainDateBrand]: true };

/** A moment, always spelled `YYYY-MM-DDTHH:MM:SS.ffffffZ` (UTC, six places): string order is time order.
 *  Moments stand in logs and evidence only; a date of law is a `PlainDate`. */
export type Instant = string & { readonly [instantBrand]: true };

const FORM = /^(\d{4})-(\d{2})-(\d{2})$/;

/** The date that `text` spells, or undefined when it is not a day of the calendar. */
export function parsePlainDate(text: string): PlainDate | undefined {
  const [, year, month, day] = (FORM.exec(text) ?? []).map(Number);
  if (!year || !month || !day || month > 12 || day > daysInMonth(year, month)) return undefined;
  return text as PlainDate;
}

/** The same for a date that somebody types for the record: from the year 1600 on. Canada's oldest corporation is of 1670, so
 *  what lies before that is a year that was not typed to its end. What arrives in packages and what readings ask for is not
 *  so bounded. */
export function parseTypedDate(text: string): PlainDate | undefined {
  const date = parsePlainDate(text);
  return date === undefined || date < '1600' ? undefined : date;
}

/** The same for a date that may lie ahead and from which something will be counted on: up to the year 2999, so that no
 *  sum leaves the years below. */
export function parseDateAhead(text: string): PlainDate | undefined {
  const date = parseTypedDate(text);
  return date === undefined || date >= '3000' ? undefined : date;
}

/** The last day that `parseDateAhead` takes. */
export const LAST_DAY = '2999-12-31' as PlainDate;

/** The same for text that must be a date, such as a constant; throws a RangeError otherwise. */
export function plainDate(text: string): PlainDate {
  const date = parsePlainDate(text);
  if (date === undefined) throw new RangeError('not a calendar date of the form YYYY-MM-DD');
  return date;
}

/** Throws a RangeError when the result lies outside the years 0001 to 9999, as all sums below do. */
export function addDays(date: PlainDate, days: number): PlainDate {
  return spell(...civilDate(dayNumber(...parts(date)) + days));
}

/** The same day number `months` later (or earlier), or the last day of that month where it has no such day:
 *  January 31 plus one month is February 28 or 29. Count from the start each time, never from the last sum. */
export function addMonths(date: PlainDate, months: number): PlainDate {
  const [year, month, day] = parts(date);
  const count = year * 12 + (month - 1) + months;
  const toYear = Math.floor(count / 12);
  const toMonth = count - toYear * 12 + 1;
  return spell(toYear, toMonth, Math.min(day, daysInMonth(toYear, toMonth)));
}

/** February 29 plus one year is February 28. */
export function addYears(date: PlainDate, years: number): PlainDate {
  return addMonths(date, years * 12);
}

/** Days from `from` to `to`; negative when `to` is earlier. */
export function daysBetween(from: PlainDate, to: PlainDate): number {
  return dayNumber(...parts(to)) - dayNumber(...parts(from));
}

export function endOfMonth(date: PlainDate): PlainDate {
  const [year, month] = parts(date);
  return spell(year, month, daysInMonth(year, month));
}

const INSTANT_FORM = /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):([0-5]\d):([0-5]\d)(?:\.(\d{1,6}))?Z$/;

/** Reads a UTC moment with no to six decimal places and spells it with six; undefined for anything else. */
export function parseInstant(text: string): Instant | undefined {
  const match = INSTANT_FORM.exec(text);
  if (!match || parsePlainDate(match[1] ?? '') === undefined) return undefined;
  return `${text.slice(0, 19)}.${(match[5] ?? '').padEnd(6, '0')}Z` as Instant;
}

/** The same for text that must be a moment; throws a RangeError otherwise. */
export function instant(text: string): Instant {
  const parsed = parseInstant(text);
  if (parsed === undefined) throw new RangeError('not a UTC instant of the form YYYY-MM-DDTHH:MM:SS.ffffffZ');
  return parsed;
}

/** `millis` since 1970-01-01T00:00Z, as a clock gives it. */
export function instantOfMillis(millis: number): Instant {
  if (millis === lastMillis) return lastInstant;
  const text = new Date(millis).toISOString();
  // Years outside 0000 to 9999 are spelled with a sign and six digits.
  if (text.length !== 24) throw new RangeError('a moment outside the years 0000 to 9999');
  lastMillis = millis;
  lastInstant = `${text.slice(0, 23)}000Z` as Instant;
  return lastInstant;
}

// A clock is read several times in one millisecond.
let lastMillis = Number.NaN;
let lastInstant = '' as Instant;

/** Whole milliseconds since 1970-01-01T00:00Z; the microseconds are cut off. */
export function millisOfInstant(moment: Instant): number {
  return Date.parse(`${moment.slice(0, 23)}Z`);
}

/** The calendar date on the wall of `zone` (an IANA name such as `America/Toronto`) at that moment.
 *  Throws a RangeError for an unknown zone. The zone of this process plays no part. */
export function dateInZone(moment: Instant, zone: string): PlainDate {
  // Zones change their date at whole seconds, also where their offset is that of the sun.
  const key = `${zone} ${moment.slice(0, 19)}`;
  const existing = dates.get(key);
  if (existing !== undefined) return existing;
  const date = readWall(moment, zone);
  if (dates.size >= mostDates) dates.clear();
  dates.set(key, date);
  return date;
}

/** Dates found of late: many requests of one second ask for the same, and reading a wall costs fifty times more. */
const dates = new Map<string, PlainDate>();
const mostDates = 1_000;

function readWall(moment: Instant, zone: string): PlainDate {
  const found: Record<string, string> = {};
  for (const part of formatter(zone).formatToParts(millisOfInstant(moment))) found[part.type] = part.value;
  return plainDate(`${found.year?.padStart(4, '0')}-${found.month}-${found.day}`);
}

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Making a formatter costs 50 times more than using one. */
function formatter(zone: string): Intl.DateTimeFormat {
  const existing = formatters.get(zone);
  if (existing) return existing;
  const made = new Intl.DateTimeFormat('en-u-ca-iso8601-nu-latn', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  formatters.set(zone, made);
  return made;
}

function parts(date: PlainDate): [year: number, month: number, day: number] {
  return [Number(date.slice(0, 4)), Number(date.slice(5, 7)), Number(date.slice(8, 10))];
}

function spell(year: number, month: number, day: number): PlainDate {
  if (!(year >= 1 && year <= 9999)) throw new RangeError('a date outside the years 0001 to 9999');
  return `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}` as PlainDate;
}

function pad(value: number, width: number): string {
  return String(value).padStart(width, '0');
}
