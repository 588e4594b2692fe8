/**
 * The names of the months. A table, not Intl: the short names differ between versions of the engines' data, and a
 * legal date must not pass through a `Date` to be printed.
 */
import type { Language } from './text.ts';

const long: Record<Language, string> = {
  en: 'January February March April May June July August September October November December',
  fr: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
  tr: 'Ocak Şubat Mart Nisan Mayıs Haziran Temmuz Ağustos Eylül Ekim Kasım Aralık',
  ar: 'يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر',
};

const short: Record<Language, string> = {
  en: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
  fr: 'janv. févr. mars avr. mai juin juill. août sept. oct. nov. déc.',
  tr: 'Oca Şub Mar Nis May Haz Tem Ağu Eyl Eki Kas Ara',
  ar: long.ar,
};

/** @param month 1 to 12; another number gives an empty name */
export const monthName = (language: Language, month: number, length: 'long' | 'short'): string =>
  (length === 'long' ? long : short)[language].split(' ')[month - 1] ?? '';
