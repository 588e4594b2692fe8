import { seenText } from '@tabellion/kernel/seenText.ts';

/** Letters that Unicode does not take apart, as they are searched for. */
const ligatures: Readonly<Record<string, string>> = {
  ı: 'i',
  œ: 'oe',
  æ: 'ae',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ß: 'ss',
};

const legalElementAtEnd =
  / (?:societe par actions(?: de regime federal)?|limited|limitee|ltd|ltee|incorporated|incorporee|inc|corporation|corp|sarf|sa|compagnie)$/;

const connectingWords = new Set(['and', 'et', 'the', 'le', 'la', 'les', 'of', 'de', 'du', 'des']);

/** Small letters and digits with single blanks: no accents, no punctuation, any script. `&` is `and`; the French
 *  elided article goes, other apostrophes close up: `L’Érable & Fils` is `erable and fils`, `O'Neil` is `oneil`. */
export function foldText(text: string): string {
  return withoutMarks(withoutMarks(text).toLowerCase())
    .replace(/[ıœæøłđðþß]/g, (letter) => ligatures[letter] ?? letter)
    .replace(/(?<![\p{L}\p{N}])[dl]['’ʼ](?=\p{L})/gu, '')
    .replace(/['’ʼ.]/g, '')
    .replace(/[&+]/g, ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** The form by which corporate names are compared, since confusing ones are refused (Regs ss. 18 to 19.1): folded, without
 *  legal element and connecting words. A name that consists of nothing else keeps them, and one without letters or digits
 *  keeps its signs. */
export function normalizeName(name: string): string {
  const folded = foldText(name);
  const stem = folded.replace(legalElementAtEnd, '');
  const words = stem.split(' ').filter((word) => !connectingWords.has(word));
  return words.join(' ') || folded || name.normalize('NFC').trim();
}

/** Characters that nobody sees part no word. NFKD takes accents off letters and makes full-width and styled letters plain. */
function withoutMarks(text: string): string {
  return seenText(text)
    .normalize('NFKD')
    .replace(/[\p{M}\u200c\u200d]/gu, '');
}
