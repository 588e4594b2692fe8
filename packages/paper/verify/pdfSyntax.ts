/** The values of a PDF file (ISO 32000-1, 7.3), read strictly: a file that two readers might understand in two ways is refused. */

export type PdfValue =
  | null
  | boolean
  | number
  | PdfName
  | PdfString
  | PdfReference
  | PdfStream
  | PdfDictionary
  | readonly PdfValue[];

export type PdfDictionary = ReadonlyMap<string, PdfValue>;
export interface PdfName {
  readonly type: 'name';
  readonly name: string;
}
export interface PdfString {
  readonly type: 'string';
  readonly bytes: Uint8Array;
  /** Where it is written, delimiters included. */
  readonly from: number;
  readonly to: number;
}
export interface PdfReference {
  readonly type: 'reference';
  readonly number: number;
  readonly generation: number;
}
export interface PdfStream {
  readonly type: 'stream';
  readonly dictionary: PdfDictionary;
  /** Where its bytes begin, as they are stored. */
  readonly from: number;
}

export class UnreadablePdf extends Error {
  override readonly name = 'UnreadablePdf';
}

export const isDictionary = (value: PdfValue | undefined): value is PdfDictionary => value instanceof Map;
export const isArray = (value: PdfValue | undefined): value is readonly PdfValue[] => Array.isArray(value);

const typeOf = (value: PdfValue | undefined): string | undefined =>
  typeof value === 'object' && value !== null && 'type' in value ? value.type : undefined;
export const isReference = (value: PdfValue | undefined): value is PdfReference =>
  typeOf(value) === 'reference';
export const isString = (value: PdfValue | undefined): value is PdfString => typeOf(value) === 'string';
export const isStream = (value: PdfValue | undefined): value is PdfStream => typeOf(value) === 'stream';
export const isName = (value: PdfValue | undefined, ...names: readonly string[]): boolean =>
  nameOf(value) !== undefined && names.includes(nameOf(value) ?? '');
export const nameOf = (value: PdfValue | undefined): string | undefined =>
  typeOf(value) === 'name' ? (value as PdfName).name : undefined;

/** The entries of a dictionary, or of that of a stream; none of anything else. */
export const entriesOf = (value: PdfValue | undefined): PdfDictionary => {
  if (isDictionary(value)) return value;
  return isStream(value) ? value.dictionary : new Map();
};

const space = new Set([0, 9, 10, 12, 13, 32]);
const delimiters = new Set([...'()<>[]{}/%'].map((one) => one.charCodeAt(0)));
const mostNested = 100;

/** Reads one value after the other. Throws `UnreadablePdf`. */
export class PdfReader {
  readonly bytes: Uint8Array;
  at: number;
  /** Some of what was passed over is a comment. */
  hasComments = false;

  constructor(bytes: Uint8Array, at = 0) {
    this.bytes = bytes;
    this.at = at;
  }

  skipSpace(): void {
    for (;;) {
      const byte = this.bytes[this.at] ?? -1;
      if (byte === 0x25) this.skipComment();
      else if (space.has(byte)) this.at += 1;
      else return;
    }
  }

  private skipComment(): void {
    this.hasComments = true;
    while (!this.isLineEnd()) this.at += 1;
  }

  /** No comments. */
  skipPlainSpace(): void {
    while (space.has(this.bytes[this.at] ?? -1)) this.at += 1;
  }

  private isLineEnd(): boolean {
    const byte = this.bytes[this.at];
    return byte === undefined || byte === 10 || byte === 13;
  }

  /** A run of regular characters. */
  word(): string {
    this.skipSpace();
    const from = this.at;
    for (let byte = this.bytes[this.at]; byte !== undefined; byte = this.bytes[++this.at])
      if (space.has(byte) || delimiters.has(byte)) break;
    return latin1(this.bytes.subarray(from, this.at));
  }

  expect(word: string): void {
    const from = this.at;
    if (this.word() !== word) throw new UnreadablePdf(`${word} is missing at byte ${from}`);
  }

  /** A whole number, not negative. */
  count(): number {
    const from = this.at;
    const word = this.word();
    if (!/^\d{1,10}$/.test(word)) throw new UnreadablePdf(`no number at byte ${from}`);
    return Number(word);
  }

  value(depth = 0): PdfValue {
    if (depth > mostNested) throw new UnreadablePdf('nested too deeply');
    this.skipSpace();
    const [first, second] = [this.bytes[this.at], this.bytes[this.at + 1]];
    switch (first === undefined ? '' : String.fromCharCode(first)) {
      case '/':
        return this.name();
      case '(':
        return this.literalString();
      case '<':
        return second === 0x3c ? this.dictionary(depth) : this.hexString();
      case '[':
        return this.array(depth);
      default:
        return this.plain();
    }
  }

