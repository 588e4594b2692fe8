import { byLanguage } from '@tabellion/ui/text/byLanguage.ts';

/** The words of the day from whose anniversary annual returns are counted. */
export const loadAnchorWords = byLanguage({
  en: async () => (await import('@tabellion/texts/anchoring/en.ts')).anchoring,
  fr: async () => (await import('@tabellion/texts/anchoring/fr.ts')).anchoring,
  tr: async () => (await import('@tabellion/texts/anchoring/tr.ts')).anchoring,
  ar: async () => (await import('@tabellion/texts/anchoring/ar.ts')).anchoring,
});
