/** Where a file says that something is signed. */
import type { PdfFile } from './pdfFile.ts';
import { isStream, latin1, UnreadablePdf } from './pdfSyntax.ts';

/** Bytes that a signature covers: those to `gap`, and those `from` there to the `end`. */
export interface Range {
  readonly gap: number;
  readonly from: number;
  readonly end: number;
}

export interface Claim {
  /** Missing where it is none that a signature may have. */
  readonly range?: Range;
  /** It stands in what is stored as a stream, as those of attached files do. */
  readonly isInStream: boolean;
}

/** All of them, those of earlier revisions too. */
export function claimsIn(bytes: Uint8Array, whole: PdfFile | undefined): readonly Claim[] {
  const streams = whole && streamsOf(whole);
  const claims: Claim[] = [];
  for (let at = indexOf(bytes, '/ByteRange', 0); at >= 0; at = indexOf(bytes, '/ByteRange', at + 1)) {
    const isInStream = streams?.some(({ from, to }) => from <= at && at < to) === true;
    const written = latin1(bytes.subarray(at, at + 120));
    const [, gap, from, length] =
      /^\/ByteRange\s*\[\s*0\s+(\d{1,10})\s+(\d{1,10})\s+(\d{1,10})\s*\]/.exec(written) ?? [];
    const range =
      length === undefined
        ? undefined
        : { gap: Number(gap), from: Number(from), end: Number(from) + Number(length) };
    claims.push({ isInStream, ...(range && { range }) });
  }
  return claims;
}

/** Where they are stored, of those that can be read. */
const streamsOf = (file: PdfFile) =>
  file.numbers.flatMap((number) => {
    try {
      const value = file.object(number);
      return isStream(value) ? [{ from: value.from, to: value.from + file.lengthOf(value) }] : [];
    } catch (error) {
      if (error instanceof UnreadablePdf) return [];
      throw error;
    }
  });

function indexOf(bytes: Uint8Array, text: string, from: number): number {
  const wanted = Array.from(text, (one) => one.charCodeAt(0));
  const [first = 0] = wanted;
  for (let at = bytes.indexOf(first, from); at >= 0; at = bytes.indexOf(first, at + 1))
    if (wanted.every((byte, offset) => bytes[at + offset] === byte)) return at;
  return -1;
}
