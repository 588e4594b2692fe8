/** Text in rows and fields (RFC 4180), whatever its letters and its separator are: both are judged by all of the text. */
import { err, ok, type Result } from '@tabellion/kernel/result.ts';
import { decodedAs, encodingOf } from './encodings.ts';
import {
  type ChosenReading,
  MOST_COLUMNS,
  type ReadCell,
  type SeenReading,
  type Separator,
  type SheetBounds,
  type SheetProblem,
} from './tableRead.ts';

interface Delimited {
  readonly rows: readonly (readonly ReadCell[])[];
  readonly reading: SeenReading;
}

type Bounds = Pick<SheetBounds, 'mostRows' | 'mostCells'>;

/** Reads no further than beyond a bound. */
export function readDelimited(
  bytes: Uint8Array,
  bounds: Bounds,
  chosen: ChosenReading = {},
): Result<Delimited, SheetProblem> {
  const judged = encodingOf(bytes);
  const encoding = chosen.encoding ?? judged.encoding;
  const text = encoding === null ? undefined : decodedAs(bytes, encoding);
  if (encoding === null || text === undefined) return err('letters');
  const likely = separatorOf(text);
  const separator = chosen.separator ?? likely.separator;
  const rows = rowsOf(text, CHARACTERS[separator], bounds);
  if (!rows.ok) return rows;
  // A line before the table that names the separator is no row of it.
  if (named(text) !== undefined) rows.value[0] = [];
  const isSure =
    (chosen.encoding !== undefined || judged.isSure) && (chosen.separator !== undefined || likely.isSure);
  return ok({ rows: rows.value, reading: { encoding, separator, isSure } });
}

const CHARACTERS: Readonly<Record<Separator, string>> = { comma: ',', semicolon: ';', tab: '\t', pipe: '|' };
/** Separators in the order in which they are taken where two fit as well. */
const SEPARATORS = ['tab', 'semicolon', 'comma', 'pipe'] as const;

function rowsOf(
  text: string,
  delimiter: string,
  { mostRows, mostCells }: Bounds,
): Result<ReadCell[][], SheetProblem> {
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
  return ok(rows);
}

/** So many letters of a text show by what its fields are separated. */
const JUDGED_LETTERS = 300_000;
const UNBOUNDED = { mostRows: Number.MAX_SAFE_INTEGER, mostCells: Number.MAX_SAFE_INTEGER };

interface LikelySeparator {
  readonly separator: Separator;
  readonly isSure: boolean;
}

/** The one that parts most rows into the same number of fields; of two that do, the one with more fields. A title, a blank
 *  line or a comma in an amount is a row or a field among many. */
function separatorOf(text: string): LikelySeparator {
  const given = named(text);
  if (given !== undefined) return { separator: given, isSure: true };
  const start = text.slice(0, JUDGED_LETTERS);
  const judged = SEPARATORS.map((separator) => ({ separator, ...fitOf(start, CHARACTERS[separator]) }));
  const [best, next] = judged.sort((one, other) => other.rows - one.rows || other.fields - one.fields);
  return {
    separator: best?.separator ?? 'comma',
    isSure: best === undefined || next === undefined || best.rows > next.rows,
  };
}

/** The number of fields that most rows have, and how many have it; a row in one piece is parted by nothing. */
function fitOf(text: string, delimiter: string): { readonly fields: number; readonly rows: number } {
  const rows = rowsOf(text, delimiter, UNBOUNDED);
  const counts = new Map<number, number>();
  for (const { length } of rows.ok ? rows.value : [])
    if (length > 1) counts.set(length, (counts.get(length) ?? 0) + 1);
  let best = { fields: 0, rows: 0 };
  for (const [fields, count] of counts)
    if (count > best.rows || (count === best.rows && fields > best.fields)) best = { fields, rows: count };
  return best;
}

/** Excel writes `sep=;` before a table to name its separator. */
function named(text: string): Separator | undefined {
  const character = /^"?sep=(.)"?\r?\n/i.exec(text)?.[1];
  return SEPARATORS.find((one) => CHARACTERS[one] === character);
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
