/** Where files arrive: hashed on the way into a file that has no name yet, and checked again on the way out. */
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline, Transform } from 'node:stream';
import { FileDamaged } from './fileDamaged.ts';
import type { StoredFile } from './files.ts';
import { orFull } from './filesUnavailable.ts';

export interface Incoming {
  /** Receives `content`, gives `keep` the path at which it lies whole on disk, and takes away what is still there
   *  afterwards. Throws what `Files.put` says. */
  receive(
    content: Uint8Array | AsyncIterable<Uint8Array>,
    mostBytes: number,
    keep: (path: string, file: StoredFile) => Promise<void>,
  ): Promise<StoredFile>;
}

export async function openIncoming(folder: string): Promise<Incoming> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await clearAbandoned(folder);
  return {
    async receive(content, mostBytes, keep) {
      const path = join(folder, randomUUID());
      try {
        const file = await write(path, content, mostBytes);
        await keep(path, file);
        return file;
      } catch (error) {
        throw orFull(error);
      } finally {
        await rm(path, { force: true });
      }
    },
  };
}

async function write(
  path: string,
  content: Uint8Array | AsyncIterable<Uint8Array>,
  mostBytes: number,
): Promise<StoredFile> {
  const hash = createHash('sha256');
  let bytes = 0;
  const file = await open(path, 'wx', 0o600);
  try {
    for await (const piece of content instanceof Uint8Array ? [content] : content) {
      bytes += piece.length;
      if (bytes > mostBytes) break;
      hash.update(piece);
      await file.writeFile(piece);
    }
    if (bytes === 0 || bytes > mostBytes) throw new RangeError(`a file has 1 to ${mostBytes} bytes`);
    await file.sync();
  } finally {
    await file.close();
  }
  return { sha256: hash.digest('hex'), bytes };
}

/** A digest is part of a path or an address: anything else is refused. */
export function checkDigestFormat(sha256: string): string {
  if (!/^[0-9a-f]{64}$/.test(sha256)) throw new RangeError('not a SHA-256 in hexadecimal digits');
  return sha256;
}

/** The same content, which fails at its end where it is other than its name says. */
export function verified(content: Readable, sha256: string): Readable {
  const hash = createHash('sha256');
  const check = new Transform({
    transform(piece, _, done) {
      hash.update(piece);
      done(null, piece);
    },
    flush(done) {
      done(hash.digest('hex') === sha256 ? null : new FileDamaged(sha256));
    },
  });
  // A failure reaches the reader through the stream itself.
  return pipeline(content, check, () => undefined);
}

export async function wholeOf(content: Readable): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  for await (const piece of content) pieces.push(piece);
  return Buffer.concat(pieces);
}

const abandonedMs = 60 * 60_000;

/** Younger ones may belong to another process that is receiving now. */
async function clearAbandoned(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const found = await stat(path).catch(unlessMissing);
    if (found !== undefined && Date.now() - found.mtimeMs > abandonedMs) await rm(path, { force: true });
  }
}

export function unlessMissing(error: unknown): undefined {
  if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
}
