import { byLanguage } from '@tabellion/ui/text/byLanguage.ts';

/** The words of review, submission and the registry's answer. */
export const loadCheckoutWords = byLanguage({
  en: async () => (await import('@tabellion/texts/checkout/en.ts')).checkout,
  fr: async () => (await import('@tabellion/texts/checkout/fr.ts')).checkout,
  tr: async () => (await import('@tabellion/texts/checkout/tr.ts')).checkout,
  ar: async () => (await import('@tabellion/texts/checkout/ar.ts')).checkout,
});
