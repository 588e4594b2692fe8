/** A PDF file as its newest table of objects says it is (ISO 32000-1, 7.5). Nothing is repaired or searched for. */
import {
  entriesOf,
  isArray,
  isDictionary,
  isName,
  isReference,
  isStream,
  latin1,
  nameOf,
  type PdfDictionary,
  PdfReader,
  type PdfStream,
  type PdfValue,
  UnreadablePdf,
} from './pdfSyntax.ts';

/** Where an object is: at a byte of the file, or among those of a stream; null of what was removed. */
type Place =
  | { readonly at: number; readonly generation: number }
  | { readonly stream: number; readonly index: number }
  | null;
type Places = ReadonlyMap<number, Place>;

/** Far more than any book has, less than what fills a browser's memory. */
const mostDecoded = 500_000_000;
const mostObjects = 2_000_000;

/** Throws `UnreadablePdf`, as all methods of the file do. */
export async function readPdf(bytes: Uint8Array): Promise<PdfFile> {
  if (!/^%PDF-[12]\.\d/.test(latin1(bytes.subarray(0, 8)))) throw new UnreadablePdf('no PDF');
  const file = new PdfFile(bytes);
  await file.readTables();
  return file;
}

export class PdfFile {
  readonly bytes: Uint8Array;
  trailer: PdfDictionary = new Map();
  private readonly places = new Map<number, Place>();
  private readonly objects = new Map<number, PdfValue>();
  private readonly streamed = new Map<number, readonly (PdfValue | undefined)[]>();

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
  }

  /** The newest table, then those before it; the newest place of an object counts. */
  async readTables(): Promise<void> {
    const visited = new Set<number>();
    let at: number | undefined = lastTable(this.bytes);
    while (at !== undefined) {
      if (visited.has(at)) throw new UnreadablePdf('a table of objects before itself');
      visited.add(at);
      const table: Table = await tableAt(this, at);
      for (const [number, place] of table.places)
        if (!this.places.has(number)) this.places.set(number, place);
      if (this.places.size > mostObjects) throw new UnreadablePdf('too many objects');
      if (visited.size === 1) this.trailer = table.trailer;
      const before: PdfValue | undefined = table.trailer.get('Prev');
      if (before !== undefined && typeof before !== 'number') throw new UnreadablePdf('no place of a table');
      at = before;
    }
    for (const place of this.places.values())
      if (place !== null && 'stream' in place && !this.streamed.has(place.stream))
        this.streamed.set(place.stream, await this.objectsIn(place.stream));
  }

  /** Of the objects. */
  get numbers(): readonly number[] {
    return [...this.places].flatMap(([number, place]) => (place === null ? [] : [number]));
  }

  /** Equal in two files that begin alike, if the object was not written anew. */
  placeOf(number: number): string | undefined {
    const place = this.places.get(number);
    if (place == null) return undefined;
    return 'at' in place ? `${place.at}` : `${this.placeOf(place.stream)}/${place.index}`;
  }

  /** Undefined where there is none of that number. */
  object(number: number): PdfValue | undefined {
    const place = this.places.get(number);
    if (place == null) return undefined;
    const known = this.objects.get(number);
    if (known !== undefined) return known;
    const value =
      'at' in place
        ? indirect(this, place.at, { number, generation: place.generation })
        : this.streamed.get(place.stream)?.[place.index];
    if (value === undefined) throw new UnreadablePdf(`object ${number} is missing`);
    this.objects.set(number, value);
    return value;
  }

  /** What a value refers to, or itself. */
  resolve(value: PdfValue | undefined): PdfValue | undefined {
    if (!isReference(value)) return value;
    const place = this.places.get(value.number);
    const generation = place != null && 'at' in place ? place.generation : 0;
    const found = generation === value.generation ? this.object(value.number) : undefined;
    if (isReference(found)) throw new UnreadablePdf('a reference to a reference');
    return found;
  }

  /** How many bytes of a stream are stored. */
  lengthOf({ from, dictionary }: PdfStream): number {
    const length = this.resolve(dictionary.get('Length'));
    if (typeof length !== 'number' || !Number.isInteger(length) || length < 0)
      throw new UnreadablePdf('a stream without length');
    if (from + length > this.bytes.length) throw new UnreadablePdf('a stream is longer than the file');
    return length;
  }

  /** The bytes of a stream as stored. */
  stored(stream: PdfStream): Uint8Array {
    return this.bytes.subarray(stream.from, stream.from + this.lengthOf(stream));
  }

  /** Those bytes uncompressed. */
  async decoded(stream: PdfStream): Promise<Uint8Array<ArrayBuffer>> {
    const filter = this.resolve(stream.dictionary.get('Filter'));
    const filters = (isArray(filter) ? filter : [filter]).flatMap((one) =>
      one == null ? [] : [nameOf(this.resolve(one))],
    );
    const stored = this.stored(stream);
    if (filters.length === 0) return stored.slice();
    if (filters.length > 1 || filters[0] !== 'FlateDecode')
      throw new UnreadablePdf('a filter that is not read');
    const parameters = this.resolve(stream.dictionary.get('DecodeParms'));
    return unpredicted(
      await inflated(stored.slice()),
      entriesOf(isArray(parameters) ? this.resolve(parameters[0]) : parameters),
    );
  }

  /** The objects of an object stream, each at its index; undefined where another one replaced it since. */
  private async objectsIn(number: number): Promise<readonly (PdfValue | undefined)[]> {
    const place = this.places.get(number);
    const stream = place != null && 'at' in place ? this.object(number) : undefined;
    if (!isStream(stream) || !isName(stream.dictionary.get('Type'), 'ObjStm'))
      throw new UnreadablePdf(`${number} is no stream of objects`);
    const [count, first] = ['N', 'First'].map((name) => Number(this.resolve(stream.dictionary.get(name))));
    const data = await this.decoded(stream);
    const head = new PdfReader(data);
    const list: { readonly number: number; readonly at: number }[] = [];
    for (let index = 0; index < (count ?? 0); index += 1)
      list.push({ number: head.count(), at: head.count() });
    return list.map((one, index) => {
      const listed = this.places.get(one.number);
      const isHere =
        listed != null && 'stream' in listed && listed.stream === number && listed.index === index;
      return isHere ? new PdfReader(data, (first ?? 0) + one.at).value() : undefined;
    });
  }
}

