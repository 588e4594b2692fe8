import { byLanguage } from '@tabellion/ui/text/byLanguage.ts';

/** The words of the page of deadlines and of its drawers. */
export const loadWords = byLanguage({
  en: async () => (await import('@tabellion/texts/scheduling/en.ts')).scheduling,
  fr: async () => (await import('@tabellion/texts/scheduling/fr.ts')).scheduling,
  tr: async () => (await import('@tabellion/texts/scheduling/tr.ts')).scheduling,
  ar: async () => (await import('@tabellion/texts/scheduling/ar.ts')).scheduling,
});
