/** Which characters paper can show here. */
import { coverageRanges, optionalRanges } from './coverageRanges.ts';
import { hasOptionalFonts } from './typeset/fonts.ts';

/** @returns each character of `text` for which none of our fonts has a glyph, once, in their order; an emoji is one. */
export function unprintable(text: string): string[] {
  const missing = new Set<string>();
  for (const character of text) {
    if (!isPrintable(character)) missing.add(character);
  }
  return [...missing];
}

function isPrintable(character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return code >= 0x20 ? code !== 0x7f : space.test(character);
  return space.test(character) || covered.some((ranges) => isIn(ranges, code)) || unseen.test(character);
}

/** Typst breaks lines or words at them. */
const space = /[\t\n\r\u0085\u2028\u2029]/;

/** Marks of direction, joining, variation and where a word may break: they are not seen. */
const unseen = /[\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069]|[\u034f\ufe00-\ufe0f]/;

function isIn(ranges: Ranges, code: number): boolean {
  let [low, high] = [0, ranges.length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const [first, last] = ranges[middle] ?? [0, 0];
    if (code < first) high = middle - 1;
    else if (code > last) low = middle + 1;
    else return true;
  }
  return false;
}

type Ranges = readonly (readonly [first: number, last: number])[];

/** Written as the distance from the range before and how many characters follow the first. */
const covered: readonly Ranges[] = [coverageRanges, ...(hasOptionalFonts ? [optionalRanges] : [])].map(read);

function read(written: string): [number, number][] {
  let last = 0;
  return written.split(' ').map((range) => {
    const [distance = '0', more = '0'] = range.split('-');
    const first = last + Number.parseInt(distance, 36);
    last = first + Number.parseInt(more, 36);
    return [first, last];
  });
}
