/**
 * Dates by language. A legal date is text and stays text: no clock, no zone, no `Date` object.
 * Instants are shown in a named zone.
 */
import { monthName } from './months.ts';
import { type Language, localeOf } from './text.ts';

const PLAIN = /^(\d{4})-(\d{2})-(\d{2})/;

/** `2026-04-20` as `Apr 20, 2026` (medium), `April 20, 2026` (long), `Apr 20` (day) or `Apr 2026` (month). Text that is no date
 *  is returned as it is. */
export function formatDate(
  date: string,
  language: Language,
  length: 'medium' | 'long' | 'day' | 'month' = 'medium',
): string {
  const [, year, month, day] = PLAIN.exec(date) ?? [];
  if (year === undefined || month === undefined || day === undefined) return date;
  const name = monthName(language, Number(month), length === 'long' ? 'long' : 'short');
  if (length === 'month') return `${name} ${year}`;
  const first = language === 'fr' && day === '01' ? '1er' : String(Number(day));
  const short = language === 'en' ? `${name} ${first}` : `${first} ${name}`;
  if (length === 'day') return short;
  return language === 'en' ? `${short}, ${year}` : `${short} ${year}`;
}

/**
 * An instant as date and time in `zone`, which is named beside it (`Apr 20, 2026, 10:42 EDT`).
 * @param instant ISO 8601 in UTC, ending in Z
 */
export function formatInstant(instant: string, language: Language, zone?: string): string {
  const options = { dateStyle: 'short', ...(zone !== undefined && { timeZone: zone }) } as const;
  const day = formatterOf('en-CA', options).format(new Date(instant));
  return `${formatDate(day, language)}${language === 'ar' ? '،' : ','} ${formatTime(instant, language, zone)}`;
}

/** The time of an instant alone: `10:42 EDT`. */
export function formatTime(instant: string, language: Language, zone?: string): string {
  const at = new Date(instant);
  const options = zone === undefined ? {} : { timeZone: zone };
  const clock = { ...options, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  if (language !== 'ar')
    return formatterOf(localeOf[language], { ...clock, timeZoneName: 'short' }).format(at);
  const time = formatterOf(localeOf.ar, clock).format(at);
  return `${time} ${zoneInArabic(at, options)}`;
}

/** `بالتوقيت الشرقي`: the generic name, because the short names of zones in Arabic are offsets only, and browsers do not know
 *  the Arabic names of places. */
function zoneInArabic(at: Date, options: Intl.DateTimeFormatOptions): string {
  const named = { ...options, timeZoneName: 'longGeneric' } as const;
  const parts = formatterOf(localeOf.ar, named).formatToParts(at);
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return /^(ال)?توقيت/.test(name)
    ? `ب${name.replace(' لأمريكا الشمالية', '')}`
    : `\u2066${name.replace(/غرينتش(\+00:00)?/, 'UTC')}\u2069`;
}

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Each is made once for a zone: to make one takes longer than to format a page of dates. Without a zone it is that of the
 *  reader, who may travel. */
function formatterOf(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  if (options.timeZone === undefined) return new Intl.DateTimeFormat(locale, options);
  const key = locale + JSON.stringify(options);
  const formatter = formatters.get(key) ?? new Intl.DateTimeFormat(locale, options);
  formatters.set(key, formatter);
  return formatter;
}
