/** Heads leaves (docs/ledger.md, Heads): appended, and opened for one stream. */
import type { Queries, Transaction } from '@tabellion/platform/database/queries.ts';
import { base64url, utf8 } from '../bytes.ts';
import { inclusionPath } from '../merkle/tree.ts';
import {
  HEADS_NAMES,
  HEADS_SCHEMA,
  type Heads,
  type KeyPlace,
  keyTreeOf,
  type StreamHead,
} from '../record/heads.ts';
import { type ReadLeaf, readLeaf, spelledHash } from '../record/leaf.ts';
import { headsTreeOf } from '../service/heads.ts';
import { openBody } from './contents.ts';
import { appendOwn, nextLeaf, type OwnLeaves } from './ownLeaves.ts';
import * as store from './store/heads.ts';
import { entriesIn } from './store/log.ts';
import * as rows from './store/records.ts';
import type { TreeReader } from './tree.ts';

/** Appends a leaf that says where every stream stands (docs/ledger.md, Heads), in the log's own stream. @returns its index */
export async function appendHeads(tx: Transaction, own: OwnLeaves): Promise<number> {
  const { size, at } = await nextLeaf(tx, own.now);
  const changed = await changedHeads(tx);
  const before = await store.headsAt(tx, size);
  const heads = new Map([...before, ...changed].map((row) => [row.stream, headOf(row)]));
  const { tree, count } = headsTreeOf([...heads.values()]);
  const values = { date: at.slice(0, 10), logSize: size, root: base64url(tree.root()), count };
  const index = await appendOwn(tx, { kind: 'heads', schema: HEADS_SCHEMA, names: HEADS_NAMES, values }, own);
  await store.addHeads(tx, index, changed);
  return index;
}

/** The tree over the keys of a stream is made anew only where it has new leaves. */
async function changedHeads(tx: Transaction): Promise<store.HeadRow[]> {
  const heads: store.HeadRow[] = [];
  for (const row of await store.streamsSinceHeads(tx)) {
    const { tree, count } = await keyTreeAt(tx, row.stream, row.seq);
    heads.push({ ...row, key_root: spelledHash(tree.root()), key_count: BigInt(count) });
  }
  return heads;
}

async function keyTreeAt(q: Queries, stream: string, seq: bigint | number) {
  const keys = await store.keysOfStream(q, stream, seq);
  return keyTreeOf(new Map(keys.map(({ key, hash }) => [key, spelledHash(hash)])));
}

const headOf = ({ stream, seq, leaf, key_root: keyRoot, key_count: count }: store.HeadRow): StreamHead => ({
  stream,
  seq: Number(seq),
  leaf: spelledHash(leaf),
  keyRoot,
  keyCount: Number(count),
});

/** The newest heads within a tree, opened for one stream; undefined where there are none that know it. */
export async function openHeads(
  q: Queries,
  stream: string,
  { tree, master }: { readonly tree: TreeReader; readonly master: Uint8Array },
): Promise<Heads | undefined> {
  const index = await store.newestHeads(q, tree.size);
  if (index === undefined) return undefined;
  const heads = (await store.headsAt(q, index)).map(headOf);
  const head = heads.find((one) => one.stream === stream);
  const [entry] = await entriesIn(q, index, index + 1);
  if (head === undefined || entry === undefined) return undefined;
  const leaf = readLeaf(utf8(entry.leaf));
  const [row] = await rows.bodiesOfKeys(q, [leaf.key]);
  if (row === undefined) throw new Error('heads without contents');
  const { fields } = await openBody(leaf, row, master);
  const sorted = headsTreeOf(heads);
  const place = sorted.placeOf(stream);
  return {
    index,
    leaf,
    path: await tree.path(index),
    fields: fields.map(({ value, salt }) => ({ value, salt })),
    head: { ...head, index: place, path: inclusionPath(place, sorted.count, sorted.tree.nodeAt) },
  };
}

/** Where a key stands among those of its stream, as heads know it; undefined where a leaf was not its newest. */
export async function placeOfKey(q: Queries, leaf: ReadLeaf, { head }: Heads): Promise<KeyPlace | undefined> {
  const keys = await store.keysOfStream(q, head.stream, head.seq);
  const newest = new Map(keys.map(({ key, hash }) => [key, spelledHash(hash)]));
  if (newest.get(leaf.key) !== spelledHash(leaf.hash)) return undefined;
  const { tree, count, placeOf } = keyTreeOf(newest);
  const index = placeOf(leaf.key);
  return { index, path: inclusionPath(index, count, tree.nodeAt) };
}
