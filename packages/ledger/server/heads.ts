/** Heads leaves (docs/ledger.md, Heads): appended, and opened for one stream. */
import type { Instant } from '@tabellion/kernel/date.ts';
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
import { sequence } from '../service/sequencer.ts';
import { freshId, momentOf, storeTile, tipOf } from './batch.ts';
import { openBody, preparePart } from './contents.ts';
import * as store from './store/heads.ts';
import { addEntries, entriesIn, holdLog, newestEntry } from './store/log.ts';
import * as rows from './store/records.ts';
import type { TreeReader } from './tree.ts';

interface Heading {
  readonly master: Uint8Array;
  readonly now: Instant;
}

/** Appends a leaf that says where every stream stands (docs/ledger.md, Heads), in the log's own stream. */
export async function appendHeads(tx: Transaction, { master, now }: Heading): Promise<number> {
  await holdLog(tx);
  const tip = await tipOf(tx, await newestEntry(tx), undefined);
  const changed = await changedHeads(tx);
  const before = await store.headsAt(tx, tip.size);
  const heads = new Map([...before, ...changed].map((row) => [row.stream, headOf(row)]));
  const { tree, count } = headsTreeOf([...heads.values()]);
  const lastAt = tip.size === 0 ? null : readLeaf(utf8(tip.newest)).at;
  const clockNow = momentOf(now);
  const at = lastAt !== null && clockNow < lastAt ? lastAt : clockNow;
  const values = { date: at.slice(0, 10), logSize: tip.size, root: base64url(tree.root()), count };
  const part = await preparePart('', { names: HEADS_NAMES, values }, master);
  const own = await rows.logStream(tx);
  const stream = own?.stream ?? freshId();
  const ends = own === undefined ? [] : [[stream, { seq: Number(own.seq), leaf: own.leaf }] as const];
  const change = { op: 'put' as const, body: part.body, names: part.names, schema: HEADS_SCHEMA };
  const write = { stream, kind: 'heads' as const, key: freshId(), change };
  const state = {
    size: tip.size,
    edge: tip.edge,
    lastAt,
    streams: new Map(ends),
    records: new Map<string, ReadLeaf>(),
  };
  const { placed, tiles } = sequence(state, [write], at);
  const [{ leaf, index } = { leaf: undefined, index: 0 }] = placed;
  if (leaf === undefined) throw new Error('heads that are no leaf');
  if (own === undefined) await rows.addStream(tx, stream, leaf.hash);
  else await rows.setStreams(tx, [{ stream, accountId: null, orgId: null, seq: leaf.seq, leaf: leaf.hash }]);
  await addEntries(tx, placed);
  await rows.setState(tx, [{ key: leaf.key, stream, kind: leaf.kind, rev: leaf.rev, op: leaf.op, index }]);
  const { spelledNames: names, secret, sealed } = part;
  await rows.addBodies(tx, [{ index, key: leaf.key, names, secret, sealed }]);
  for (const tile of tiles) await storeTile(tx, tile);
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
