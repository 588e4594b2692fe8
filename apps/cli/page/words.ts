import { provingPage as ar } from '@tabellion/texts/provingPage/ar.ts';
import { provingPage as en } from '@tabellion/texts/provingPage/en.ts';
import { provingPage as fr } from '@tabellion/texts/provingPage/fr.ts';
import { provingPage as tr } from '@tabellion/texts/provingPage/tr.ts';
import { createText, isolatedParams, type Language, languages, type Text } from '@tabellion/texts/text.ts';
import { words as verifierWords } from '../verify/words.ts';

const words = {
  en: { ...verifierWords.en, ...en },
  fr: { ...verifierWords.fr, ...fr },
  tr: { ...verifierWords.tr, ...tr },
  ar: { ...verifierWords.ar, ...ar },
};

/** Names and figures in a sentence keep their own direction. */
export function textIn(language: Language): Text {
  const text = createText(language, words[language]);
  return (key, params) => text(key, params && isolatedParams(params));
}

/** Each language by its own name. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  fr: 'Français',
  tr: 'Türkçe',
  ar: 'العربية',
};

/** The first language of the browser that this page speaks. */
export const firstLanguage = (): Language =>
  navigator.languages.flatMap((tag) => languages.filter((language) => tag.startsWith(language)))[0] ?? 'en';
