import { byLanguage } from '@tabellion/ui/text/byLanguage.ts';

/** The words of this screen. */
export const loadWords = byLanguage({
  en: async () => (await import('@tabellion/texts/controlling/en.ts')).controlling,
  fr: async () => (await import('@tabellion/texts/controlling/fr.ts')).controlling,
  tr: async () => (await import('@tabellion/texts/controlling/tr.ts')).controlling,
  ar: async () => (await import('@tabellion/texts/controlling/ar.ts')).controlling,
});
