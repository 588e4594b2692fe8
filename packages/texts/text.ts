/** Words with numbers in them: ICU MessageFormat, the same on the server and in the browser. */
import type { TextKey } from './en.ts';
import { formatParts, type Part, parseMessage } from './message.ts';

export type { TextKey } from './en.ts';

export const languages = ['en', 'fr', 'tr', 'ar'] as const;
export type Language = (typeof languages)[number];

export const isLanguage = (word: string): word is Language => (languages as readonly string[]).includes(word);

/** Western digits in every language (glossary, "Numerals"). */
export const localeOf: Record<Language, string> = {
  en: 'en-CA',
  fr: 'fr-CA',
  tr: 'tr-TR-u-nu-latn',
  ar: 'ar-EG-u-nu-latn',
};

export const directionOf = (language: Language): 'ltr' | 'rtl' => (language === 'ar' ? 'rtl' : 'ltr');

export type TextParams = Readonly<Record<string, string | number>>;
export type Text = (key: TextKey, params?: TextParams) => string;

/**
 * @param table may hold a part of the keys only (what a visitor needs); a key that is not in it stands for itself
 * @returns a function from key and parameters to the sentence in `language`; each message is parsed once
 */
export function createText(language: Language, table: Readonly<Partial<Record<TextKey, string>>>): Text {
  const locale = localeOf[language];
  const figures = {
    number: new Intl.NumberFormat(locale),
    money: new Intl.NumberFormat(locale, { style: 'currency', currency: 'CAD' }),
    plural: new Intl.PluralRules(locale),
  };
  const parsed = new Map<TextKey, readonly Part[]>();
  return (key, params) => {
    const message = table[key] ?? key;
    if (!message.includes('{') && !message.includes("'")) return message;
    const parts = parsed.get(key) ?? parseMessage(message);
    parsed.set(key, parts);
    return formatParts(parts, params ?? {}, figures);
  };
}
