/** `npx tsx tools/fontCoverage.ts` writes packages/paper/coverageRanges.ts: the characters that the fonts of paper have. */
import { readFileSync, writeFileSync } from 'node:fs';
import { allFontFamilies, fontPath } from '../packages/paper/typeset/fonts.ts';

/** A layout may set any text in each of these. */
const faces = ['Regular', 'Italic', 'SemiBold'] as const;

/** Ranges of code points that every face can print, each as first and last.
 *  @param which  families: those that every installation has, or what only the optional ones add */
export function rangesOfFonts(which: 'always' | 'optional'): [number, number][] {
  const always = charactersOfFamilies(allFontFamilies.filter(({ isOptional }) => isOptional !== true));
  if (which === 'always') return rangesOf(always);
  const known = new Set(always);
  return rangesOf(charactersOfFamilies(allFontFamilies).filter((code) => !known.has(code)));
}

/** The code points that every face has, in ascending order. */
function charactersOfFamilies(families: typeof allFontFamilies): number[] {
  const byFace = faces.map((face) => {
    const files = families.map(({ files }) => files.find((file) => faceOf(file) === face) ?? files[0]);
    return new Set(files.flatMap((file) => charactersOf(fontPath(file ?? ''))));
  });
  const [first = new Set<number>(), ...others] = byFace;
  return [...first]
    .filter((code) => mayBePrinted(code) && others.every((face) => face.has(code)))
    .sort((a, b) => a - b);
}

function rangesOf(codes: readonly number[]): [number, number][] {
  const ranges: [number, number][] = [];
  for (const code of codes) {
    const last = ranges.at(-1);
    if (last !== undefined && last[1] === code - 1) last[1] = code;
    else ranges.push([code, code]);
  }
  return ranges;
}

/** PDF/A forbids the byte order mark, and what a private character means only its font knows. */
const mayBePrinted = (code: number): boolean =>
  code !== 0xfeff && !/\p{Co}/u.test(String.fromCodePoint(code));

/** Amiri has a bold where the others have a semibold. */
function faceOf(file: string): string {
  if (file.includes('Bold')) return 'SemiBold';
  return file.includes('Italic') ? 'Italic' : 'Regular';
}

/** The characters of a TrueType font: its `cmap` in format 12, or 4 where it has no other. */
function charactersOf(path: string): number[] {
  const font = readFileSync(path);
  const cmap = tableOf(font, 'cmap');
  const subtables = Array.from(
    { length: font.readUInt16BE(cmap + 2) },
    (_, at) => cmap + font.readUInt32BE(cmap + 8 + 8 * at),
  );
  const full = subtables.find((at) => font.readUInt16BE(at) === 12);
  if (full !== undefined) return groups(font, full);
  const basic = subtables.find((at) => font.readUInt16BE(at) === 4);
  return basic === undefined ? [] : segments(font, basic);
}

function tableOf(font: Buffer, tag: string): number {
  for (let at = 12; at < 12 + 16 * font.readUInt16BE(4); at += 16)
    if (font.toString('latin1', at, at + 4) === tag) return font.readUInt32BE(at + 8);
  throw new Error(`a font without ${tag}`);
}

function groups(font: Buffer, at: number): number[] {
  return Array.from({ length: font.readUInt32BE(at + 12) }, (_, group) => at + 16 + 12 * group).flatMap(
    (group) =>
      codes(font.readUInt32BE(group), font.readUInt32BE(group + 4)).filter(
        (code) => font.readUInt32BE(group + 8) + code - font.readUInt32BE(group) !== 0,
      ),
  );
}

function segments(font: Buffer, at: number): number[] {
  const doubled = font.readUInt16BE(at + 6);
  const [ends, starts, deltas, offsets] = [
    at + 14,
    at + 16 + doubled,
    at + 16 + 2 * doubled,
    at + 16 + 3 * doubled,
  ];
  return Array.from({ length: doubled / 2 }, (_, segment) => 2 * segment).flatMap((segment) => {
    const start = font.readUInt16BE(starts + segment);
    const offset = font.readUInt16BE(offsets + segment);
    return codes(start, font.readUInt16BE(ends + segment)).filter((code) => {
      const glyph = offset === 0 ? code : font.readUInt16BE(offsets + segment + offset + 2 * (code - start));
      return code !== 0xffff && glyph !== 0 && ((glyph + font.readUInt16BE(deltas + segment)) & 0xffff) !== 0;
    });
  });
}

const codes = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, at) => first + at);

/** The distance from the last range and how many follow, in base 36: what `coverage.ts` reads. */
export function written(ranges: readonly (readonly [number, number])[]): string {
  let before = 0;
  return ranges
    .map(([first, last]) => {
      const range = `${(first - before).toString(36)}${last === first ? '' : `-${(last - first).toString(36)}`}`;
      before = last;
      return range;
    })
    .join(' ');
}

if (process.argv[1] === import.meta.filename) {
  const [always, optional] = [written(rangesOfFonts('always')), written(rangesOfFonts('optional'))];
  writeFileSync(
    new URL('../packages/paper/coverageRanges.ts', import.meta.url),
    `/** Made by tools/fontCoverage.ts from the fonts. */\nexport const coverageRanges =\n  '${always}';\n\n/** Ranges that only the optional fonts have. */\nexport const optionalRanges =\n  '${optional}';\n`,
  );
  console.log(always.length, optional.length);
}
