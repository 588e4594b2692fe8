import { found as ar } from '@tabellion/texts/found/ar.ts';
import { found as en } from '@tabellion/texts/found/en.ts';
import { found as fr } from '@tabellion/texts/found/fr.ts';
import { found as tr } from '@tabellion/texts/found/tr.ts';
import { createTextOf, type Language } from '@tabellion/texts/text.ts';

export type FoundCode = keyof typeof en;

type Words = ReturnType<typeof createTextOf<FoundCode>>;

const words: Readonly<Record<Language, Words>> = {
  en: createTextOf('en', en),
  fr: createTextOf('fr', fr),
  tr: createTextOf('tr', tr),
  ar: createTextOf('ar', ar),
};

export const foundWords = (language: Language): Words => words[language];
