import { byLanguage } from '@tabellion/ui/text/byLanguage.ts';

export const loadWords = byLanguage({
  en: async () => (await import('@tabellion/texts/logged/en.ts')).logged,
  fr: async () => (await import('@tabellion/texts/logged/fr.ts')).logged,
  tr: async () => (await import('@tabellion/texts/logged/tr.ts')).logged,
  ar: async () => (await import('@tabellion/texts/logged/ar.ts')).logged,
});
