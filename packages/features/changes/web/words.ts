import type { Language } from '@tabellion/texts/text.ts';
import { byLanguage } from '@tabellion/ui/text/byLanguage.ts';
import type { Table } from '@tabellion/ui/text/LanguageProvider.tsx';
import { loadFindingWords } from '../../check/web/public/findingTitles.tsx';

const changing = byLanguage({
  en: async () => (await import('@tabellion/texts/changing/en.ts')).changing,
  fr: async () => (await import('@tabellion/texts/changing/fr.ts')).changing,
  tr: async () => (await import('@tabellion/texts/changing/tr.ts')).changing,
  ar: async () => (await import('@tabellion/texts/changing/ar.ts')).changing,
});

/** The words of corporate changes, and of the findings that a preview names: one that comes late would move the page. */
export async function loadWords(language: Language): Promise<Table> {
  const [changes, findings] = await Promise.all([changing(language), loadFindingWords(language)]);
  return { ...findings, ...changes };
}
