import { byLanguage } from '@tabellion/ui/text/byLanguage.ts';

/** Words of the annual return. */
export const loadAnnualWords = byLanguage({
  en: async () => (await import('@tabellion/texts/annual/en.ts')).annual,
  fr: async () => (await import('@tabellion/texts/annual/fr.ts')).annual,
  tr: async () => (await import('@tabellion/texts/annual/tr.ts')).annual,
  ar: async () => (await import('@tabellion/texts/annual/ar.ts')).annual,
});
