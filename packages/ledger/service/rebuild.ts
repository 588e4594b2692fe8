import { refuse } from '../fault.ts';
import { type ReadLeaf, readLeaf, spelledHash } from '../record/leaf.ts';
import { checkFollows, checkMoment, checkRevision, type StreamEnd } from '../record/stream.ts';
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

/** Replays entries in the order of the log. Throws what `readLeaf`, `checkFollows`, `checkMoment` and `checkRevision` throw;
 *  `stream_mismatch` for a key that occurs in two streams. */
export function replay(entries: Iterable<Uint8Array>): Replayed {
  const streams = new Map<string, StreamEnd>();
  const records = new Map<string, ReadLeaf>();
  const keys = new Map<string, Set<string>>();
  const hashes: Uint8Array[] = [];
  let at: string | undefined;
  for (const bytes of entries) {
    const leaf = readLeaf(bytes);
    const last = records.get(leaf.key);
    if (last !== undefined && last.stream !== leaf.stream)
      refuse('stream_mismatch', `index ${hashes.length}`);
    checkFollows(leaf, streams.get(leaf.stream));
    checkMoment(leaf, at);
    at = leaf.at;
    checkRevision(leaf, last);
    streams.set(leaf.stream, { seq: leaf.seq, leaf: leaf.hash });
    records.set(leaf.key, leaf);
    keys.set(leaf.stream, (keys.get(leaf.stream) ?? new Set()).add(leaf.key));
    hashes.push(leaf.hash);
  }
  const { size, edge, tiles } = grow(0, [], hashes);
  return { size, root: rootOfEdge(edge), edge, tiles, streams, records, keys };
}

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
