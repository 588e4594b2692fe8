import { byLanguage } from '@tabellion/ui/text/byLanguage.ts';

/** The words of the minute-book check. */
export const loadWords = byLanguage({
  en: async () => (await import('@tabellion/texts/checking/en.ts')).checking,
  fr: async () => (await import('@tabellion/texts/checking/fr.ts')).checking,
  tr: async () => (await import('@tabellion/texts/checking/tr.ts')).checking,
  ar: async () => (await import('@tabellion/texts/checking/ar.ts')).checking,
});
