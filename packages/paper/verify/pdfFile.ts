/** A PDF file as its newest table of objects says it is (ISO 32000-1, 7.5). Nothing is repaired or searched for. */
import { inflated, unpredicted } from './pdfStreams.ts';
import {
  entriesOf,
  isArray,
  isName,
  isReference,
  isStream,
  nameOf,
  type PdfDictionary,
  PdfReader,
  type PdfStream,
  type PdfValue,
  UnreadablePdf,
} from './pdfSyntax.ts';
import { lastTable, mostObjects, objectAt, type Place, type Table, tableAt } from './pdfTables.ts';

/** Its methods throw `UnreadablePdf`. Whether a file is one says `judgePdf`. */
export class PdfFile {
  readonly bytes: Uint8Array;
  trailer: PdfDictionary = new Map();
  /** The newest first. */
  readonly tables: Table[] = [];
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
      this.tables.push(table);
      if (this.tables.length === 1) this.trailer = table.trailer;
      for (const [number, place] of table.places)
        if (!this.places.has(number)) this.places.set(number, place);
      if (this.places.size > mostObjects) throw new UnreadablePdf('too many objects');
      const before: PdfValue | undefined = table.trailer.get('Prev');
      if (before !== undefined && typeof before !== 'number') throw new UnreadablePdf('no place of a table');
      at = before;
    }
    // The newest size holds for all tables.
    if (this.numbers.some((number) => number >= (this.tables[0]?.size ?? 0)))
      throw new UnreadablePdf('an object that is not below the size');
    for (const place of this.places.values())
      if (place !== null && 'stream' in place && !this.streamed.has(place.stream))
        this.streamed.set(place.stream, await this.objectsIn(place.stream));
  }

  /** Numbers of the objects that are there; those listed as removed are not. */
  get numbers(): readonly number[] {
    return [...this.places].flatMap(([number, place]) => (place === null ? [] : [number]));
  }

  /** Whether a table has it, if only as removed. */
  isListed(number: number): boolean {
    return this.places.has(number);
  }

  /** Equal in two files that begin alike, if the object was not written anew. */
  placeOf(number: number): string | undefined {
    const place = this.places.get(number);
    if (place == null) return undefined;
    return 'at' in place ? `${place.at} ${place.generation}` : `${this.placeOf(place.stream)}/${place.index}`;
  }

  /** Undefined where there is none of that number. */
  generationOf(number: number): number | undefined {
    const place = this.places.get(number);
    if (place == null) return undefined;
    return 'at' in place ? place.generation : 0;
  }

  /** Undefined where there is none of that number. */
  object(number: number): PdfValue | undefined {
    const place = this.places.get(number);
    if (place == null) return undefined;
    const known = this.objects.get(number);
    if (known !== undefined) return known;
    const value =
      'at' in place
        ? objectAt(this, place.at, { number, generation: place.generation }).value
        : this.streamed.get(place.stream)?.[place.index];
    if (value === undefined) throw new UnreadablePdf(`object ${number} is missing`);
    this.objects.set(number, value);
    return value;
  }

  /** The value that a reference leads to; any other value itself. */
  resolve(value: PdfValue | undefined): PdfValue | undefined {
    if (!isReference(value)) return value;
    const isOfGeneration = this.generationOf(value.number) === value.generation;
    const found = isOfGeneration ? this.object(value.number) : undefined;
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
