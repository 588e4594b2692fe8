import type { Language, Table } from '@tabellion/ui/text/LanguageProvider.tsx';

/** The words of the drawers about options, other instruments and vesting. */
export async function loadWords(language: Language): Promise<Table> {
  switch (language) {
    case 'en':
      return (await import('@tabellion/texts/granting/en.ts')).granting;
    case 'fr':
      return (await import('@tabellion/texts/granting/fr.ts')).granting;
    case 'tr':
      return (await import('@tabellion/texts/granting/tr.ts')).granting;
    case 'ar':
      return (await import('@tabellion/texts/granting/ar.ts')).granting;
  }
}
