import { refuse } from '../fault.ts';
import { headHash, keyTreeOf, SortedTree, type StreamHead } from '../record/heads.ts';
import { type ReadLeaf, readLeaf, spelledHash } from '../record/leaf.ts';
import { checkFollows, checkRevision, type StreamEnd } from '../record/stream.ts';
import { type Edge, type FullTile, grow, rootOfEdge } from './edge.ts';

/** A log read anew from its entries: everything that a database beside them holds is derived from them. */

export interface Replayed {
  readonly size: number;
  readonly root: Uint8Array;
  readonly edge: Edge;
  readonly tiles: readonly FullTile[];
  readonly streams: ReadonlyMap<string, StreamEnd>;
  /** The newest leaf of each key. */
  readonly records: ReadonlyMap<string, ReadLeaf>;
  /** The keys of each stream. */
  readonly keys: ReadonlyMap<string, ReadonlySet<string>>;
}

/** Replays entries in the order of the log. Throws what `readLeaf`, `checkFollows` and `checkRevision` throw, with the index;
 *  `stream_mismatch` for a key that occurs in two streams. */
export function replay(entries: Iterable<Uint8Array>): Replayed {
  const streams = new Map<string, StreamEnd>();
  const records = new Map<string, ReadLeaf>();
  const keys = new Map<string, Set<string>>();
  const hashes: Uint8Array[] = [];
  for (const bytes of entries) {
    const leaf = readLeaf(bytes);
    const last = records.get(leaf.key);
    if (last !== undefined && last.stream !== leaf.stream)
      refuse('stream_mismatch', `index ${hashes.length}`);
    checkFollows(leaf, streams.get(leaf.stream));
    checkRevision(leaf, last);
    streams.set(leaf.stream, { seq: leaf.seq, leaf: leaf.hash });
    records.set(leaf.key, leaf);
    keys.set(leaf.stream, (keys.get(leaf.stream) ?? new Set()).add(leaf.key));
    hashes.push(leaf.hash);
  }
  const { size, edge, tiles } = grow(0, [], hashes);
  return { size, root: rootOfEdge(edge), edge, tiles, streams, records, keys };
}

/** Where a stream stands, as heads say it. */
export function streamHeadOf({ streams, records, keys }: Replayed, stream: string): StreamHead {
  const end = streams.get(stream) ?? refuse('state_mismatch', stream);
  const newest = [...(keys.get(stream) ?? [])].map((key): [string, string] => {
    const leaf = records.get(key) ?? refuse('state_mismatch', key);
    return [key, spelledHash(leaf.hash)];
  });
  const { tree, count } = keyTreeOf(new Map(newest));
  const { seq, leaf } = end;
  return { stream, seq, leaf: spelledHash(leaf), keyRoot: spelledHash(tree.root()), keyCount: count };
}

/** The tree that a heads leaf commits to, over all streams but the log's own. */
export const headsTreeOf = (heads: readonly StreamHead[]): SortedTree =>
  new SortedTree(new Map(heads.map((head) => [head.stream, headHash(head)])));

/** A row of the state as the database holds it: the newest leaf of a key. */
export interface StateRow {
  readonly stream: string;
  readonly key: string;
  readonly rev: number;
  readonly op: string;
  /** Hash of the leaf, base64url. */
  readonly leaf: string;
}

/** Compares rows with what the entries say; each difference is named by key, and none is mended.
 *  @returns keys whose row differs, that have none, or of which the log knows nothing */
export function stateDifferences({ records }: Replayed, rows: Iterable<StateRow>): readonly string[] {
  const missing = new Set(records.keys());
  const different: string[] = [];
  for (const row of rows) {
    const leaf = records.get(row.key);
    const isFirst = missing.delete(row.key);
    const isSame =
      leaf !== undefined &&
      leaf.stream === row.stream &&
      leaf.rev === row.rev &&
      leaf.op === row.op &&
      spelledHash(leaf.hash) === row.leaf;
    if (!isFirst || !isSame) different.push(row.key);
  }
  return [...different, ...missing];
}
