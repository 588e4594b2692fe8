import { byLanguage } from '@tabellion/ui/text/byLanguage.ts';

/** The words of signing. */
export const loadWords = byLanguage({
  en: async () => (await import('@tabellion/texts/signing/en.ts')).signing,
  fr: async () => (await import('@tabellion/texts/signing/fr.ts')).signing,
  tr: async () => (await import('@tabellion/texts/signing/tr.ts')).signing,
  ar: async () => (await import('@tabellion/texts/signing/ar.ts')).signing,
});
