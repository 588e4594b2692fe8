import { byLanguage } from '@tabellion/ui/text/byLanguage.ts';

/** The words of billing. */
export const loadWords = byLanguage({
  en: async () => (await import('@tabellion/texts/paying/en.ts')).paying,
  fr: async () => (await import('@tabellion/texts/paying/fr.ts')).paying,
  tr: async () => (await import('@tabellion/texts/paying/tr.ts')).paying,
  ar: async () => (await import('@tabellion/texts/paying/ar.ts')).paying,
});
