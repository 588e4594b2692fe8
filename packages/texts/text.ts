/** Words with numbers in them: ICU MessageFormat, the same on the server and in the browser. */
import { IntlMessageFormat } from 'intl-messageformat';
import type { TextKey } from './en.ts';

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

/** @returns a function from key and parameters to the sentence in `language`; each message is parsed once. */
export function createText(language: Language, table: Readonly<Record<TextKey, string>>): Text {
  const parsed = new Map<TextKey, IntlMessageFormat>();
  return (key, params) => {
    const message = table[key];
    if (!message.includes('{') && !message.includes("'")) return message;
    let format = parsed.get(key);
    if (format === undefined) {
      format = new IntlMessageFormat(message, localeOf[language], undefined, { ignoreTag: true });
      parsed.set(key, format);
    }
    return String(format.format(params));
  };
}
