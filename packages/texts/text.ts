/** Words with numbers in them: ICU MessageFormat, the same on the server and in the browser. */
import type { TextKey } from './en.ts';
import { type Language, languages } from './languages.ts';
import { type Figures, formatParts, type MessagePart, parseMessage } from './message.ts';

export type { TextKey } from './en.ts';

export { type Language, languages };

export const isLanguage = (word: string): word is Language => (languages as readonly string[]).includes(word);

/** Western digits in every language (glossary, "Numerals"). */
export const localeOf: Record<Language, string> = {
  en: 'en-CA',
  fr: 'fr-CA',
  tr: 'tr-TR-u-nu-latn',
  ar: 'ar-EG-u-nu-latn',
};

export const directionOf = (language: Language): 'ltr' | 'rtl' => (language === 'ar' ? 'rtl' : 'ltr');

/** Arabic reads figures as English Canada writes them, from left to right: `$9,000.00`. */
export const figureLocaleOf = (language: Language): string => localeOf[language === 'ar' ? 'en' : language];

const dollars = { style: 'currency', currency: 'CAD', currencyDisplay: 'narrowSymbol' } as const;

export type TextParams = Readonly<Record<string, string | number>>;
export type Text = (key: TextKey, params?: TextParams) => string;

/** A name of its own direction must not turn the sentence around: Unicode's isolates (FSI, PDI) hold it. */
export const isolated = (name: string): string => `\u2068${name}\u2069`;

/** A sentence as programs read it, without the marks that isolate its names, and these names in their order. */
export function withoutIsolates(sentence: string): {
  readonly text: string;
  readonly names: readonly string[];
} {
  const parts = sentence.split(/[\u2066-\u2069]/);
  return { text: parts.join(''), names: parts.filter((_, at) => at % 2 === 1) };
}

/** The same sentence for the page, each name isolated again where it stands. */
export function isolateNames(text: string, names: readonly string[]): string {
  let from = 0;
  let marked = '';
  for (const name of names) {
    const at = text.indexOf(name, from);
    if (at < 0) continue;
    marked += text.slice(from, at) + isolated(name);
    from = at + name.length;
  }
  return marked + text.slice(from);
}

/** The same for every word among parameters. */
export const isolatedParams = (params: TextParams): TextParams =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      typeof value === 'string' ? isolated(value) : value,
    ]),
  );

/**
 * @param table may hold a part of the keys only (what a visitor needs); a key that is not in it stands for itself
 * @returns a function from key and parameters to the sentence in `language`; each message is parsed once
 */
export const createText = (language: Language, table: Readonly<Partial<Record<TextKey, string>>>): Text =>
  createTextOf<TextKey>(language, table);

/** The same for a table of its own. */
export function createTextOf<Key extends string>(
  language: Language,
  table: Readonly<Partial<Record<Key, string>>>,
): (key: Key, params?: TextParams) => string {
  const locale = localeOf[language];
  const figureLocale = figureLocaleOf(language);
  const made: Partial<Figures> = {};
  // Each is made when a message first needs it: together they cost as much as drawing the sign-in.
  const figures: Figures = {
    get number() {
      made.number ??= new Intl.NumberFormat(figureLocale);
      return made.number;
    },
    get money() {
      made.money ??= new Intl.NumberFormat(figureLocale, dollars);
      return made.money;
    },
    get price() {
      made.price ??= new Intl.NumberFormat(figureLocale, { ...dollars, maximumFractionDigits: 10 });
      return made.price;
    },
    get plural() {
      made.plural ??= new Intl.PluralRules(locale);
      return made.plural;
    },
  };
  const parsed = new Map<Key, readonly MessagePart[]>();
  return (key, params = {}) => {
    let parts = parsed.get(key);
    if (parts === undefined) {
      parts = parseMessage(table[key] ?? key);
      parsed.set(key, parts);
    }
    return formatParts(parts, params, figures);
  };
}
