/** The encoding of a stranger's text: by its mark, else by what all of it makes likely. */
import type { Encoding } from './tableRead.ts';

interface JudgedEncoding {
  /** Null where none of the encodings makes words of it. */
  readonly encoding: Encoding | null;
  readonly isSure: boolean;
}

/** UTF-8 and UTF-16 are known by their marks or their bytes. What Windows writes for Western, Turkish and Arabic readers has no
 *  mark: it is a guess, which its author is asked about. */
export function encodingOf(bytes: Uint8Array): JudgedEncoding {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return { encoding: 'utf-16le', isSure: true };
  if (first === 0xfe && second === 0xff) return { encoding: 'utf-16be', isSure: true };
  const wide = wideEncoding(bytes);
  if (wide !== undefined) return { encoding: wide, isSure: true };
  if (decodedAs(bytes, 'utf-8') !== undefined) return { encoding: 'utf-8', isSure: true };
  return { encoding: likelyCodePage(bytes), isSure: false };
}

/** Undefined where the bytes are no text in that encoding. A mark at the beginning is left out. */
export function decodedAs(bytes: Uint8Array, encoding: Encoding): string | undefined {
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    return encoding === 'windows-1252' ? text.replace(/[\x80-\x9f]/g, westernSign) : text;
  } catch {
    return undefined;
  }
}

/** Some versions of Node read windows-1252 as ISO 8859-1, which has controls where Windows has these. */
const westernSign = (control: string): string =>
  WESTERN_SIGNS[control.charCodeAt(0) - 0x80]?.trim() || control;
const WESTERN_SIGNS = [...'€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ'];

/** Digits, separators and ends of lines are ASCII in every table: in UTF-16 each has a byte of zero beside it, always on the
 *  same side. */
function wideEncoding(bytes: Uint8Array): Encoding | undefined {
  let [even, odd] = [0, 0];
  for (let at = 0; at < bytes.length; at++) {
    if (bytes[at] !== 0) continue;
    if (at % 2 === 0) even++;
    else odd++;
  }
  const few = bytes.length / 20;
  if (odd > few && even * 10 < odd) return 'utf-16le';
  if (even > few && odd * 10 < even) return 'utf-16be';
  return undefined;
}

/** Arabic letters make whole words in windows-1256, where accented letters of the West stand alone between plain ones. Turkish
 *  differs from Western in six letters only, which no language of the product has besides. Bytes that are no letter in any of
 *  them and stand in the midst of a word are letters of Mac OS or of DOS. */
function likelyCodePage(bytes: Uint8Array): Encoding | null {
  let [arabic, mixed, turkish, foreign] = [0, 0, 0, 0];
  for (const word of wordsIn(bytes)) {
    if (word.every(isArabicByte)) {
      if (word.length > 1) arabic += word.length;
      continue;
    }
    mixed += word.filter(isArabicByte).length;
    if (word.some((byte) => TURKISH.has(byte))) turkish++;
    if (word.some((byte, at) => isForeign(byte, word[at - 1] ?? 0))) foreign++;
  }
  if (arabic > mixed) return 'windows-1256';
  if (foreign > 0) return null;
  return turkish > 0 ? 'windows-1254' : 'windows-1252';
}

/** Runs of letters of the alphabet and of bytes above it, as far as these are no signs in all code pages. */
function* wordsIn(bytes: Uint8Array): Iterable<readonly number[]> {
  let word: number[] = [];
  for (const [at, byte] of bytes.entries()) {
    const isPart = isLetter(byte) || (byte >= 0x80 && !isSign(byte, word.at(-1) ?? 0, bytes[at + 1] ?? 0));
    if (isPart) word.push(byte);
    else {
      if (word.some((one) => one >= 0x80)) yield word;
      word = [];
    }
  }
  if (word.some((one) => one >= 0x80)) yield word;
}

const isLetter = (byte: number): boolean => (byte >= 0x41 && byte <= 0x5a) || (byte >= 0x61 && byte <= 0x7a);

/** Quotation marks, apostrophes and dashes, the no-break space, « ° » and the like: the same in all three. One that opens a
 *  quotation does not follow a letter, and one that closes it, a bullet or ™ does not stand between two: Mac OS and DOS have
 *  letters there. */
function isSign(byte: number, before: number, after: number): boolean {
  if (OPENING.has(byte)) return !isLetter(before);
  if (CLOSING.has(byte)) return !isLetter(before) || !isLetter(after);
  return SIGNS.has(byte);
}

const OPENING: ReadonlySet<number> = new Set([0x82, 0x84, 0x91]);
const CLOSING: ReadonlySet<number> = new Set([0x94, 0x95, 0x99]);
const SIGNS: ReadonlySet<number> = new Set([
  0x80, 0x85, 0x8b, 0x93, 0x96, 0x97, 0x9b, 0xa0, 0xa1, 0xa9, 0xab, 0xae, 0xb0, 0xb7, 0xbb,
]);

/** Letters of Arabic in windows-1256 (four of them Persian), its marks and joiners. */
const isArabicByte = (byte: number): boolean =>
  (byte >= 0xc0 && byte <= 0xdf && byte !== 0xd7) ||
  [0x81, 0x8d, 0x8e, 0x90, 0x9d, 0x9e, 0xe1, 0xe3, 0xe4, 0xe5, 0xe6, 0xec, 0xed].includes(byte) ||
  (byte >= 0xf0 && byte <= 0xfa && ![0xf4, 0xf7, 0xf9].includes(byte));

/** Ğ İ Ş ğ ı ş. */
const TURKISH: ReadonlySet<number> = new Set([0xd0, 0xdd, 0xde, 0xf0, 0xfd, 0xfe]);

/** Signs, capitals after a small letter, and bytes without a meaning in windows-1252: where they are part of a word, they are the
 *  common accented letters of Mac Roman and of DOS. */
const isForeign = (byte: number, before: number): boolean =>
  [0x81, 0x83, 0x86, 0x87, 0x88, 0x89, 0x8d, 0x8f, 0x90, 0x98, 0x9d].includes(byte) ||
  (isLetter(before) && (OPENING.has(byte) || CLOSING.has(byte))) ||
  (before >= 0x61 && before <= 0x7a && [0x8a, 0x8c, 0x8e, 0x9f].includes(byte));
