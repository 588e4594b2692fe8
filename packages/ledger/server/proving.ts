/** Shows the log: checkpoints, tiles, consistency, and proofs of single leaves. */
import { refuse } from '@tabellion/kernel/refusal.ts';
import { ok } from '@tabellion/kernel/result.ts';
import type { Database, Queries } from '@tabellion/platform/database/queries.ts';
import { base64, utf8 } from '../bytes.ts';
import { writeProofFile } from '../files/proofFile.ts';
import { spellTlogProof } from '../files/tlogProof.ts';
import { bundleOf } from '../merkle/bundle.ts';
import { parseTilePath, TILE_WIDTH } from '../merkle/tiles.ts';
import { consistencyPath, inclusionPath } from '../merkle/tree.ts';
import { spellVerifierKey } from '../note/verifierKey.ts';
import { type ReadLeaf, readLeaf } from '../record/leaf.ts';
import { openBody, rowBehind } from './contents.ts';
import type { Signer } from './signer.ts';
import { type CheckpointRow, entriesIn, entryOf, newestCheckpoint } from './store/log.ts';
import { bodiesOfKeys, streamNamed } from './store/records.ts';
import { bytesOfTile, readTree } from './tree.ts';
import type { LedgerUser } from './users.ts';

export interface Proving {
  readonly db: Database;
  readonly signer: Signer;
  readonly master: Uint8Array;
  /** Where others find the log. */
  readonly address: string;
}

const published = async (q: Queries): Promise<CheckpointRow> => {
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
    const path = await readTree(q, to, (nodeAt) => consistencyPath(from, to, nodeAt));
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
}

/** A leaf of the user's account with its way to the newest checkpoint. It is there once the leaf is signed: a second at most. */
async function proved({ db, signer }: Proving, user: LedgerUser, txId: string): Promise<Proved | undefined> {
  const found = await db.asNobody(async (q) => {
    const entry = await entryOf(q, txId);
    if (entry === undefined) return undefined;
    const leaf = readLeaf(utf8(entry.leaf));
    const stream = await streamNamed(q, leaf.stream);
    const isOwn = stream?.account_id === user.accountId || user.role === 'auditor';
    return isOwn ? { leaf, index: Number(entry.index), size: (await published(q)).size } : undefined;
  });
  if (found === undefined) return undefined;
  if (found.size <= found.index) await signer.soon();
  return db.asNobody(async (q) => {
    const { size, note } = await published(q);
    const { leaf, index } = found;
    const path = await readTree(q, Number(size), (nodeAt) => inclusionPath(index, Number(size), nodeAt));
    return { leaf, index, path, checkpoint: note };
  });
}

/** Errors: GENERAL.NOT_FOUND for a leaf that is not there, or another account's. */
export async function proof(proving: Proving, user: LedgerUser, txId: string) {
  const found = await proved(proving, user, txId);
  return found === undefined ? refuse('GENERAL.NOT_FOUND') : ok(spellTlogProof(found));
}

/** Errors: the same; LEDGER.CONTENTS_ERASED where fields are asked for and nothing is left of them; LEDGER.NO_SUCH_FIELD. */
export async function proofFile(
  proving: Proving,
  user: LedgerUser,
  { txId, shown }: { readonly txId: string; readonly shown: readonly string[] },
) {
  const found = await proved(proving, user, txId);
  if (found === undefined) return refuse('GENERAL.NOT_FOUND');
  const rows = await proving.db.asNobody((q) => bodiesOfKeys(q, [found.leaf.key]));
  const row = rowBehind(rows, found.leaf, found.index);
  if (row === undefined) return refuse('LEDGER.CONTENTS_ERASED');
  const body = await openBody(found.leaf, row, proving.master);
  if (shown.some((name) => !body.names.includes(name))) return refuse('LEDGER.NO_SUCH_FIELD');
  const bytes = writeProofFile({ ...found, body, shown });
  return ok({
    bytes,
    mediaType: 'application/json',
    fileName: `${txId.slice(0, 12)}.tabellion-proof.json`,
    isAttachment: true,
  });
}
