/** Figures by language (look, "Numbers"). */
import { figureLocaleOf, type Language } from '@tabellion/texts/text.ts';

const remembered = new Map<string, Intl.NumberFormat>();

function formatter(language: Language, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${language}${JSON.stringify(options)}`;
  const format = remembered.get(key) ?? new Intl.NumberFormat(figureLocaleOf(language), options);
  remembered.set(key, format);
  return format;
}

/** Types of an exact figure: a decimal string keeps every digit. */
export type ExactNumber = number | bigint | string;

const literal = (value: ExactNumber) =>
  typeof value === 'string' ? (value as Intl.StringNumericLiteral) : value;

/** One sign for what is below nothing, in every language: the minus, which is as wide as the plus. */
const withMinus = (figure: string): string => figure.replace('-', '−');

/** Whole shares, counts, exact decimals: up to ten places, none invented. */
export const formatNumber = (value: ExactNumber, language: Language): string =>
  withMinus(formatter(language, { maximumFractionDigits: 10 }).format(literal(value)));

/** Integer cents as dollars with their sign: 49117641 is `$491,176.41`. */
export function formatMoney(cents: number | bigint, language: Language): string {
  const whole = BigInt(cents);
  const size = whole < 0n ? -whole : whole;
  const dollars = `${whole < 0n ? '-' : ''}${size / 100n}.${String(size % 100n).padStart(2, '0')}`;
  return withMinus(currency(language, 2).format(dollars as Intl.StringNumericLiteral));
}

/** A price per share in dollars, exact to ten places, at least two shown. */
export const formatPrice = (dollars: ExactNumber, language: Language): string =>
  withMinus(currency(language, 10).format(literal(dollars)));

/** Exact dollars to the nearest cent, half a cent away from nothing: `14676.4091858038` is `$14,676.41`. */
export const formatToCent = (dollars: ExactNumber, language: Language): string =>
  withMinus(currency(language, 2).format(literal(dollars)));

/** A share of the whole given in per cent: `44.45` is `44.45%`, in Turkish `%44,45`. */
export function formatPercent(percent: ExactNumber, language: Language): string {
  const two = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  return withPercentSign(withMinus(formatter(language, two).format(literal(percent))), language);
}

/** A whole per cent, as on an axis: `25%`, in French `25\u00a0%`, in Turkish `%25`. */
export const formatWholePercent = (percent: number, language: Language): string =>
  withPercentSign(String(percent), language);

/** A figure with the sign where the language has it: Turkish before it, French after a space. */
export function withPercentSign(figure: string, language: Language): string {
  if (language === 'tr') return `%${figure}`;
  return language === 'fr' ? `${figure}\u00a0%` : `${figure}%`;
}

const currency = (language: Language, places: number) =>
  formatter(language, {
    style: 'currency',
    currency: 'CAD',
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: 2,
    maximumFractionDigits: places,
  });

/** The sign that separates groups and the one before the decimals, as the reader writes them. */
function separators(language: Language): { group: string; decimal: string } {
  const parts = formatter(language, {}).formatToParts(12345.6);
  const sign = (type: string, or: string) => parts.find((part) => part.type === type)?.value ?? or;
  return { group: sign('group', ','), decimal: sign('decimal', '.') };
}

/**
 * Reads what a person typed, in any of our languages, as a plain decimal string (`1 234,5` is `1234.5` in French). A sign
 * that separates groups counts only between groups of three: `1,5` in English is no number, and certainly not 15.
 * @returns the text as typed when it is no number, so that the schema can say so at its field; `1.5` in Turkish is then the
 *   plain decimal that it looks like, and shows as `1,5` when the field is left
 */
export function readNumber(typed: string, language: Language): string {
  const { group, decimal } = separators(language);
  const western = typed
    .replace(/[٠-٩]/g, (digit) => String('٠١٢٣٤٥٦٧٨٩'.indexOf(digit)))
    .replaceAll('٬', group)
    .replaceAll('٫', decimal)
    .replace('$', '')
    .replace('−', '-')
    .trim();
  const between = `[${group}\\s]`;
  const [, sign = '', whole, decimals] =
    new RegExp(`^(-?)(\\d+|[1-9]\\d{0,2}(?:${between}\\d{3})+)(?:[${decimal}](\\d+))?$`).exec(western) ?? [];
  if (whole === undefined) return typed.trim();
  const digits = whole.replace(/\D/g, '').replace(/^0+(?=\d)/, '');
  return `${sign}${digits}${decimals === undefined ? '' : `.${decimals}`}`;
}
