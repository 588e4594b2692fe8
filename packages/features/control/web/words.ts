import type { Language, Table } from '@tabellion/ui/text/LanguageProvider.tsx';

/** The words of this screen. */
export async function loadWords(language: Language): Promise<Table> {
  switch (language) {
    case 'en':
      return (await import('@tabellion/texts/controlling/en.ts')).controlling;
    case 'fr':
      return (await import('@tabellion/texts/controlling/fr.ts')).controlling;
    case 'tr':
      return (await import('@tabellion/texts/controlling/tr.ts')).controlling;
    case 'ar':
      return (await import('@tabellion/texts/controlling/ar.ts')).controlling;
  }
}
