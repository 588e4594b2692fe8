import { byLanguage } from '@tabellion/ui/text/byLanguage.ts';

/** Words of the questions about the past of a corporation that was there before: from which day its annual returns are counted, and
 *  since when its office and its year end hold. */
export const loadAnchorWords = byLanguage({
  en: async () => (await import('@tabellion/texts/anchoring/en.ts')).anchoring,
  fr: async () => (await import('@tabellion/texts/anchoring/fr.ts')).anchoring,
  tr: async () => (await import('@tabellion/texts/anchoring/tr.ts')).anchoring,
  ar: async () => (await import('@tabellion/texts/anchoring/ar.ts')).anchoring,
});
