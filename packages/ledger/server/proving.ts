/** Shows the log: checkpoints, tiles, consistency, and proofs of single leaves. */
import { type Refusal, refuse } from '@tabellion/kernel/refusal.ts';
import { ok, type Result } from '@tabellion/kernel/result.ts';
import type { Database, Queries } from '@tabellion/platform/database/queries.ts';
import { base64, utf8 } from '../bytes.ts';
import { type Current, writeProofFile } from '../files/proofFile.ts';
import { spellTlogProof } from '../files/tlogProof.ts';
import { bundleOf } from '../merkle/bundle.ts';
import { parseTilePath, TILE_WIDTH } from '../merkle/tiles.ts';
import { spellVerifierKey } from '../note/verifierKey.ts';
import { type ReadLeaf, readLeaf } from '../record/leaf.ts';
import { openBody, rowBehind } from './contents.ts';
import { openHeads, placeOfKey } from './heads.ts';
import type { Signer } from './signer.ts';
import { type CheckpointRow, entriesIn, entryOf, newestCheckpoint } from './store/log.ts';
import { bodiesOfKeys, type StreamRow, streamNamed } from './store/records.ts';
import { bytesOfTile, type TreeReader, treeOf } from './tree.ts';

export interface Proving {
  readonly db: Database;
  readonly signer: Signer;
  readonly master: Uint8Array;
  /** Where others find the log. */
  readonly address: string;
}

export const published = async (q: Queries): Promise<CheckpointRow> => {
  const row = await newestCheckpoint(q);
  if (row === undefined) throw new Error('a log that was never signed');
  return row;
};

export const checkpoint = async ({ db }: Proving): Promise<string> => (await db.asNobody(published)).note;

export const policy = ({ signer, address }: Proving): string =>
  `log ${spellVerifierKey(signer.key)} ${address}\nquorum none\n`;

/** Errors: LEDGER.NO_SUCH_SIZE for a size beyond what is signed, or one that is smaller than the other. */
export const consistency = ({ db }: Proving, from: number, to: number) =>
  db.asNobody(async (q) => {
    const { size } = await published(q);
    if (from > to || to > size) return refuse('LEDGER.NO_SUCH_SIZE');
    const path = await treeOf(q, to).consistency(from);
    return ok({ from, to, path: path.map(base64) });
  });

/** Errors: GENERAL.NOT_FOUND for what is no path of a tile, and for tiles beyond what is signed. */
export const tile = ({ db }: Proving, path: string) =>
  db.asNobody(async (q) => {
    const named = parseTilePath(`tile/${path}`);
    if (named === undefined || named.level === 'entries') return refuse('GENERAL.NOT_FOUND');
    const { level, index, width } = named;
    const hashes = Math.floor(Number((await published(q)).size) / TILE_WIDTH ** level);
    if (index * TILE_WIDTH + width > hashes) return refuse('GENERAL.NOT_FOUND');
    const bytes = await bytesOfTile(q, { level, index, width });
    return ok({ bytes, mediaType: 'application/octet-stream', fileName: 'tile' });
  });

/** Errors: the same. */
export const bundle = ({ db }: Proving, path: string) =>
  db.asNobody(async (q) => {
    const named = parseTilePath(`tile/entries/${path}`);
    if (named === undefined) return refuse('GENERAL.NOT_FOUND');
    const [from, to] = [named.index * TILE_WIDTH, named.index * TILE_WIDTH + named.width];
    if (to > (await published(q)).size) return refuse('GENERAL.NOT_FOUND');
    const entries = await entriesIn(q, from, to);
    const bytes = bundleOf(entries.map(({ leaf }) => utf8(leaf)));
    return ok({ bytes, mediaType: 'application/octet-stream', fileName: 'entries' });
  });

interface Proved {
  readonly leaf: ReadLeaf;
  readonly index: number;
  readonly path: readonly Uint8Array[];
  readonly checkpoint: string;
  readonly current: Current | undefined;
}

