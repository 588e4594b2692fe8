import { monthName } from './months.ts';
import type { Language } from './text.ts';

/** @param date  `YYYY-MM-DD`
 *  @returns `March 12, 2025`; elsewhere `12 mars 2025`, `1er mars 2025` */
export function longDate(date: string, language: Language): string {
  const month = monthName(language, Number(date.slice(5, 7)), 'long');
  const [year, day] = [date.slice(0, 4), Number(date.slice(8, 10))];
  if (language === 'en') return `${month} ${day}, ${year}`;
  return `${language === 'fr' && day === 1 ? '1er' : day} ${month} ${year}`;
}
