/** The two spellings of dates in the activity log (specification section 9): English verbatim, others as long. */
import type { PlainDate } from '@tabellion/kernel/date.ts';
import { monthName } from '@tabellion/texts/months.ts';
import type { Language } from '@tabellion/texts/text.ts';

/** `MMMM, DD YYYY`, as the activity view shows it: `March, 05 2025`; elsewhere as in the sentences, since no day is written with
 *  a zero there. */
export function formatActivityViewDate(date: PlainDate, language: Language): string {
  if (language !== 'en') return formatActivityTextDate(date, language);
  const { year, month, day } = partsOf(date);
  return `${monthName(language, month, 'long')}, ${String(day).padStart(2, '0')} ${year}`;
}

/** `MMMM Do YYYY`, as the sentences spell it: `March 5th 2025`; elsewhere `5 mars 2025`, `1er mars 2025`. */
export function formatActivityTextDate(date: PlainDate, language: Language): string {
  const { year, month, day } = partsOf(date);
  const name = monthName(language, month, 'long');
  if (language === 'en') return `${name} ${day}${ordinalEnding(day)} ${year}`;
  return `${language === 'fr' && day === 1 ? '1er' : day} ${name} ${year}`;
}

/** A sentence whose dates are not broken over two lines. */
export const withWholeDates = (sentence: string): string =>
  sentence.replace(/\d+(er)? \p{L}+ \d{4}|\p{L}+ \d+(st|nd|rd|th|,) \d{4}/gu, (date) =>
    date.replaceAll(' ', '\u00A0'),
  );

function ordinalEnding(day: number): string {
  if (day >= 11 && day <= 13) return 'th';
  return ['th', 'st', 'nd', 'rd'][day % 10] ?? 'th';
}

const partsOf = (date: PlainDate) => ({
  year: date.slice(0, 4),
  month: Number(date.slice(5, 7)),
  day: Number(date.slice(8, 10)),
});
