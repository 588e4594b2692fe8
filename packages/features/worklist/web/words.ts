import { byLanguage } from '@tabellion/ui/text/byLanguage.ts';

/** The words of the worklist. */
export const loadWords = byLanguage({
  en: async () => (await import('@tabellion/texts/working/en.ts')).working,
  fr: async () => (await import('@tabellion/texts/working/fr.ts')).working,
  tr: async () => (await import('@tabellion/texts/working/tr.ts')).working,
  ar: async () => (await import('@tabellion/texts/working/ar.ts')).working,
});
