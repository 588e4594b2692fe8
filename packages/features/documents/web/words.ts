import { byLanguage } from '@tabellion/ui/text/byLanguage.ts';

/** The words of the page on which documents are verified. */
export const loadVerifyingWords = byLanguage({
  en: async () => (await import('@tabellion/texts/verifying/en.ts')).verifying,
  fr: async () => (await import('@tabellion/texts/verifying/fr.ts')).verifying,
  tr: async () => (await import('@tabellion/texts/verifying/tr.ts')).verifying,
  ar: async () => (await import('@tabellion/texts/verifying/ar.ts')).verifying,
});

/** The words of the minute book. */
export const loadWords = byLanguage({
  en: async () => (await import('@tabellion/texts/documents/en.ts')).documents,
  fr: async () => (await import('@tabellion/texts/documents/fr.ts')).documents,
  tr: async () => (await import('@tabellion/texts/documents/tr.ts')).documents,
  ar: async () => (await import('@tabellion/texts/documents/ar.ts')).documents,
});

/** The words of own wording, which stand beside those of the minute book. */
export const loadPrecedentWords = byLanguage({
  en: async () => (await import('@tabellion/texts/precedents/en.ts')).precedents,
  fr: async () => (await import('@tabellion/texts/precedents/fr.ts')).precedents,
  tr: async () => (await import('@tabellion/texts/precedents/tr.ts')).precedents,
  ar: async () => (await import('@tabellion/texts/precedents/ar.ts')).precedents,
});
