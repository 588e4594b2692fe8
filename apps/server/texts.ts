/** All languages at once: the server speaks to everybody. */
import { ar } from '@tabellion/texts/ar.ts';
import { en } from '@tabellion/texts/en.ts';
import { fr } from '@tabellion/texts/fr.ts';
import { createText, type Language, type Text } from '@tabellion/texts/text.ts';
import { tr } from '@tabellion/texts/tr.ts';

export const allTexts: Readonly<Record<Language, Text>> = {
  en: createText('en', en),
  fr: createText('fr', fr),
  tr: createText('tr', tr),
  ar: createText('ar', ar),
};
