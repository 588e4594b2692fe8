import { byLanguage } from '@tabellion/ui/text/byLanguage.ts';

/** The words of the profile at the registry. */
export const loadProfileWords = byLanguage({
  en: async () => (await import('@tabellion/texts/profiling/en.ts')).profiling,
  fr: async () => (await import('@tabellion/texts/profiling/fr.ts')).profiling,
  tr: async () => (await import('@tabellion/texts/profiling/tr.ts')).profiling,
  ar: async () => (await import('@tabellion/texts/profiling/ar.ts')).profiling,
});
