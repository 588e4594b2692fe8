import { ar } from '@tabellion/texts/ar.ts';
import { en } from '@tabellion/texts/en.ts';
import { fr } from '@tabellion/texts/fr.ts';
import { createText, type Language, type Text } from '@tabellion/texts/text.ts';
import { tr } from '@tabellion/texts/tr.ts';

/** Every text in every language, as the server says them. */
export const texts: Readonly<Record<Language, Text>> = {
  en: createText('en', en),
  fr: createText('fr', fr),
  tr: createText('tr', tr),
  ar: createText('ar', ar),
};
