/** Zip files of strangers, read within bounds; and our own, written. Everything stays in memory, nothing is unpacked to
 *  the disk. */
import { err, ok, type Result } from '@tabellion/kernel/result.ts';

export interface ZipContent {
  /** Files by path, in the order of the archive; folders are left out, and what an operating system adds. Windows writes backslashes
   *  between folders: they are slashes here. */
  readonly files: ReadonlyMap<string, Uint8Array>;
  /** Names that lead out of the archive (`../x`, `/x`, `C:x`): their content was not read. */
  readonly unsafe: readonly string[];
  /** Names that occur again: the first is in `files`. */
  readonly repeated: readonly string[];
}

export type ZipProblem =
  /** No zip file, broken off, or two readers would find different files in it. */
  | 'not_a_zip'
  /** The bytes of a file are not those that were packed (CRC-32), or cannot be unpacked. */
  | 'damaged'
  | 'encrypted'
  /** Unpacked it is more than `mostBytes`, whatever sizes it declares. */
  | 'too_large'
  /** More than `mostFiles` entries. */
  | 'too_many';

export interface ZipBounds {
  readonly mostBytes: number;
  readonly mostFiles: number;
}

/** Its library is large, and most processes neither read nor write a zip file. */
async function library() {
  const zip = await import('@zip.js/zip.js');
  // Workers are for browsers; here they would have to be found beside the bundle.
  zip.configure({ useWebWorkers: false });
  return zip;
}

/** Reads all of it, or says why not. */
export async function readZip(bytes: Uint8Array, bounds: ZipBounds): Promise<Result<ZipContent, ZipProblem>> {
  const { ZipReader, Uint8ArrayReader } = await library();
  const reader = new ZipReader(new Uint8ArrayReader(bytes), {
    checkSignature: true,
    checkOverlappingEntry: true,
    // Unsafe names are told to the caller below, instead of ending the reading.
    filenameValidation: 'tolerant',
  });
  const files = new Map<string, Uint8Array>();
  const [unsafe, repeated]: [string[], string[]] = [[], []];
  let [entries, left] = [0, bounds.mostBytes];
  try {
    for await (const entry of reader.getEntriesGenerator()) {
      const filename = entry.filename.replaceAll('\\', '/');
      if (++entries > bounds.mostFiles) return err('too_many');
      if (isOfSystem(filename)) continue;
      if (isUnsafe(filename)) unsafe.push(entry.filename);
      else if (files.has(filename)) repeated.push(filename);
      else if (!entry.directory && !filename.endsWith('/')) {
        if (entry.encrypted) return err('encrypted');
        const content = await boundedBytes(left, (writable) => entry.getData(writable));
        if (!content.ok) return content;
        left -= content.value.length;
        files.set(filename, content.value);
      }
    }
  } catch {
    return err('not_a_zip');
  }
  return ok({ files, unsafe, repeated });
}

/** One archive of `files`, by path. The same files make the same bytes. */
export async function writeZip(files: ReadonlyMap<string, Uint8Array>): Promise<Uint8Array> {
  const { ZipWriter, Uint8ArrayReader, Uint8ArrayWriter } = await library();
  const writer = new ZipWriter(new Uint8ArrayWriter(), { lastModDate: EPOCH, extendedTimestamp: false });
  for (const [path, content] of files) await writer.add(path, new Uint8ArrayReader(content));
  return await writer.close();
}

/** The first day that the format can hold. */
const EPOCH = new Date(1980, 0, 1);

/** Absolute names, drive letters, and any part that is `..`. */
function isUnsafe(name: string): boolean {
  return /^\/|^[A-Za-z]:|\0/.test(name) || name.split('/').includes('..');
}

/** Whether macOS or Windows added the file to a folder or archive: nobody put it there. */
export const isOfSystem = (path: string): boolean =>
  /(^|\/)(__MACOSX\/|\._[^/]*$|\.DS_Store$|Thumbs\.db$|desktop\.ini$)/i.test(path);

/** Counts what really comes out: declared sizes are not believed. */
async function boundedBytes(
  most: number,
  unpack: (writable: WritableStream<Uint8Array>) => Promise<unknown>,
): Promise<Result<Uint8Array, 'too_large' | 'damaged'>> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  const writable = new WritableStream<Uint8Array>({
    write(piece) {
      length += piece.length;
      if (length > most) throw new RangeError('more than the bound');
      pieces.push(piece);
    },
  });
  try {
    await unpack(writable);
  } catch {
    return err(length > most ? 'too_large' : 'damaged');
  }
  return ok(Buffer.concat(pieces, length));
}
