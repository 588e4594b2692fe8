/** Texts as a reader sees them: two that look the same are the same person, class or certificate number, and one number. */

/** Characters of no width: the soft hyphen, zero-width blanks, marks of direction, word joiners, the byte order mark. Joiners
 *  (U+200C, U+200D) change how Persian and Indic letters join, so only comparisons leave them out. */
const UNSEEN = /[\u00ad\u061c\u180e\u200b\u200e\u200f\u2060-\u2064\ufeff]/gu;
const JOINERS = /[\u034f\u200c\u200d]/gu;

/** The hyphens that look like the one of the keyboard. */
const HYPHENS = /[\u2010\u2011\ufe63\uff0d]/gu;
/** Dashes and minus signs: word processors make them of a hyphen. */
const DASHES = /[\u2012-\u2015\u2212]/gu;

/** A text of a file or a form as it is seen: composed letters (NFC), nothing of no width, one kind of hyphen, and a single
 *  blank where there are several, or a line ends. */
export const seenText = (text: string): string =>
  text
    .normalize('NFC')
    .replace(UNSEEN, '')
    .replace(HYPHENS, '-')
    .replace(/[\s\u2028\u2029]+/gu, ' ')
    .trim();

/** The key by which names and numbers are compared: `CS-1`, `cs-1` and `CS‑1` are one. Capitals, dashes, joiners and the width
 *  of letters make no difference; accents do. */
export const sameTextKey = (text: string): string =>
  seenText(text.normalize('NFKC').replace(JOINERS, '').replace(DASHES, '-')).toLocaleLowerCase('en');
