import type { Language, Table } from '@tabellion/ui/text/LanguageProvider.tsx';

/** The words of the log. */
export async function loadWords(language: Language): Promise<Table> {
  switch (language) {
    case 'en':
      return (await import('@tabellion/texts/logged/en.ts')).logged;
    case 'fr':
      return (await import('@tabellion/texts/logged/fr.ts')).logged;
    case 'tr':
      return (await import('@tabellion/texts/logged/tr.ts')).logged;
    case 'ar':
      return (await import('@tabellion/texts/logged/ar.ts')).logged;
  }
}
