import { canonicalJson } from '@tabellion/kernel/canonical.ts';
import { compareBytes, fromBase64url, HASH_BYTES, sameBytes, utf8 } from '../bytes.ts';
import { refuse } from '../fault.ts';
import { GrowingTree, leafHash } from '../merkle/tree.ts';
import { verifyInclusion } from '../merkle/verify.ts';
import { countOf, type Json, stringOf } from '../strictJson.ts';
import { Body, namesHash } from './fields.ts';
import { idBytes, type ReadLeaf, spelledHash } from './leaf.ts';
import { checkMoment } from './stream.ts';

/** Heads: once a day the log says where every stream stands, so that one can show that nothing newer was there. */

export const HEADS_SCHEMA = 'heads@1';
export const HEADS_NAMES = ['date', 'logSize', 'root', 'count'];

/** Where a stream stands. */
export interface StreamHead {
  readonly stream: string;
  readonly seq: number;
  /** Hash of the newest leaf, base64url. */
  readonly leaf: string;
  readonly keyRoot: string;
  readonly keyCount: number;
}

export const headHash = ({ stream, seq, leaf, keyRoot, keyCount }: StreamHead): Uint8Array =>
  leafHash(utf8(`tabellion/head/1\n${canonicalJson([stream, seq, leaf, keyRoot, keyCount])}`));

/** @param leaf  hash of the newest leaf of the key, base64url */
const keyHash = (key: string, leaf: string): Uint8Array =>
  leafHash(utf8(`tabellion/key/1\n${canonicalJson([key, leaf])}`));

/** A tree over entries with an id, sorted by the bytes of the ids. */
export class SortedTree {
  readonly #ids: readonly string[];
  readonly tree: GrowingTree;

  constructor(hashById: ReadonlyMap<string, Uint8Array>) {
    const raw = new Map([...hashById.keys()].map((id) => [id, idBytes(id)]));
    const bytesOf = (id: string) => raw.get(id) ?? idBytes(id);
    this.#ids = [...raw.keys()].sort((a, b) => compareBytes(bytesOf(a), bytesOf(b)));
    this.tree = new GrowingTree(this.#ids.map((id) => hashById.get(id) ?? refuse('state_mismatch')));
  }

  get count(): number {
    return this.#ids.length;
  }

  placeOf = (id: string): number => this.#ids.indexOf(id);
}

/** The tree over the newest leaf of each key of a stream.
 *  @param newest  hash of the leaf, base64url, by key */
export const keyTreeOf = (newest: ReadonlyMap<string, string>): SortedTree =>
  new SortedTree(new Map([...newest].map(([key, leaf]) => [key, keyHash(key, leaf)])));

/** A head with its place in the tree of a heads leaf. */
export interface PlacedHead extends StreamHead {
  readonly index: number;
  readonly path: readonly Uint8Array[];
}

/** A heads leaf with all that it commits to, and the place of one stream in it. */
export interface Heads {
  readonly index: number;
  readonly leaf: ReadLeaf;
  /** Leads from the leaf to the checkpoint. */
  readonly path: readonly Uint8Array[];
  readonly fields: readonly { readonly value: Json; readonly salt: Uint8Array }[];
  readonly head: PlacedHead;
}

/** Checks that heads are those of the log at a root, and that the head of the stream is among them. Throws
 *  `heads_malformed`, `heads_mismatch`, `names_mismatch`, `field_mismatch`, `members`, and what `verifyInclusion` throws. */
export function verifyHeads(heads: Heads, log: { readonly size: number; readonly root: Uint8Array }): void {
  const { index, leaf, path, fields, head } = heads;
  const isHeads = leaf.kind === 'heads' && leaf.op === 'put' && leaf.schema === HEADS_SCHEMA;
  if (!isHeads || fields.length !== HEADS_NAMES.length) refuse('heads_malformed');
  verifyInclusion({ index, size: log.size, leaf: leaf.hash, path, root: log.root });
  if (leaf.names !== namesHash(HEADS_NAMES)) refuse('names_mismatch');
  const body = new Body(HEADS_NAMES.map((name, place) => ({ name, ...fieldAt(fields, place) })));
  if (spelledHash(body.root) !== leaf.body) refuse('field_mismatch');
  const [date, logSize, root, count] = fields.map(({ value }) => value);
  if (date !== leaf.at.slice(0, 10) || logSize !== index) refuse('heads_mismatch');
  verifyInclusion({
    index: head.index,
    size: countOf(count, 'count'),
    leaf: headHash(head),
    path: head.path,
    root: fromBase64url(stringOf(root, 'root'), HASH_BYTES),
  });
}

const fieldAt = (fields: Heads['fields'], place: number): Heads['fields'][number] =>
  fields[place] ?? refuse('heads_malformed');

/** Where the newest leaf of a key stands in the tree of its stream. */
export interface KeyPlace {
  readonly index: number;
  readonly path: readonly Uint8Array[];
}

/** Checks that a leaf was the newest of its key when heads were taken. Throws `heads_mismatch` where they are of another
 *  stream or stand before the leaf, `at_mismatch` where their moment is before the leaf's. */
export function verifyNewest(
  proved: { readonly index: number; readonly leaf: ReadLeaf },
  heads: Heads,
  place: KeyPlace,
): void {
  const { head } = heads;
  const { leaf } = proved;
  if (head.stream !== leaf.stream || head.seq < leaf.seq || heads.index <= proved.index)
    refuse('heads_mismatch');
  checkMoment(heads.leaf, leaf.at);
  if (head.seq === leaf.seq && !sameBytes(fromBase64url(head.leaf, HASH_BYTES), leaf.hash))
    refuse('heads_mismatch');
  verifyInclusion({
    index: place.index,
    size: head.keyCount,
    leaf: keyHash(leaf.key, spelledHash(leaf.hash)),
    path: place.path,
    root: fromBase64url(head.keyRoot, HASH_BYTES),
  });
}
