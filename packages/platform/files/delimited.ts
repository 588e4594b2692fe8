/** Text in rows and fields (RFC 4180), by commas, semicolons or tabs, whichever the first row has most of. */
import { err, ok, type Result } from '@tabellion/kernel/result.ts';
import { MOST_COLUMNS, type ReadCell, type SheetBounds, type SheetProblem } from './tableRead.ts';

interface Delimited {
  readonly rows: readonly (readonly ReadCell[])[];
  readonly isGuessed: boolean;
}

/** Reads no further than beyond a bound. */
export function readDelimited(
  bytes: Uint8Array,
  { mostRows, mostCells }: Pick<SheetBounds, 'mostRows' | 'mostCells'>,
): Result<Delimited, SheetProblem> {
  const { text, isGuessed } = decoded(bytes);
  const delimiter = delimiterOf(text);
  const rows: ReadCell[][] = [];
  let row: ReadCell[] = [];
  let [at, cells] = [0, 0];
  while (at < text.length) {
    if (++cells > mostCells) return err('too_large');
    const [field, end] = fieldAt(text, at, delimiter);
    if (row.length < MOST_COLUMNS) row.push(cellOf(field));
    at = end + 1;
    if (text[end] === delimiter && end + 1 < text.length) continue;
    if (text[end] === '\r' && text[end + 1] === '\n') at++;
    if (rows.push(row) > mostRows) return err('too_long');
    row = [];
  }
  return ok({ rows, isGuessed });
}

/** UTF-8 or UTF-16 by their marks, else UTF-8, else what Windows writes in the West. */
function decoded(bytes: Uint8Array): { text: string; isGuessed: boolean } {
  const marked = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : 'utf-8';
  try {
    return { text: new TextDecoder(marked, { fatal: true }).decode(bytes), isGuessed: false };
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), isGuessed: true };
  }
}

const DELIMITERS = ['\t', ';', ','] as const;

/** The first of them that occurs most often in the first row, outside of quotation marks. */
function delimiterOf(text: string): string {
  const end = /[\r\n]/.exec(text)?.index ?? text.length;
  const first = text.slice(0, Math.min(end, 10_000)).replace(/"[^"]*"/g, '');
  const counts = DELIMITERS.map((one) => first.split(one).length);
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ',';
}

/** @returns the field that begins at `at`, and where it ends: at a delimiter, a line's end, or the text's */
function fieldAt(text: string, at: number, delimiter: string): readonly [string, number] {
  if (text[at] !== '"') {
    const end = endOf(text, at, delimiter);
    return [text.slice(at, end), end];
  }
  let field = '';
  for (let from = at + 1; ; ) {
    const quote = text.indexOf('"', from);
    if (quote < 0) return [field + text.slice(from), text.length];
    field += text.slice(from, quote);
    if (text[quote + 1] !== '"') {
      const end = endOf(text, quote + 1, delimiter);
      return [field + text.slice(quote + 1, end), end];
    }
    field += '"';
    from = quote + 2;
  }
}

function endOf(text: string, from: number, delimiter: string): number {
  let at = from;
  while (at < text.length && text[at] !== delimiter && text[at] !== '\n' && text[at] !== '\r') at++;
  return at;
}

/** An apostrophe before what would be a formula was put there by whoever wrote the file (`sheet.ts` does). */
function cellOf(field: string): ReadCell {
  const text = field.trim().replace(/(^|[;,\t|:\r\n])'(\s*)(?=[=+\-@\uff1d\uff0b\uff0d\uff20])/g, '$1$2');
  return text === '' ? null : { text };
}
