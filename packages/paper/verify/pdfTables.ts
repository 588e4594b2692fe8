/** The tables of objects of a PDF file (ISO 32000-1, 7.5.4 and 7.5.8), and the objects where they say that these are. */
import {
  isArray,
  isDictionary,
  isName,
  isStream,
  latin1,
  type PdfDictionary,
  PdfReader,
  type PdfStream,
  type PdfValue,
  UnreadablePdf,
} from './pdfSyntax.ts';

/** The file in which tables and objects are, and what it knows of its streams. */
interface FileBytes {
  readonly bytes: Uint8Array;
  lengthOf(stream: PdfStream): number;
  decoded(stream: PdfStream): Promise<Uint8Array>;
}

/** Where an object is: at a byte of the file, or among those of a stream; null of what was removed. */
export type Place =
  | { readonly at: number; readonly generation: number }
  | { readonly stream: number; readonly index: number }
  | null;

export interface Table {
  /** Its first byte, and the byte after its last. */
  readonly at: number;
  readonly to: number;
  readonly places: ReadonlyMap<number, Place>;
  readonly trailer: PdfDictionary;
  /** All objects have lower numbers. */
  readonly size: number;
  /** The object that it is; missing of one that is written as text. */
  readonly number?: number;
  /** Whether its trailer, or the object that it is, has comments. */
  readonly hasComments: boolean;
}

export const mostObjects = 2_000_000;

/** The byte of the newest table. The file has to end as its format says. */
export function lastTable(bytes: Uint8Array): number {
  const end = /startxref[\0\t\n\f\r ]+(\d{1,10})[\0\t\n\f\r ]+%%EOF[\0\t\n\f\r ]*$/.exec(
    latin1(bytes.subarray(-200)),
  );
  if (end === null) throw new UnreadablePdf('the file does not end as a PDF does');
  return Number(end[1]);
}

export async function tableAt(file: FileBytes, at: number): Promise<Table> {
  if (at >= file.bytes.length) throw new UnreadablePdf('a table outside of the file');
  const isText = latin1(file.bytes.subarray(at, at + 4)) === 'xref';
  const table = isText ? tableInText(file, at) : await tableInStream(file, at);
  if (table.places.get(0) != null) throw new UnreadablePdf('an object of the number 0');
  // Objects that are not below the size do not exist (7.5.5); some readers show them all the same.
  for (const number of table.places.keys())
    if (number >= table.size) throw new UnreadablePdf(`object ${number} is not below the size of its table`);
  return table;
}

function tableInText(file: FileBytes, at: number): Table {
  const reader = new PdfReader(file.bytes, at);
  lineWith(reader, /^xref$/);
  const places = new Map<number, Place>();
  for (;;) {
    reader.skipPlainSpace();
    if (latin1(file.bytes.subarray(reader.at, reader.at + 7)) === 'trailer') break;
    const [, first = 0, count = 0] = lineWith(reader, /^(\d{1,10}) (\d{1,10})$/).map(Number);
    if (count > mostObjects) throw new UnreadablePdf('too many objects');
    for (let number = first; number < first + count; number += 1) add(places, number, placeIn(reader));
  }
  reader.expect('trailer');
  const trailer = reader.dictionary();
  if (trailer.has('XRefStm')) throw new UnreadablePdf('two tables of objects in one');
  const { hasComments } = reader;
  return { at, to: reader.at, places, trailer, size: sizeIn(trailer), hasComments };
}

/** A short line as it has to be, but for spaces at its end. */
function lineWith(reader: PdfReader, pattern: RegExp): RegExpExecArray {
  const [whole = '', line = ''] =
    /^([^\r\n]*?) *(?:\r\n|\r|\n)/.exec(latin1(reader.bytes.subarray(reader.at, reader.at + 40))) ?? [];
  const read = pattern.exec(line);
  if (read === null) throw new UnreadablePdf('no table of objects');
  reader.at += whole.length;
  return read;
}

/** Each line has twenty bytes: some readers count on it. */
function placeIn(reader: PdfReader): Place {
  const line = latin1(reader.bytes.subarray(reader.at, reader.at + 20));
  const [, offset, generation, kind] = /^(\d{10}) (\d{5}) ([nf])(?: \r| \n|\r\n)$/.exec(line) ?? [];
  if (kind === undefined) throw new UnreadablePdf('no table of objects');
  reader.at += 20;
  return kind === 'n' ? { at: Number(offset), generation: Number(generation) } : null;
}

