import { byLanguage } from '@tabellion/ui/text/byLanguage.ts';

/** The words of drawers that record, correct and replace. */
export const loadRecordingWords = byLanguage({
  en: async () => (await import('@tabellion/texts/recording/en.ts')).recording,
  fr: async () => (await import('@tabellion/texts/recording/fr.ts')).recording,
  tr: async () => (await import('@tabellion/texts/recording/tr.ts')).recording,
  ar: async () => (await import('@tabellion/texts/recording/ar.ts')).recording,
});
