/** Signs the committed log, at most once a second. What was signed last stands in a file outside of the database, which is
 *  written before anybody sees it: so a database that lost its end is noticed. */
import { createPrivateKey, createPublicKey, type KeyObject, sign } from 'node:crypto';
import { mkdir, open, readFile, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { StartRefusal } from '@tabellion/platform/database/errors.ts';
import type { Database, Transaction } from '@tabellion/platform/database/queries.ts';
import { utf8 } from '../bytes.ts';
import { Fault } from '../fault.ts';
import { checkpointText, parseCheckpoint, type TreeHead } from '../note/checkpoint.ts';
import { spellNote } from '../note/note.ts';
import { SIGNATURE_TYPES, type VerifierKey, verifierKey } from '../note/verifierKey.ts';
import { rootOfEdge } from '../service/edge.ts';
import { isToBeSigned } from '../service/signing.ts';
import { tipOf } from './batch.ts';
import { addCheckpoint, holdSigner, newestCheckpoint, newestEntry } from './store/log.ts';
import { treeOf } from './tree.ts';

/** Between two checkpoints, ms. */
const PAUSE_MS = 1_000;

export interface SignerOptions {
  readonly db: Database;
  /** The log's name, and its key's. */
  readonly origin: string;
  /** The seed of the Ed25519 key, 32 bytes. */
  readonly seed: Uint8Array;
  /** Holds the checkpoint that was signed last. */
  readonly file: string;
  readonly onFault: (error: unknown) => void;
}

export interface Signer {
  readonly key: VerifierKey;
  /** Signs what is there, or publishes again what was signed. Throws `StartRefusal` where the database is another log, or
   *  lost what was signed, with the remedy. */
  start(): Promise<void>;
  /** Signs soon; resolves when that is done. */
  soon(): Promise<void>;
  close(): Promise<void>;
}

export function openSigner({ db, origin, seed, file, onFault }: SignerOptions): Signer {
  const secret = ed25519Of(seed);
  const key = keyOfLog(origin, seed);
  const signed = (head: TreeHead): string => {
    const text = checkpointText(head);
    return spellNote(text, [
      { name: origin, id: key.id, signature: new Uint8Array(sign(null, utf8(text), secret)) },
    ]);
  };
  const signNow = () => db.transaction(null, (tx) => signCommitted(tx, { origin, file, signed }));
  const closing = new AbortController();
  let planned: Promise<void> | undefined;
  let begunAt = -PAUSE_MS;

  async function signLater(): Promise<void> {
    const wait = Math.max(0, begunAt + PAUSE_MS - performance.now());
    await pause(wait, undefined, { ref: false, signal: closing.signal }).catch(() => undefined);
    // Whoever commits from now on is signed by the next.
    planned = undefined;
    if (closing.signal.aborted) return;
    begunAt = performance.now();
    under = signNow();
    await under;
  }
  let under: Promise<void> = Promise.resolve();

  return {
    key,
    start: () => signNow().catch((error: unknown) => refuseStart(error, file)),
    soon: () => {
      planned ??= signLater().catch((error: unknown) => onFault(error));
      return planned;
    },
    close: async () => {
      closing.abort();
      await under.catch(() => undefined);
    },
  };
}

interface Signing {
  readonly origin: string;
  readonly file: string;
  readonly signed: (head: TreeHead) => string;
}

/** One at a time over all processes, so that what is signed only grows. */
async function signCommitted(tx: Transaction, { origin, file, signed }: Signing): Promise<void> {
  await holdSigner(tx);
  const [newest, published, kept] = await Promise.all([newestEntry(tx), newestCheckpoint(tx), keptIn(file)]);
  const last = [kept, published?.note]
    .flatMap((note) => (note === undefined ? [] : [{ note, head: parseCheckpoint(utf8(note)) }]))
    .toSorted((a, b) => b.head.size - a.head.size)[0];
  if (last !== undefined && last.head.origin !== origin) throw new OtherLog(last.head.origin);
  const { size, edge } = await tipOf(tx, newest, undefined);
  const committed = { origin, size, root: rootOfEdge(edge) };
  const from = last?.head.size ?? 0;
  const isContinued = from > 0 && from <= size;
  const path = isContinued ? await treeOf(tx, size).consistency(from) : [];
  const note =
    isToBeSigned(last?.head, committed, path) || last === undefined ? signed(committed) : last.note;
  if (kept !== note)
    await keep(file, note).catch((error: NodeJS.ErrnoException) => {
      throw new FileNotWritten(error);
    });
  if (last !== undefined) await addCheckpoint(tx, last.head.size, last.note);
  await addCheckpoint(tx, size, note);
}

async function keptIn(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** The file is whole on the disk, the old one or the new one, whenever the machine stops. */
async function keep(file: string, note: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const written = await open(`${file}.new`, 'w', 0o600);
  await written.writeFile(note);
  await written.sync();
  await written.close();
  await rename(`${file}.new`, file);
  const folder = await open(dirname(file));
  await folder.sync();
  await folder.close();
}

class OtherLog extends Error {
  constructor(origin: string) {
    super(`the log that was signed is ${origin}`);
  }
}

class FileNotWritten extends Error {
  readonly code: string;
  constructor(cause: NodeJS.ErrnoException) {
    super('the file of the signer cannot be written, so nothing is signed', { cause });
    this.code = cause.code ?? cause.message;
  }
}

function refuseStart(error: unknown, file: string): never {
  if (error instanceof FileNotWritten)
    throw new StartRefusal(
      `The ledger's file ${file} cannot be written (${error.code}). Make room on its disk and let this user write there, then start again.`,
    );
  if (error instanceof OtherLog)
    throw new StartRefusal(
      `LEDGER_ORIGIN and the key are those of another log: ${error.message}. Set them back to what they were, or put the folder DATA_DIR/ledger back; the name of a log never changes.`,
    );
  if (error instanceof Fault && error.code === 'state_mismatch')
    throw new StartRefusal(
      `The ledger's database is shorter than what was signed (${error.at}): it was restored from an older backup. Restore its end, too, from the write-ahead log or a newer backup. Where there is none any more, begin a new log that continues this one: docs/operations.md, Backup and restore. Keep ${file}: it is what shows that leaves are missing.`,
    );
  if (error instanceof Fault)
    throw new StartRefusal(
      `The ledger's database does not continue what was signed (${error.message}): its history was changed. Restore the database that belongs to ${file}.`,
    );
  throw error;
}

/** RFC 8410 section 7: what stands before the 32 bytes of a secret key. */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex');

/** The key by which a log is known. */
export const keyOfLog = (origin: string, seed: Uint8Array): VerifierKey =>
  verifierKey(origin, SIGNATURE_TYPES.ed25519, publicBytesOf(ed25519Of(seed)));

export const ed25519Of = (seed: Uint8Array): KeyObject =>
  createPrivateKey({ key: Buffer.concat([PKCS8, seed]), format: 'der', type: 'pkcs8' });

function publicBytesOf(secret: KeyObject): Uint8Array {
  const spki = createPublicKey(secret).export({ format: 'der', type: 'spki' });
  return new Uint8Array(spki.subarray(-32));
}
