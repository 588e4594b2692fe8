import { byLanguage } from '@tabellion/ui/text/byLanguage.ts';

/** The words of this screen. */
export const loadWords = byLanguage({
  en: async () => (await import('@tabellion/texts/importing/en.ts')).importing,
  fr: async () => (await import('@tabellion/texts/importing/fr.ts')).importing,
  tr: async () => (await import('@tabellion/texts/importing/tr.ts')).importing,
  ar: async () => (await import('@tabellion/texts/importing/ar.ts')).importing,
});
