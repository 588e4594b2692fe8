import type { Result } from '@tabellion/kernel/result.ts';
import { attempt, type Fault, refuse } from '../fault.ts';
import { type Leaf, type LeafKind, makeLeaf, type ReadLeaf, spelledHash } from '../record/leaf.ts';
import { checkRevision, type StreamEnd } from '../record/stream.ts';
import { type Edge, type FullTile, grow, rootOfEdge } from './edge.ts';

/** The sequencer without its database: a batch of writes becomes leaves, a new root, and the tiles to keep. Whoever calls it
 *  holds the only right to write, and stores all that it returns in one transaction. */

export const MOST_IN_BATCH = 256;

/** A revision that waits to be recorded. */
export interface Write {
  readonly stream: string;
  readonly kind: LeafKind;
  readonly key: string;
  readonly change:
    | { readonly op: 'put'; readonly body: string; readonly names: string; readonly schema: string }
    /** They repeat what the last revision committed to. */
    | { readonly op: 'del' | 'erase' };
}

/** All that a batch needs to know of the log. */
export interface LogState {
  readonly size: number;
  readonly edge: Edge;
  /** The moment of the newest leaf; null in an empty log. */
  readonly lastAt: string | null;
  /** The ends of all streams that the batch writes to; absent before the first leaf. */
  readonly streams: ReadonlyMap<string, StreamEnd>;
  /** The newest leaves of all keys that the batch writes to; absent before the first. */
  readonly records: ReadonlyMap<string, ReadLeaf>;
}

export interface Placed {
  readonly index: number;
  readonly leaf: ReadLeaf;
}

export interface Sequenced {
  /** One for each write of the batch: where its leaf stands, or why it was refused. A refused one leaves no trace. */
  readonly outcomes: readonly Result<Placed, Fault>[];
  readonly placed: readonly Placed[];
  readonly state: LogState;
  readonly root: Uint8Array;
  readonly tiles: readonly FullTile[];
}

/** Records a batch.
 *  @param now  of the log's clock. Where it went back, the leaves bear the moment of the newest leaf: it never falls.
 *  Throws `queue_refused` for more than 256 writes. A write is refused with `rev_mismatch` or `op_mismatch`: deleting what is
 *  not there, anything after an erasure, another kind under the same key. */
export function sequence(state: LogState, batch: readonly Write[], now: string): Sequenced {
  if (batch.length > MOST_IN_BATCH) refuse('queue_refused', `${batch.length}`);
  const at = state.lastAt !== null && now < state.lastAt ? state.lastAt : now;
  const streams = new Map(state.streams);
  const records = new Map(state.records);
  const placed: Placed[] = [];
  const outcomes = batch.map((write) =>
    attempt((): Placed => {
      const last = records.get(write.key);
      const leaf = makeLeaf(leafOf(write, streams.get(write.stream), last, at));
      checkRevision(leaf, last);
      const found = { index: state.size + placed.length, leaf };
      placed.push(found);
      streams.set(leaf.stream, { seq: leaf.seq, leaf: leaf.hash });
      records.set(leaf.key, leaf);
      return found;
    }),
  );
  const hashes = placed.map(({ leaf }) => leaf.hash);
  const { size, edge, tiles } = grow(state.size, state.edge, hashes);
  const lastAt = placed.length > 0 ? at : state.lastAt;
  return { outcomes, placed, tiles, root: rootOfEdge(edge), state: { size, edge, lastAt, streams, records } };
}

function leafOf(write: Write, end: StreamEnd | undefined, last: ReadLeaf | undefined, at: string): Leaf {
  const { stream, kind, key, change } = write;
  const what = change.op === 'put' ? change : (last ?? refuse('op_mismatch', 'there is no revision'));
  const { body, names, schema } = what;
  const place =
    end === undefined ? { seq: 0, prev: null } : { seq: end.seq + 1, prev: spelledHash(end.leaf) };
  return { stream, ...place, kind, key, op: change.op, rev: (last?.rev ?? 0) + 1, body, names, schema, at };
}

export const EMPTY_LOG: LogState = {
  size: 0,
  edge: [],
  lastAt: null,
  streams: new Map(),
  records: new Map(),
};
