import { HASH_BYTES, sameBytes } from '../bytes.ts';
import { refuse } from '../fault.ts';
import { nodeHash } from './tree.ts';

export interface Inclusion {
  readonly index: number;
  readonly size: number;
  readonly leaf: Uint8Array;
  readonly path: readonly Uint8Array[];
  readonly root: Uint8Array;
}

/** RFC 9162 section 2.1.3.2. Throws `index_outside`; `path_length` where the number of hashes, or the length of one, is not
 *  exactly what index and size ask for; `root_mismatch`. */
export function verifyInclusion({ index, size, leaf, path, root }: Inclusion): void {
  if (!(index >= 0 && index < size && Number.isSafeInteger(size))) refuse('index_outside');
  checkHashes([leaf, root, ...path]);
  let [place, last, hash] = [index, size - 1, leaf];
  for (const sibling of path) {
    if (last === 0) refuse('path_length');
    if (place % 2 === 1 || place === last) {
      hash = nodeHash(sibling, hash);
      while (place % 2 === 0 && place > 0) [place, last] = [place / 2, half(last)];
    } else hash = nodeHash(hash, sibling);
    [place, last] = [half(place), half(last)];
  }
  if (last !== 0) refuse('path_length');
  if (!sameBytes(hash, root)) refuse('root_mismatch');
}

export interface Consistency {
  readonly from: { readonly size: number; readonly root: Uint8Array };
  readonly to: { readonly size: number; readonly root: Uint8Array };
  readonly path: readonly Uint8Array[];
}

/** RFC 9162 section 2.1.4.2. Throws `index_outside` for an empty first tree, of which nothing can be proved, and for a
 *  second tree that is smaller; `path_length`; `consistency_mismatch`. */
export function verifyConsistency({ from, to, path }: Consistency): void {
  if (!(from.size >= 1 && from.size <= to.size && Number.isSafeInteger(to.size))) refuse('index_outside');
  if (from.size === to.size) {
    if (path.length > 0) refuse('path_length');
    if (!sameBytes(from.root, to.root)) refuse('consistency_mismatch');
    return;
  }
  checkHashes([from.root, to.root, ...path]);
  let [place, last] = [from.size - 1, to.size - 1];
  while (place % 2 === 1) [place, last] = [half(place), half(last)];
  // The first tree is itself a complete subtree of the second where nothing is left of it here.
  const [first = refuse('path_length'), ...rest] = place === 0 ? [from.root, ...path] : path;
  let [older, newer] = [first, first];
  for (const hash of rest) {
    if (last === 0) refuse('path_length');
    if (place % 2 === 1 || place === last) {
      older = nodeHash(hash, older);
      newer = nodeHash(hash, newer);
      while (place % 2 === 0 && place > 0) [place, last] = [place / 2, half(last)];
    } else newer = nodeHash(newer, hash);
    [place, last] = [half(place), half(last)];
  }
  if (last !== 0) refuse('path_length');
  if (!sameBytes(older, from.root) || !sameBytes(newer, to.root)) refuse('consistency_mismatch');
}

function checkHashes(hashes: readonly Uint8Array[]): void {
  if (hashes.some(({ length }) => length !== HASH_BYTES)) refuse('path_length');
}

const half = (value: number): number => Math.floor(value / 2);