  private name(): PdfName {
    this.at += 1;
    const written = this.at === this.bytes.length || this.isAtSpace() ? '' : this.word();
    const name = written.replace(/#([0-9a-fA-F]{2})/g, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );
    return { type: 'name', name };
  }

  private isAtSpace(): boolean {
    return space.has(this.bytes[this.at] ?? -1);
  }

  private array(depth: number): PdfValue {
    this.at += 1;
    const items: PdfValue[] = [];
    for (;;) {
      this.skipSpace();
      if (this.bytes[this.at] === 0x5d) break;
      items.push(this.value(depth + 1));
    }
    this.at += 1;
    return items;
  }

  dictionary(depth = 0): PdfDictionary {
    this.skipSpace();
    if (latin1(this.bytes.subarray(this.at, this.at + 2)) !== '<<')
      throw new UnreadablePdf(`no dictionary at byte ${this.at}`);
    this.at += 2;
    const entries = new Map<string, PdfValue>();
    for (;;) {
      this.skipSpace();
      if (latin1(this.bytes.subarray(this.at, this.at + 2)) === '>>') break;
      if (this.bytes[this.at] !== 0x2f) throw new UnreadablePdf(`no name at byte ${this.at}`);
      const { name } = this.name();
      if (entries.has(name)) throw new UnreadablePdf(`${name} stands twice in a dictionary`);
      entries.set(name, this.value(depth + 1));
    }
    this.at += 2;
    return entries;
  }

  private hexString(): PdfString {
    const from = this.at;
    const close = this.bytes.indexOf(0x3e, from);
    if (close < 0) throw new UnreadablePdf(`a string does not end, from byte ${from}`);
    const digits = latin1(this.bytes.subarray(from + 1, close)).replace(/[\0\t\n\f\r ]/g, '');
    if (/[^0-9a-fA-F]/.test(digits)) throw new UnreadablePdf(`no hexadecimal string at byte ${from}`);
    this.at = close + 1;
    return { type: 'string', bytes: bytesOfHex(digits), from, to: this.at };
  }

  private literalString(): PdfString {
    const from = this.at;
    const bytes: number[] = [];
    let open = 0;
    for (;;) {
      const byte = this.bytes[this.at++];
      if (byte === undefined) throw new UnreadablePdf(`a string does not end, from byte ${from}`);
      if (byte === 0x5c) this.escaped(bytes);
      else {
        if (byte === 0x28) open += 1;
        if (byte === 0x29) open -= 1;
        if (open === 0) break;
        if (this.at > from + 1) bytes.push(byte);
      }
    }
    return { type: 'string', bytes: Uint8Array.from(bytes), from, to: this.at };
  }

  private escaped(into: number[]): void {
    const octal = /^[0-7]{1,3}/.exec(latin1(this.bytes.subarray(this.at, this.at + 3)))?.[0];
    if (octal !== undefined) {
      this.at += octal.length;
      into.push(Number.parseInt(octal, 8) & 0xff);
      return;
    }
    const byte = this.bytes[this.at++] ?? 0;
    if (byte === 13 && this.bytes[this.at] === 10) this.at += 1;
    if (byte !== 10 && byte !== 13) into.push(escapes[String.fromCharCode(byte)] ?? byte);
  }

  /** A number, a reference, or a word of the format. */
  private plain(): PdfValue {
    const from = this.at;
    const word = this.word();
    if (word === 'true' || word === 'false') return word === 'true';
    if (word === 'null') return null;
    if (!/^[+-]?(\d+\.?\d*|\.\d+)$/.test(word)) throw new UnreadablePdf(`no value at byte ${from}`);
    const after = this.at;
    if (/^\d{1,10}$/.test(word)) {
      const generation = this.word();
      if (/^\d{1,5}$/.test(generation) && this.word() === 'R')
        return { type: 'reference', number: Number(word), generation: Number(generation) };
    }
    this.at = after;
    return Number(word);
  }
}

const escapes: Readonly<Record<string, number>> = { n: 10, r: 13, t: 9, b: 8, f: 12 };

export function latin1(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 8_192)
    text += String.fromCharCode(...bytes.subarray(at, at + 8_192));
  return text;
}

/** @param digits hexadecimal; of an odd number the last is followed by 0 */
export function bytesOfHex(digits: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(Math.ceil(digits.length / 2));
  for (let at = 0; at < bytes.length; at += 1)
    bytes[at] = Number.parseInt(digits.slice(2 * at, 2 * at + 2).padEnd(2, '0'), 16);
  return bytes;
}

export const hexOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The text of a string: UTF-16 or UTF-8 where it says so, otherwise Latin. */
export function textOfString({ bytes }: PdfString): string {
  if (bytes[0] === 0xfe && bytes[1] === 0xff) {
    const units = Array.from(
      { length: (bytes.length - 2) >> 1 },
      (_, at) => ((bytes[2 * at + 2] ?? 0) << 8) | (bytes[2 * at + 3] ?? 0),
    );
    return String.fromCharCode(...units);
  }
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return new TextDecoder().decode(bytes);
  return latin1(bytes);
}
