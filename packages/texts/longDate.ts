import { formatDate } from './dates.ts';
import { monthName } from './months.ts';
import type { Language } from './text.ts';

/** @param date  `YYYY-MM-DD`
 *  @returns `March 12, 2025`; elsewhere `12 mars 2025`, `1er mars 2025` */
export function longDate(date: string, language: Language): string {
  return formatDate(date, language, 'long');
}

/** @param monthDay  `MM-DD`, such as a fiscal year end
 *  @returns `December 31`; elsewhere `31 décembre`, `1er mars` */
export function longMonthDay(monthDay: string, language: Language): string {
  const month = monthName(language, Number(monthDay.slice(0, 2)), 'long');
  const day = Number(monthDay.slice(3, 5));
  if (language === 'en') return `${month} ${day}`;
  return `${language === 'fr' && day === 1 ? '1er' : day} ${month}`;
}
