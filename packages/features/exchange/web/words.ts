import type { Language, Table } from '@tabellion/ui/text/LanguageProvider.tsx';

/** The words of this screen. */
export async function loadWords(language: Language): Promise<Table> {
  switch (language) {
    case 'en':
      return (await import('@tabellion/texts/importing/en.ts')).importing;
    case 'fr':
      return (await import('@tabellion/texts/importing/fr.ts')).importing;
    case 'tr':
      return (await import('@tabellion/texts/importing/tr.ts')).importing;
    case 'ar':
      return (await import('@tabellion/texts/importing/ar.ts')).importing;
  }
}
