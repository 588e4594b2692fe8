import { byLanguage } from '@tabellion/ui/text/byLanguage.ts';

/** The words of the page of filings. */
export const loadWords = byLanguage({
  en: async () => (await import('@tabellion/texts/filing/en.ts')).filing,
  fr: async () => (await import('@tabellion/texts/filing/fr.ts')).filing,
  tr: async () => (await import('@tabellion/texts/filing/tr.ts')).filing,
  ar: async () => (await import('@tabellion/texts/filing/ar.ts')).filing,
});
