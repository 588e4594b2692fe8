import { byLanguage } from '@tabellion/ui/text/byLanguage.ts';

/** Words of the back office, and of the page on which a customer answers it. */
export const loadStaffWords = byLanguage({
  en: async () => (await import('@tabellion/texts/staffing/en.ts')).staffing,
  fr: async () => (await import('@tabellion/texts/staffing/fr.ts')).staffing,
  tr: async () => (await import('@tabellion/texts/staffing/tr.ts')).staffing,
  ar: async () => (await import('@tabellion/texts/staffing/ar.ts')).staffing,
});
