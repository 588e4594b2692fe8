import { byLanguage } from '@tabellion/ui/text/byLanguage.ts';

/** The words of corporate changes. */
export const loadWords = byLanguage({
  en: async () => (await import('@tabellion/texts/changing/en.ts')).changing,
  fr: async () => (await import('@tabellion/texts/changing/fr.ts')).changing,
  tr: async () => (await import('@tabellion/texts/changing/tr.ts')).changing,
  ar: async () => (await import('@tabellion/texts/changing/ar.ts')).changing,
});
