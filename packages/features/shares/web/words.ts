import { byLanguage } from '@tabellion/ui/text/byLanguage.ts';

/** The words of the drawers about options, other instruments and vesting. */
export const loadWords = byLanguage({
  en: async () => (await import('@tabellion/texts/granting/en.ts')).granting,
  fr: async () => (await import('@tabellion/texts/granting/fr.ts')).granting,
  tr: async () => (await import('@tabellion/texts/granting/tr.ts')).granting,
  ar: async () => (await import('@tabellion/texts/granting/ar.ts')).granting,
});