/** The file has to end as its format says. */
function lastTable(bytes: Uint8Array): number {
  const end = /startxref\s+(\d{1,10})\s+%%EOF\s*$/.exec(latin1(bytes.subarray(-200)));
  if (end === null) throw new UnreadablePdf('the file does not end as a PDF does');
  return Number(end[1]);
}

interface Table {
  readonly places: Places;
  readonly trailer: PdfDictionary;
}

async function tableAt(file: PdfFile, at: number): Promise<Table> {
  if (at >= file.bytes.length) throw new UnreadablePdf('a table outside of the file');
  const reader = new PdfReader(file.bytes, at);
  if (reader.word() !== 'xref') return tableInStream(file, at);
  const places = new Map<number, Place>();
  for (let word = reader.word(); word !== 'trailer'; word = reader.word()) {
    if (!/^\d{1,10}$/.test(word)) throw new UnreadablePdf('no table of objects');
    const [first, count] = [Number(word), reader.count()];
    if (count > mostObjects) throw new UnreadablePdf('too many objects');
    for (let number = first; number < first + count; number += 1) {
      const [offset, generation, kind] = [reader.count(), reader.count(), reader.word()];
      if (kind !== 'n' && kind !== 'f') throw new UnreadablePdf('no table of objects');
      if (places.has(number)) throw new UnreadablePdf(`object ${number} is in a table twice`);
      places.set(number, kind === 'n' ? { at: offset, generation } : null);
    }
  }
  const trailer = reader.dictionary();
  if (trailer.has('XRefStm')) throw new UnreadablePdf('two tables of objects in one');
  return { places, trailer };
}

async function tableInStream(file: PdfFile, at: number): Promise<Table> {
  const stream = indirect(file, at);
  if (!isStream(stream) || !isName(stream.dictionary.get('Type'), 'XRef'))
    throw new UnreadablePdf('no table of objects');
  const { dictionary } = stream;
  const widths = numbersIn(dictionary.get('W'));
  const [kindWidth = 0, firstWidth = 0, secondWidth = 0] = widths;
  const size = Number(dictionary.get('Size'));
  const ranges = dictionary.has('Index') ? numbersIn(dictionary.get('Index')) : [0, size];
  if (widths.length !== 3 || widths.some((one) => one > 8) || ranges.length % 2 > 0)
    throw new UnreadablePdf('no table of objects');
  const data = await file.decoded(stream);
  const places = new Map<number, Place>();
  let position = 0;
  const field = (width: number, standard: number): number => {
    let value = width === 0 ? standard : 0;
    for (const end = position + width; position < end; position += 1)
      value = value * 256 + (data[position] ?? 0);
    return value;
  };
  for (let range = 0; range < ranges.length; range += 2) {
    const [first = 0, count = 0] = ranges.slice(range, range + 2);
    if (position + count * (kindWidth + firstWidth + secondWidth) > data.length)
      throw new UnreadablePdf('a table of objects is too short');
    for (let number = first; number < first + count; number += 1) {
      const [kind, one, other] = [field(kindWidth, 1), field(firstWidth, 0), field(secondWidth, 0)];
      if (places.has(number)) throw new UnreadablePdf(`object ${number} is in a table twice`);
      if (kind === 1) places.set(number, { at: one, generation: other });
      else if (kind === 2) places.set(number, { stream: one, index: other });
      else places.set(number, null);
    }
  }
  return { places, trailer: dictionary };
}

