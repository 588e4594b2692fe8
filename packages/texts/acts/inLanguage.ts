/** Words that stand beside each other in all languages: a kind of act has them in one file. A browser fetches them with a screen
 *  that needs them, never with its first page, for they come in every language. */
import type { Language } from '../languages.ts';

export type InEveryLanguage = Readonly<Record<string, Readonly<Record<Language, string>>>>;

/** The table of one language. */
export const inLanguage = <Words extends InEveryLanguage>(
  words: Words,
  language: Language,
): { readonly [Key in keyof Words]: string } =>
  Object.fromEntries(Object.entries(words).map(([key, of]) => [key, of[language]])) as {
    readonly [Key in keyof Words]: string;
  };
