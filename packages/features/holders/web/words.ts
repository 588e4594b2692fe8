import { byLanguage } from '@tabellion/ui/text/byLanguage.ts';

export const loadWords = byLanguage({
  en: async () => (await import('@tabellion/texts/holding/en.ts')).holding,
  fr: async () => (await import('@tabellion/texts/holding/fr.ts')).holding,
  tr: async () => (await import('@tabellion/texts/holding/tr.ts')).holding,
  ar: async () => (await import('@tabellion/texts/holding/ar.ts')).holding,
});
