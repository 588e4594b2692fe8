import { byLanguage } from '@tabellion/ui/text/byLanguage.ts';

export const loadRecordWords = byLanguage({
  en: async () => (await import('@tabellion/texts/records/en.ts')).records,
  fr: async () => (await import('@tabellion/texts/records/fr.ts')).records,
  tr: async () => (await import('@tabellion/texts/records/tr.ts')).records,
  ar: async () => (await import('@tabellion/texts/records/ar.ts')).records,
});