function numbersIn(value: PdfValue | undefined): readonly number[] {
  const list = isArray(value) ? value : [];
  if (!list.every((one) => typeof one === 'number' && Number.isInteger(one) && one >= 0 && one < 1e10))
    throw new UnreadablePdf('no list of numbers');
  return list as readonly number[];
}

/** The object written at a byte, which has to be the one that is expected there. */
function indirect(
  file: PdfFile,
  at: number,
  expected?: { readonly number: number; readonly generation: number },
): PdfValue {
  const reader = new PdfReader(file.bytes, at);
  const [number, generation] = [reader.count(), reader.count()];
  if (expected !== undefined && (expected.number !== number || expected.generation !== generation))
    throw new UnreadablePdf(`object ${expected.number} is not where the table says`);
  reader.expect('obj');
  const value = reader.value();
  const after = reader.word();
  if (after === 'endobj') return value;
  if (after !== 'stream' || !isDictionary(value)) throw new UnreadablePdf(`object ${number} does not end`);
  if (file.bytes[reader.at] === 13) reader.at += 1;
  if (file.bytes[reader.at] !== 10) throw new UnreadablePdf(`the stream ${number} does not begin`);
  const stream: PdfStream = { type: 'stream', dictionary: value, from: reader.at + 1 };
  reader.at = stream.from + file.lengthOf(stream);
  reader.expect('endstream');
  reader.expect('endobj');
  return stream;
}

async function inflated(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate'));
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  try {
    const reader = stream.getReader();
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      length += read.value.length;
      if (length > mostDecoded) {
        await reader.cancel();
        throw new UnreadablePdf('a stream unpacks to too much');
      }
      pieces.push(read.value);
    }
  } catch (error) {
    throw error instanceof UnreadablePdf ? error : new UnreadablePdf('a stream cannot be unpacked');
  }
  return new Uint8Array(await new Blob(pieces).arrayBuffer());
}

/** Undoes the prediction of PNG, as tables of objects use it. */
function unpredicted(data: Uint8Array<ArrayBuffer>, parameters: PdfDictionary): Uint8Array<ArrayBuffer> {
  const { predictor, columns, colors, bits } = {
    predictor: parameters.get('Predictor') ?? 1,
    columns: parameters.get('Columns') ?? 1,
    colors: parameters.get('Colors') ?? 1,
    bits: parameters.get('BitsPerComponent') ?? 8,
  };
  if (predictor === 1) return data;
  if (
    typeof predictor !== 'number' ||
    predictor < 10 ||
    typeof columns !== 'number' ||
    colors !== 1 ||
    bits !== 8
  )
    throw new UnreadablePdf('a prediction that is not read');
  if (!(columns >= 1 && columns <= 100)) throw new UnreadablePdf('a prediction that is not read');
  const rows = Math.floor(data.length / (columns + 1));
  const out = new Uint8Array(rows * columns);
  for (let row = 0; row < rows; row += 1) {
    const kind = data[row * (columns + 1)];
    for (let column = 0; column < columns; column += 1) {
      const here = row * columns + column;
      const left = column > 0 ? (out[here - 1] ?? 0) : 0;
      const above = row > 0 ? (out[here - columns] ?? 0) : 0;
      const corner = row > 0 && column > 0 ? (out[here - columns - 1] ?? 0) : 0;
      out[here] = (data[row * (columns + 1) + 1 + column] ?? 0) + predicted(kind, { left, above, corner });
    }
  }
  return out;
}

interface Neighbours {
  readonly left: number;
  readonly above: number;
  readonly corner: number;
}

function predicted(kind: number | undefined, { left, above, corner }: Neighbours): number {
  switch (kind) {
    case 0:
      return 0;
    case 1:
      return left;
    case 2:
      return above;
    case 3:
      return (left + above) >> 1;
    case 4: {
      const guess = left + above - corner;
      const [byLeft, byAbove, byCorner] = [left, above, corner].map((one) => Math.abs(guess - one)) as [
        number,
        number,
        number,
      ];
      if (byLeft <= byAbove && byLeft <= byCorner) return left;
      return byAbove <= byCorner ? above : corner;
    }
    default:
      throw new UnreadablePdf('a prediction that is not read');
  }
}
