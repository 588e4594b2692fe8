import { byLanguage } from '@tabellion/ui/text/byLanguage.ts';

/** The words of the next steps. */
export const loadWords = byLanguage({
  en: async () => (await import('@tabellion/texts/organizing/en.ts')).organizing,
  fr: async () => (await import('@tabellion/texts/organizing/fr.ts')).organizing,
  tr: async () => (await import('@tabellion/texts/organizing/tr.ts')).organizing,
  ar: async () => (await import('@tabellion/texts/organizing/ar.ts')).organizing,
});
