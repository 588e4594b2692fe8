/**
 * Dates by language. A legal date is text and stays text: no clock, no zone, no `Date` object.
 * Instants are shown in a named zone.
 */
import { monthName } from './months.ts';
import { type Language, localeOf } from './text.ts';

const PLAIN = /^(\d{4})-(\d{2})-(\d{2})/;

/** `2026-04-20` as `Apr 20, 2026` (medium) or `April 20, 2026` (long). Text that is no date is returned as it is. */
export function formatDate(date: string, language: Language, length: 'medium' | 'long' = 'medium'): string {
  const [, year, month, day] = PLAIN.exec(date) ?? [];
  if (year === undefined || month === undefined || day === undefined) return date;
  const name = monthName(language, Number(month), length === 'long' ? 'long' : 'short');
  if (language === 'en') return `${name} ${Number(day)}, ${year}`;
  const first = language === 'fr' && day === '01' ? '1er' : String(Number(day));
  return `${first} ${name} ${year}`;
}

/**
 * An instant as date and time in `zone`, which is named beside it (`Apr 20, 2026, 10:42 EDT`).
 * @param instant ISO 8601 in UTC, ending in Z
 */
export function formatInstant(instant: string, language: Language, zone?: string): string {
  const at = new Date(instant);
  const options = zone === undefined ? {} : { timeZone: zone };
  const day = new Intl.DateTimeFormat('en-CA', { ...options, dateStyle: 'short' }).format(at);
  const time = new Intl.DateTimeFormat(localeOf[language], {
    ...options,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'short',
  }).format(at);
  return `${formatDate(day, language)}${language === 'ar' ? '،' : ','} ${time}`;
}