/** Whether somebody may read a stream. */
export type MayRead = (stream: StreamRow) => boolean;

/** A leaf with its way to the newest checkpoint. It is there once the leaf is signed: a second at most.
 *  @param isCurrent  whether heads shall show that it still holds, where they do */
async function proved(
  { db, signer, master }: Proving,
  mayRead: MayRead,
  { txId, isCurrent }: { readonly txId: string; readonly isCurrent: boolean },
): Promise<Proved | undefined> {
  const found = await db.asNobody(async (q) => {
    const entry = await entryOf(q, txId);
    if (entry === undefined) return undefined;
    const leaf = readLeaf(utf8(entry.leaf));
    const stream = await streamNamed(q, leaf.stream);
    return stream !== undefined && mayRead(stream) ? { leaf, index: Number(entry.index) } : undefined;
  });
  if (found === undefined) return undefined;
  await signedBeyond({ db, signer }, found.index);
  return db.asNobody(async (q) => {
    const { size, note } = await published(q);
    const tree = treeOf(q, Number(size));
    const path = await tree.path(found.index);
    const current = isCurrent ? await currentOf(q, found, { tree, master }) : undefined;
    return { ...found, path, checkpoint: note, current };
  });
}

/** Waits until a leaf is signed. Throws where it cannot be. */
export async function signedBeyond(
  { db, signer }: Pick<Proving, 'db' | 'signer'>,
  index: number,
): Promise<void> {
  const isSigned = async () => Number((await db.asNobody(published)).size) > index;
  if (await isSigned()) return;
  await signer.soon();
  if (!(await isSigned())) throw new LogUnsigned();
}

/** The signer cannot work now; its fault is in the log of the operator. */
class LogUnsigned extends Error {
  readonly statusCode = 503;
  constructor() {
    super('the log cannot be signed now');
  }
}

async function currentOf(
  q: Queries,
  { leaf, index }: Pick<Proved, 'leaf' | 'index'>,
  known: { readonly tree: TreeReader; readonly master: Uint8Array },
): Promise<Current | undefined> {
  const heads = await openHeads(q, leaf.stream, known);
  if (heads === undefined || heads.index < index) return undefined;
  const key = await placeOfKey(q, leaf, heads);
  return key === undefined ? undefined : { heads, key };
}

/** Errors: GENERAL.NOT_FOUND for a leaf that is not there, or another's. */
export async function proof(proving: Proving, mayRead: MayRead, txId: string) {
  const found = await proved(proving, mayRead, { txId, isCurrent: false });
  return found === undefined ? refuse('GENERAL.NOT_FOUND') : ok(spellTlogProof(found));
}

/** The bytes of a proof that shows fields. Errors: the same; LEDGER.CONTENTS_ERASED where fields are asked for and nothing is
 *  left of them; LEDGER.NO_SUCH_FIELD. */
export async function proofFile(
  proving: Proving,
  mayRead: MayRead,
  {
    txId,
    shown,
    isCurrent,
  }: { readonly txId: string; readonly shown: readonly string[]; readonly isCurrent: boolean },
): Promise<
  Result<Uint8Array, Refusal<'GENERAL.NOT_FOUND' | 'LEDGER.CONTENTS_ERASED' | 'LEDGER.NO_SUCH_FIELD'>>
> {
  const found = await proved(proving, mayRead, { txId, isCurrent });
  if (found === undefined) return refuse('GENERAL.NOT_FOUND');
  const rows = await proving.db.asNobody((q) => bodiesOfKeys(q, [found.leaf.key]));
  const row = rowBehind(rows, found.leaf, found.index);
  if (row === undefined) return refuse('LEDGER.CONTENTS_ERASED');
  const body = await openBody(found.leaf, row, proving.master);
  if (shown.some((name) => !body.names.includes(name))) return refuse('LEDGER.NO_SUCH_FIELD');
  const { current, ...way } = found;
  const parts = { ...way, body, shown };
  return ok(writeProofFile(current === undefined ? parts : { ...parts, current }));
}
