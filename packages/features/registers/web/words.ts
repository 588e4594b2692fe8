import type { Language, Table } from '@tabellion/ui/text/LanguageProvider.tsx';

/** The words of drawers that record, correct and replace. */
export async function loadRecordingWords(language: Language): Promise<Table> {
  switch (language) {
    case 'en':
      return (await import('@tabellion/texts/recording/en.ts')).recording;
    case 'fr':
      return (await import('@tabellion/texts/recording/fr.ts')).recording;
    case 'tr':
      return (await import('@tabellion/texts/recording/tr.ts')).recording;
    case 'ar':
      return (await import('@tabellion/texts/recording/ar.ts')).recording;
  }
}
