/**
 * Fetches the faces of Arabic beside its words, before anything is drawn: in the faces of the system words and figures
 * take other room, so that lines would break anew, and move what is below, when the faces come. Once fetched they are at
 * hand. Ends after `mostMs` on a slow network, where text goes before its face.
 */
export function fetchArabicFaces(): Promise<unknown> {
  const faces = wanted.map((face) => document.fonts.load(face, 'م1'));
  return Promise.race([Promise.allSettled(faces), new Promise((resolve) => setTimeout(resolve, mostMs))]);
}

/** Of `theme/fonts.css`; names and figures stand in the second. */
const wanted = [
  ...[400, 500, 600].map((weight) => `${weight} 1em "IBM Plex Sans Arabic"`),
  '1em "Inter Variable"',
];
const mostMs = 1000;
