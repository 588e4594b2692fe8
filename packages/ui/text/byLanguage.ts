import type { Language, TextKey } from '@tabellion/texts/text.ts';

export type Table = Readonly<Partial<Record<TextKey, string>>>;

/** Fetches words in one language; each language is a file of its own. */
export const byLanguage =
  (words: Readonly<Record<Language, () => Promise<Table>>>) =>
  (language: Language): Promise<Table> =>
    words[language]();