function add(places: Map<number, Place>, number: number, place: Place): void {
  if (places.has(number)) throw new UnreadablePdf(`object ${number} is in a table twice`);
  places.set(number, place);
}

function sizeIn(trailer: PdfDictionary): number {
  const size = trailer.get('Size');
  if (typeof size !== 'number' || !Number.isInteger(size) || size < 1)
    throw new UnreadablePdf('a table of objects without a size');
  return size;
}

async function tableInStream(file: FileBytes, at: number): Promise<Table> {
  const { number, value, to, hasComments } = objectAt(file, at);
  if (!isStream(value) || !isName(value.dictionary.get('Type'), 'XRef'))
    throw new UnreadablePdf('no table of objects');
  const size = sizeIn(value.dictionary);
  const places = placesIn(value.dictionary, size, await file.decoded(value));
  return { at, to, places, trailer: value.dictionary, size, number, hasComments };
}

function placesIn(dictionary: PdfDictionary, size: number, rows: Uint8Array): ReadonlyMap<number, Place> {
  const widths = numbersIn(dictionary.get('W'));
  const [kindWidth = 0, firstWidth = 0, secondWidth = 0] = widths;
  const ranges = dictionary.has('Index') ? numbersIn(dictionary.get('Index')) : [0, size];
  if (widths.length !== 3 || widths.some((one) => one > 8) || ranges.length % 2 > 0)
    throw new UnreadablePdf('no table of objects');
  const places = new Map<number, Place>();
  let position = 0;
  const field = (width: number, standard: number): number => {
    let value = width === 0 ? standard : 0;
    for (const end = position + width; position < end; position += 1)
      value = value * 256 + (rows[position] ?? 0);
    return value;
  };
  for (let range = 0; range < ranges.length; range += 2) {
    const [first = 0, count = 0] = ranges.slice(range, range + 2);
    if (count > mostObjects) throw new UnreadablePdf('too many objects');
    if (position + count * (kindWidth + firstWidth + secondWidth) > rows.length)
      throw new UnreadablePdf('a table of objects is too short');
    for (let number = first; number < first + count; number += 1)
      add(places, number, placeOf(field(kindWidth, 1), field(firstWidth, 0), field(secondWidth, 0)));
  }
  return places;
}

function placeOf(kind: number, one: number, other: number): Place {
  if (kind === 1) return { at: one, generation: other };
  return kind === 2 ? { stream: one, index: other } : null;
}

function numbersIn(value: PdfValue | undefined): readonly number[] {
  const numbers = (isArray(value) ? value : []).map((one) => (typeof one === 'number' ? one : Number.NaN));
  if (!numbers.every((one) => Number.isInteger(one) && one >= 0 && one < 1e10))
    throw new UnreadablePdf('no list of numbers');
  return numbers;
}

export interface WrittenObject {
  readonly number: number;
  readonly generation: number;
  readonly value: PdfValue;
  /** The byte after its last. */
  readonly to: number;
  readonly hasComments: boolean;
}

/** The object written at a byte, which has to be the one that is expected there. */
export function objectAt(
  file: FileBytes,
  at: number,
  expected?: { readonly number: number; readonly generation: number },
): WrittenObject {
  const reader = new PdfReader(file.bytes, at);
  const [number, generation] = [reader.count(), reader.count()];
  if (expected !== undefined && (expected.number !== number || expected.generation !== generation))
    throw new UnreadablePdf(`object ${expected.number} is not where the table says`);
  reader.expect('obj');
  const value = reader.value();
  const after = reader.word();
  const { hasComments } = reader;
  if (after === 'endobj') return { number, generation, value, to: reader.at, hasComments };
  if (after !== 'stream' || !isDictionary(value)) throw new UnreadablePdf(`object ${number} does not end`);
  if (file.bytes[reader.at] === 13) reader.at += 1;
  if (file.bytes[reader.at] !== 10) throw new UnreadablePdf(`the stream ${number} does not begin`);
  const stream: PdfStream = { type: 'stream', dictionary: value, from: reader.at + 1 };
  reader.at = stream.from + file.lengthOf(stream);
  reader.expect('endstream');
  reader.expect('endobj');
  return { number, generation, value: stream, to: reader.at, hasComments: reader.hasComments };
}
