/** Files by their content: one is found by its SHA-256, stored once, and never changed. */
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';

export interface StoredFile {
  /** 64 hexadecimal digits, lower case. */
  readonly sha256: string;
  /** Length. */
  readonly bytes: number;
}

export interface Files {
  /** Stores `content`; when this returns it is on disk, also after a power failure. The same content twice is one file.
   *  Throws a RangeError for nothing, or for more than the store's bound: callers refuse such uploads before. */
  put(content: Uint8Array): Promise<StoredFile>;
  /** @returns undefined when it is not there. Throws when the disk gives back other content than was stored. */
  get(sha256: string): Promise<Uint8Array | undefined>;
  has(sha256: string): Promise<boolean>;
  /** Harmless when it is not there. Whoever removes makes sure that no row cites the file any more. */
  remove(sha256: string): Promise<void>;
  close(): Promise<void>;
}

export interface FilesOptions {
  /** Made when missing, readable by the owner alone. */
  readonly folder: string;
  /** Default 25 MiB. */
  readonly mostBytes?: number;
}

/** Opens the store and clears away what was half written when a process was killed. */
export async function openFiles({ folder, mostBytes = 25 * 1024 * 1024 }: FilesOptions): Promise<Files> {
  const incoming = join(folder, 'incoming');
  await mkdir(incoming, { recursive: true, mode: 0o700 });
  await clearAbandoned(incoming);
  const pathOf = (sha256: string) => join(folder, sha256.slice(0, 2), sha256.slice(2, 4), checked(sha256));
  return {
    async put(content) {
      if (content.length === 0 || content.length > mostBytes)
        throw new RangeError(`a file has 1 to ${mostBytes} bytes`);
      const sha256 = digest(content);
      if (!(await isThere(pathOf(sha256))))
        await write(join(incoming, randomUUID()), pathOf(sha256), content, folder);
      return { sha256, bytes: content.length };
    },
    async get(sha256) {
      const content = await readFile(pathOf(sha256)).catch(unlessMissing);
      if (content !== undefined && digest(content) !== sha256)
        throw new Error(`file ${sha256} is damaged on disk`);
      return content;
    },
    has: async (sha256) => isThere(pathOf(sha256)),
    remove: async (sha256) => rm(pathOf(sha256), { force: true }),
    close: async () => undefined,
  };
}

const digest = (content: Uint8Array): string => createHash('sha256').update(content).digest('hex');

/** A digest is part of a path: anything else is refused. */
function checked(sha256: string): string {
  if (!/^[0-9a-f]{64}$/.test(sha256)) throw new RangeError('not a SHA-256 in hexadecimal digits');
  return sha256;
}

const isThere = async (path: string): Promise<boolean> =>
  (await stat(path).catch(unlessMissing)) !== undefined;

function unlessMissing(error: unknown): undefined {
  if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
}

/** Under its name a file appears whole or not at all; then its folders are made to last too. */
async function write(temporary: string, path: string, content: Uint8Array, root: string): Promise<void> {
  const parent = dirname(path);
  await mkdir(parent, { recursive: true, mode: 0o700 });
  const file = await open(temporary, 'wx', 0o600);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(temporary, path);
  for (const folder of [parent, dirname(parent), root]) await syncFolder(folder);
}

/** Windows cannot open folders, and does not need it. */
async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const folder = await open(path, 'r');
  await folder.sync().finally(() => folder.close());
}

const abandonedMs = 60 * 60_000;

/** Younger ones may belong to another process that is writing now. */
async function clearAbandoned(incoming: string): Promise<void> {
  for (const name of await readdir(incoming)) {
    const path = join(incoming, name);
    const found = await stat(path).catch(unlessMissing);
    if (found !== undefined && Date.now() - found.mtimeMs > abandonedMs) await rm(path, { force: true });
  }
}
