/** Whether what was appended to a file is written so plainly that every reader finds the same objects in it. Readers that repair
 *  what they find broken search for objects wherever they might be, so nothing may look like one that is none. */
import type { PdfFile } from './pdfFile.ts';
import { isArray, isReference, isString, latin1, type PdfDictionary, PdfReader } from './pdfSyntax.ts';
import { objectAt, type Table } from './pdfTables.ts';

/** Every byte after `before` is of a revision: its objects, a table of exactly these, and where the table is. Throws
 *  `UnreadablePdf` for what is no object.
 *  @param after begins with `before` */
export function isPlainlyAppended(before: PdfFile, after: PdfFile): boolean {
  const from = before.bytes.length;
  const reader = new PdfReader(after.bytes, from);
  const tables = after.tables.filter(({ at }) => at >= from).toReversed();
  let previous = before.tables[0];
  let objects = 0;
  for (const table of tables) {
    const count = previous && revision(after, reader, { table, previous });
    if (count === undefined) return false;
    objects += count;
    previous = table;
  }
  const text = latin1(after.bytes.subarray(from));
  const inText = tables.filter(({ number }) => number === undefined).length;
  return (
    /^(\r\n|\r|\n)?$/.test(latin1(after.bytes.subarray(reader.at))) &&
    countOf(text, /[\d\s]obj(?![A-Za-z])/g) === objects &&
    countOf(text, /trailer/g) === inText &&
    countOf(text, /startxref/g) === tables.length &&
    countOf(text, /%%EOF/g) === tables.length
  );
}

const countOf = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

interface Revision {
  readonly table: Table;
  /** The one before. */
  readonly previous: Table;
}

/** Reads one revision up to its end.
 *  @returns how many objects it has, or undefined unless it is plain */
function revision(file: PdfFile, reader: PdfReader, { table, previous }: Revision): number | undefined {
  const written = new Map<number, string>();
  reader.skipPlainSpace();
  while (reader.at < table.at) {
    const { number, generation, to, hasComments } = objectAt(file, reader.at);
    if (written.has(number) || hasComments) return undefined;
    written.set(number, `${reader.at} ${generation}`);
    reader.at = to;
    reader.skipPlainSpace();
  }
  if (reader.at !== table.at || table.hasComments) return undefined;
  if (!isTableOf(written, table) || !continues(table, previous)) return undefined;
  reader.at = table.to;
  const end = latin1(file.bytes.subarray(table.to, table.to + 100));
  const [whole, at] = /^[\r\n ]+startxref[\r\n ]+(\d+)[\r\n ]+%%EOF/.exec(end) ?? [];
  if (whole === undefined || Number(at) !== table.at) return undefined;
  reader.at += whole.length;
  return written.size + (table.number === undefined ? 0 : 1);
}

/** The table lists what is written before it, and nothing else: no older place, nothing among streams, nothing removed. */
function isTableOf(written: ReadonlyMap<number, string>, { at, number: own, places }: Table): boolean {
  const listed = [...places].filter(([number, place]) => number !== 0 || place !== null);
  const others = listed.filter(([number]) => number !== own);
  const [self] = listed.filter(([number]) => number === own);
  const isPlaced = (place: (typeof listed)[number][1], expected: string | undefined): boolean =>
    place !== null && 'at' in place && `${place.at} ${place.generation}` === expected;
  return (
    others.length === written.size &&
    others.every(([number, place]) => isPlaced(place, written.get(number))) &&
    (self === undefined || isPlaced(self[1], `${at} 0`))
  );
}

const trailerKeys = new Set(['Size', 'Prev', 'Root', 'Info', 'ID']);
const streamKeys = new Set([...trailerKeys, 'Type', 'W', 'Index', 'Length', 'Filter', 'DecodeParms']);

function continues({ trailer, number }: Table, previous: Table): boolean {
  const keys = number === undefined ? trailerKeys : streamKeys;
  return (
    [...trailer.keys()].every((key) => keys.has(key)) &&
    trailer.get('Prev') === previous.at &&
    ['Root', 'Info'].every((key) => referenceIn(trailer, key) === referenceIn(previous.trailer, key)) &&
    hasPlainIds(trailer)
  );
}

function referenceIn(trailer: PdfDictionary, key: string): string | undefined {
  const value = trailer.get(key);
  return isReference(value) ? `${value.number} ${value.generation}` : undefined;
}

function hasPlainIds(trailer: PdfDictionary): boolean {
  const ids = trailer.get('ID');
  return ids === undefined || (isArray(ids) && ids.length === 2 && ids.every(isString));
}
