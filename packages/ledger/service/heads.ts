import { HEADS_NAMES, headHash, keyTreeOf, SortedTree, type StreamHead } from '../record/heads.ts';
import { spelledHash } from '../record/leaf.ts';
import type { StreamEnd } from '../record/stream.ts';
import type { Json } from '../strictJson.ts';

/** Once a day the log says where all its streams but its own stand. A stream's head changes only when it is written to, so heads
 *  are kept and only those of today are computed anew. */

/** @param newest  hash of the newest leaf, base64url, of every key of the stream */
export function streamHead(
  stream: string,
  { seq, leaf }: StreamEnd,
  newest: ReadonlyMap<string, string>,
): StreamHead {
  const keys = keyTreeOf(newest);
  const keyRoot = spelledHash(keys.tree.root());
  return { stream, seq, leaf: spelledHash(leaf), keyRoot, keyCount: keys.count };
}

/** The tree that a heads leaf commits to. */
export const headsTreeOf = (heads: readonly StreamHead[]): SortedTree =>
  new SortedTree(new Map(heads.map((head) => [head.stream, headHash(head)])));

/** The fields of a heads leaf.
 *  @param at  moment of the leaf
 *  @param logSize  its index */
export function headsRecord(
  heads: readonly StreamHead[],
  { at, logSize }: { readonly at: string; readonly logSize: number },
): Readonly<Record<string, Json>> {
  const { tree, count } = headsTreeOf(heads);
  const values: readonly Json[] = [at.slice(0, 10), logSize, spelledHash(tree.root()), count];
  return Object.fromEntries(HEADS_NAMES.map((name, place) => [name, values[place] ?? null]));
}
