import type { Language } from '@tabellion/texts/text.ts';

/**
 * Fetches the faces of a language beside its words, before anything is drawn: in the faces of the system words and figures
 * take other room, so that lines would break anew, and move what is below, when the faces come. Once fetched they are at
 * hand. Ends after `mostMs` on a slow network, where text goes before its face.
 */
export function fetchFaces(language: Language): Promise<unknown> {
  const faces = language === 'ar' ? [...arabic, inter] : [inter];
  const all = faces.map((face) => document.fonts.load(face, letters[language]));
  return Promise.race([Promise.allSettled(all), new Promise((resolve) => setTimeout(resolve, mostMs))]);
}

/** Faces of `theme/fonts.css`; names and figures stand in the second in Arabic. */
const arabic = [400, 500, 600].map((weight) => `${weight} 1em "IBM Plex Sans Arabic"`);
const inter = '1em "Inter Variable"';
/** One of each file that the language needs. */
const letters = { en: 'm', fr: 'm', tr: 'mş', ar: 'م1' };
const mostMs = 1000;
