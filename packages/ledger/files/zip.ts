import { concat, textOf, utf8 } from '../bytes.ts';
import { refuse } from '../fault.ts';

/** The zip file of an export: entries stored one after the other, in the order of their names, and nothing that its names
 *  and contents do not determine. So a reader writes it anew and compares. */

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const LOCAL_BYTES = 30;
const CENTRAL_BYTES = 46;
const END_BYTES = 22;

const VERSION = 10;
const UTF8_NAMES = 0x0800;
/** January 1, 1980: the first day that the format can hold. */
const DATE = 0x0021;

const MOST_BYTES = 2 ** 32 - 1;
const MOST_ENTRIES = 65_534;

/** Throws `zip_malformed` for a name that is not parts of letters, digits, dots, underscores and hyphens, or for too many
 *  entries, and `too_large`. */
export function writeZip(files: ReadonlyMap<string, Uint8Array>): Uint8Array {
  const names = [...files.keys()].sort();
  if (names.length > MOST_ENTRIES) refuse('zip_malformed');
  const [locals, directory]: [Uint8Array[], Uint8Array[]] = [[], []];
  let [offset, directoryBytes] = [0, 0];
  for (const name of names) {
    if (!isEntryName(name)) refuse('zip_malformed', name);
    const content = files.get(name) ?? new Uint8Array(0);
    const [raw, checksum] = [utf8(name), crc32(content)];
    directory.push(centralHeader(raw.length, content.length, checksum, offset), raw);
    locals.push(localHeader(raw.length, content.length, checksum), raw, content);
    offset += LOCAL_BYTES + raw.length + content.length;
    directoryBytes += CENTRAL_BYTES + raw.length;
    if (offset + directoryBytes + END_BYTES > MOST_BYTES) refuse('too_large');
  }
  return concat(...locals, ...directory, endRecord(names.length, directoryBytes, offset));
}

/** The entries by name. Throws `zip_malformed` for any file that `writeZip` would not have written. */
export function readZip(bytes: Uint8Array): ReadonlyMap<string, Uint8Array> {
  const files = new Map<string, Uint8Array>();
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = 0;
  while (at + LOCAL_BYTES <= bytes.length && view.getUint32(at, true) === LOCAL) {
    const start = at + LOCAL_BYTES + view.getUint16(at + 26, true);
    const end = start + view.getUint32(at + 18, true);
    if (end > bytes.length) refuse('zip_malformed');
    const name = textOf(bytes.subarray(at + LOCAL_BYTES, start));
    if (files.has(name)) refuse('zip_malformed', name);
    files.set(name, bytes.subarray(start, end));
    at = end;
  }
  const expected = writeZip(files);
  const isSame = bytes.length === expected.length && bytes.every((byte, place) => byte === expected[place]);
  if (!isSame) refuse('zip_malformed');
  return files;
}

const isEntryName = (name: string): boolean =>
  /^[A-Za-z0-9][A-Za-z0-9._-]{0,127}(?:\/[A-Za-z0-9][A-Za-z0-9._-]{0,127})*$/.test(name) &&
  name.length <= 1000;

function localHeader(nameBytes: number, size: number, checksum: number): Uint8Array {
  const view = new DataView(new ArrayBuffer(LOCAL_BYTES));
  view.setUint32(0, LOCAL, true);
  view.setUint16(4, VERSION, true);
  setCommon(view, 6, size, checksum);
  view.setUint16(26, nameBytes, true);
  return new Uint8Array(view.buffer);
}

function centralHeader(nameBytes: number, size: number, checksum: number, offset: number): Uint8Array {
  const view = new DataView(new ArrayBuffer(CENTRAL_BYTES));
  view.setUint32(0, CENTRAL, true);
  view.setUint16(4, VERSION, true);
  view.setUint16(6, VERSION, true);
  setCommon(view, 8, size, checksum);
  view.setUint16(28, nameBytes, true);
  view.setUint32(42, offset, true);
  return new Uint8Array(view.buffer);
}

/** Flags, method, time, date, checksum and both sizes, which stand in the same order in both headers. */
function setCommon(view: DataView, at: number, size: number, checksum: number): void {
  view.setUint16(at, UTF8_NAMES, true);
  view.setUint16(at + 6, DATE, true);
  view.setUint32(at + 8, checksum, true);
  view.setUint32(at + 12, size, true);
  view.setUint32(at + 16, size, true);
}

function endRecord(entries: number, directoryBytes: number, offset: number): Uint8Array {
  const view = new DataView(new ArrayBuffer(END_BYTES));
  view.setUint32(0, END, true);
  view.setUint16(8, entries, true);
  view.setUint16(10, entries, true);
  view.setUint32(12, directoryBytes, true);
  view.setUint32(16, offset, true);
  return new Uint8Array(view.buffer);
}

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

function crc32(bytes: Uint8Array): number {
  let value = 0xffffffff;
  for (const byte of bytes) value = (CRC_TABLE[(value ^ byte) & 0xff] ?? 0) ^ (value >>> 8);
  return (value ^ 0xffffffff) >>> 0;
}
