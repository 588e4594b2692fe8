/** Reads a cell of a table in any usual notation. Undefined for an ambiguous or unreadable one. */
import { type PlainDate, parseTypedDate } from '@tabellion/kernel/date.ts';
import { parseDecimal } from '@tabellion/kernel/decimal.ts';
import { westernDigits } from '@tabellion/kernel/digits.ts';
import { parseQuantity } from '@tabellion/kernel/quantity.ts';
import { seenText } from '@tabellion/kernel/seenText.ts';

/** Digits of ASCII, and its points and commas for those of the Arabic script. */
const westernNumber = (text: string): string => westernDigits(text).replaceAll('٫', '.').replaceAll('٬', ',');

/** Thousands by commas, apostrophes or blanks; `1,200` is 1200, and `0,125` is no such number. Points group thousands where a
 *  decimal comma follows them, or where there are two: `1.000,50` and `1.000.000`, as Turkish and German have them. */
function withoutGroups(text: string): string {
  const digits = westernNumber(seenText(text))
    .replace(/[\s’']/g, '')
    .replace(/^\u2212/, '-');
  if (/^-?[1-9]\d{0,2}(,\d{3})+(\.\d+)?$/.test(digits)) return digits.replaceAll(',', '');
  return /^-?[1-9]\d{0,2}(\.\d{3})+(,\d{1,2}|\.\d{3})$/.test(digits) ? digits.replaceAll('.', '') : digits;
}

/** Whole shares, at least one, as exact text. A point or comma after which only one or two zeros stand is one of a
 *  spreadsheet. */
export function readWhole(text: string): string | undefined {
  const digits = withoutGroups(text).replace(/[.,]0{1,2}$/, '');
  const quantity = /^\d+$/.test(digits) ? parseQuantity(digits.replace(/^0+(?=\d)/, '')) : undefined;
  return quantity === undefined || quantity === 0n ? undefined : String(quantity);
}

/** Dollars, zero or more, with at most ten places. A comma before one or two last digits, or after a zero, is a decimal one.
 *  `1,234` may be either and is none; the sign before it says that it is English: `$1,234`. So may `1.234`, unless the
 *  column shows that its points are decimal ones.
 *  @param hasPoints  see `hasDecimalPoints`; true of a figure of a workbook, which is exact */
export function readAmount(text: string, hasPoints: boolean): string | undefined {
  const seen = seenText(text);
  const plain = seen.replace(/^(CAD|CA\$|\$)|(CAD|\$)$/gi, '').trim();
  if (!hasPoints && plain === seen && /^[1-9]\d{0,2}\.\d{3}$/.test(westernNumber(plain))) return undefined;
  if (plain === seen && /^[1-9]\d{0,2},\d{3}$/.test(westernNumber(plain))) return undefined;
  const digits = withoutGroups(plain)
    .replace(/^(\d+),(\d{1,2})$/, '$1.$2')
    .replace(/^0,(\d+)$/, '0.$1');
  const amount = digits
    .replace(/^0+(?=\d)/, '')
    .replace(/(\.\d*?)0+$/, '$1')
    .replace(/\.$/, '');
  return (parseDecimal(amount) ?? -1n) >= 0n ? amount : undefined;
}

/** Whether one of the cells of a column can only be read with a decimal point: `0.5`, `12.50`, `1,200.125`. */
export const hasDecimalPoints = (cells: readonly string[]): boolean =>
  cells.some((text) => /(^|[^\d])0\.\d+$|\.(\d{1,2}|\d{4,})$|,\d{3}\.\d+$/.test(westernNumber(text.trim())));

/** A time of day after a date; a date of law has none, so it is passed over. */
const TIME =
  '(?:[T ,]+\\d{1,2}:\\d{2}(?::\\d{2}(?:\\.\\d+)?)? ?(?:[ap]\\.?m\\.?)?(?:Z|[+-]\\d{2}:?\\d{2})?)?';

const YEAR_FIRST = new RegExp(`^(\\d{4})[-/.](\\d{1,2})[-/.](\\d{1,2})${TIME}$`, 'i');
const DAY_AND_NAME = new RegExp(
  `^(?:le )?(\\d{1,2})(?:er|st|nd|rd|th)?[ ,/.-]+(\\p{L}+)[.,،]?[ ,/.-]*(\\d{4})${TIME}$`,
  'iu',
);
const NAME_AND_DAY = new RegExp(
  `^(\\p{L}+)[.]?[ -]+(\\d{1,2})(?:st|nd|rd|th)?(?:[,،] *| +)(\\d{4})${TIME}$`,
  'iu',
);

/** The year first: `2025-03-31`, also with slashes or points; or the month by its name in the product's languages:
 *  `Feb 29, 2020`, `29 février 2020`. Whether `03/04/2025` is in March or April, nobody knows. */
export function readDay(text: string): PlainDate | undefined {
  const written = westernNumber(seenText(text));
  const [, year, month = '', day = ''] = YEAR_FIRST.exec(written) ?? [];
  if (year !== undefined) return dayOf(year, month, day);
  const [, dayFirst, name = '', itsYear = ''] = DAY_AND_NAME.exec(written) ?? [];
  if (dayFirst !== undefined) return dayOf(itsYear, monthNamed(name), dayFirst);
  const [, nameFirst = '', itsDay = '', lastYear = ''] = NAME_AND_DAY.exec(written) ?? [];
  return dayOf(lastYear, monthNamed(nameFirst), itsDay);
}

const dayOf = (year: string, month: string, day: string): PlainDate | undefined =>
  parseTypedDate(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);

/** Months by their names, long and short, without accents. Arabic has two sets: of Egypt and the Gulf, and of the Levant. */
const MONTHS: readonly (readonly string[])[] = [
  'january jan janvier janv ocak oca يناير جانفي',
  'february feb fevrier fevr fev subat sub فبراير فيفري شباط',
  'march mar mars mart مارس اذار',
  'april apr avril avr nisan nis ابريل افريل نيسان',
  'may mai mayis مايو ماي ايار',
  'june jun juin haziran haz يونيو جوان حزيران',
  'july jul juillet juill juil temmuz tem يوليو جويلية تموز',
  'august aug aout agustos agu اغسطس اوت اب',
  'september sept sep septembre eylul eyl سبتمبر ايلول',
  'october oct octobre ekim eki اكتوبر',
  'november nov novembre kasim kas نوفمبر',
  'december dec decembre aralik ara ديسمبر',
].map((names) => names.split(' '));

/** Its number; empty for another word. */
function monthNamed(word: string): string {
  const folded = word.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ı', 'i');
  const at = MONTHS.findIndex((names) => names.includes(folded));
  return at < 0 ? '' : String(at + 1);
}

const UNPRINTABLE = /[\p{Surrogate}\p{Noncharacter_Code_Point}\u202a-\u202e\u2066-\u2069]|(?![\n\t])\p{Cc}/u;

/** Not so are marks that turn text around, either: by them one name can be made to look like another (UTS 39). */
export const isPrintable = (text: string): boolean => !UNPRINTABLE.test(text);
