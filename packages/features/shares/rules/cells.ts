/** Reads a cell of a table in any usual notation. Undefined for an ambiguous or unreadable one. */
import { type PlainDate, parseTypedDate } from '@tabellion/kernel/date.ts';
import { parseDecimal } from '@tabellion/kernel/decimal.ts';
import { parseQuantity } from '@tabellion/kernel/quantity.ts';

/** Digits of the Arabic and Persian scripts, and blanks of any width. */
const westernDigits = (text: string): string =>
  text
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
    .replaceAll('٫', '.')
    .replaceAll('٬', ',');

/** Thousands by commas, apostrophes or blanks; `1,200` is 1200, and `0,125` is no such number. */
function withoutGroups(text: string): string {
  const digits = westernDigits(text).replace(/[\s\u00a0\u202f’']/g, '');
  return /^-?[1-9]\d{0,2}(,\d{3})+(\.\d+)?$/.test(digits) ? digits.replaceAll(',', '') : digits;
}

/** Whole shares, at least one, as exact text. A point after which only zeros stand is one of a spreadsheet. */
export function readWhole(text: string): string | undefined {
  const digits = withoutGroups(text).replace(/\.0{1,2}$/, '');
  const quantity = /^\d+$/.test(digits) ? parseQuantity(digits.replace(/^0+(?=\d)/, '')) : undefined;
  return quantity === undefined || quantity === 0n ? undefined : String(quantity);
}

/** Dollars, zero or more, with at most ten places. A comma before one or two last digits, or after a zero, is a decimal one.
 *  `1,234` may be either and is none; the sign before it says that it is English: `$1,234`. So may `1.234`, unless the
 *  column shows that its points are decimal ones.
 *  @param hasPoints  see `hasDecimalPoints`; true of a figure of a workbook, which is exact */
export function readAmount(text: string, hasPoints: boolean): string | undefined {
  const plain = text.replace(/^(CAD|CA\$|\$)|(CAD|\$)$/gi, '').trim();
  if (!hasPoints && plain === text.trim() && /^[1-9]\d{0,2}\.\d{3}$/.test(westernDigits(plain)))
    return undefined;
  if (plain === text.trim() && /^[1-9]\d{0,2},\d{3}$/.test(westernDigits(plain))) return undefined;
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
  cells.some((text) => /(^|[^\d])0\.\d+$|\.(\d{1,2}|\d{4,})$|,\d{3}\.\d+$/.test(westernDigits(text.trim())));

/** The year first: `2025-03-31`, also with slashes or points. Whether `03/04/2025` is in March or April, nobody knows. */
export function readDay(text: string): PlainDate | undefined {
  const [, year = '', month = '', day = ''] =
    /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ]00:00(?::00)?.*)?$/.exec(westernDigits(text.trim())) ?? [];
  return parseTypedDate(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
}

const UNPRINTABLE = /[\p{Surrogate}\p{Noncharacter_Code_Point}\u202a-\u202e\u2066-\u2069]|(?![\n\t])\p{Cc}/u;

/** Not so are marks that turn text around, either: by them one name can be made to look like another (UTS 39). */
export const isPrintable = (text: string): boolean => !UNPRINTABLE.test(text);
