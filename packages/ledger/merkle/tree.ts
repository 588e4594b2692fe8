import { concat } from '../bytes.ts';
import { refuse } from '../fault.ts';
import { sha256 } from '../sha256.ts';

/** The Merkle tree of RFC 6962 section 2.1 (RFC 9162 section 2.1): roots of any size, and the paths that prove inclusion
 *  and consistency, from the hashes of its complete subtrees. */

export const EMPTY_ROOT: Uint8Array = sha256(new Uint8Array(0));

/** Most entries are short, so they are put after their zero in one buffer; the hash is taken at once. */
const short = new Uint8Array(4097);

export const leafHash = (entry: Uint8Array): Uint8Array => leafHashOf(entry);

/** The same of an entry in parts, in their order. */
export function leafHashOf(...parts: readonly Uint8Array[]): Uint8Array {
  let end = 1;
  for (const part of parts) {
    if (end + part.length > short.length) return sha256(concat(Uint8Array.of(0), ...parts));
    short.set(part, end);
    end += part.length;
  }
  return sha256(short.subarray(0, end));
}

/** One buffer for all: the hash is taken at once, and a tree has as many nodes as leaves. */
const pair = new Uint8Array(65).fill(1, 0, 1);

export function nodeHash(left: Uint8Array, right: Uint8Array): Uint8Array {
  pair.set(left, 1);
  pair.set(right, 33);
  return sha256(pair);
}

/** The root over a full tile: a power of two of hashes, one after the other. The rows above are written over them, because
 *  an audit makes millions. */
export function rootOfFull(hashes: Uint8Array): Uint8Array {
  const row = hashes.slice();
  for (let pairs = row.length / 64; pairs >= 1; pairs /= 2) {
    for (let at = 0; at < pairs; at++) {
      pair.set(row.subarray(at * 64, (at + 1) * 64), 1);
      row.set(sha256(pair), at * 32);
    }
  }
  return row.slice(0, 32);
}

/** The hash of the complete subtree over the leaves index * 2^level to (index + 1) * 2^level - 1. */
export type NodeAt = (level: number, index: number) => Uint8Array;

/** Root over the leaves [from, to). `from` begins a subtree of the tree, as 0 does. */
export function rootOfRange(from: number, to: number, nodeAt: NodeAt): Uint8Array {
  const parts: Uint8Array[] = [];
  for (let start = from; start < to; ) {
    const level = levelAt(start, to);
    parts.push(nodeAt(level, start / 2 ** level));
    start += 2 ** level;
  }
  return parts.length === 0 ? EMPTY_ROOT : parts.reduceRight((right, left) => nodeHash(left, right));
}

/** The level of the largest complete subtree that begins at `start` and ends by `to`. */
function levelAt(start: number, to: number): number {
  let level = 0;
  while (start % 2 ** (level + 1) === 0 && start + 2 ** (level + 1) <= to) level++;
  return level;
}

/** The hashes from the leaf's sibling up to the root's child (RFC 6962 section 2.1.1). Throws `index_outside`. */
export function inclusionPath(index: number, size: number, nodeAt: NodeAt): readonly Uint8Array[] {
  if (index >= size) refuse('index_outside');
  const path: Uint8Array[] = [];
  let [start, end] = [0, size];
  while (end - start > 1) {
    const middle = start + splitOf(end - start);
    if (index < middle) {
      path.push(rootOfRange(middle, end, nodeAt));
      end = middle;
    } else {
      path.push(rootOfRange(start, middle, nodeAt));
      start = middle;
    }
  }
  return path.toReversed();
}

/** The hashes that prove the tree of `from` leaves to be the beginning of that of `to` (RFC 6962 section 2.1.2). Throws
 *  `index_outside` unless 0 < from <= to: of an empty tree nothing can be proved. */
export function consistencyPath(from: number, to: number, nodeAt: NodeAt): readonly Uint8Array[] {
  if (from < 1 || from > to) refuse('index_outside');
  const path: Uint8Array[] = [];
  let [start, end] = [0, to];
  while (from !== end) {
    const middle = start + splitOf(end - start);
    if (from <= middle) {
      path.push(rootOfRange(middle, end, nodeAt));
      end = middle;
    } else {
      path.push(rootOfRange(start, middle, nodeAt));
      start = middle;
    }
  }
  if (start > 0) path.push(rootOfRange(start, end, nodeAt));
  return path.toReversed();
}

/** The largest power of two below `count`, which is two at least. */
function splitOf(count: number): number {
  let half = 1;
  while (half * 2 < count) half *= 2;
  return half;
}

/** A tree in memory that grows by leaf hashes: 64 bytes a leaf. */
export class GrowingTree {
  readonly #levels: Uint8Array[][] = [[]];

  constructor(leaves: Iterable<Uint8Array> = []) {
    for (const leaf of leaves) this.append(leaf);
  }

  get size(): number {
    return this.#levels[0]?.length ?? 0;
  }

  append(leaf: Uint8Array): void {
    let hash = leaf;
    for (let level = 0; ; level++) {
      const row = this.#levels[level] ?? [];
      this.#levels[level] = row;
      const left = row.at(-1);
      row.push(hash);
      if (row.length % 2 === 1 || left === undefined) return;
      hash = nodeHash(left, hash);
    }
  }

  readonly nodeAt: NodeAt = (level, index) =>
    this.#levels[level]?.[index] ?? refuse('index_outside', `node ${level}/${index}`);

  root(size = this.size): Uint8Array {
    return rootOfRange(0, size, this.nodeAt);
  }
}
