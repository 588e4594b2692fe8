import { base64, base64url, fromBase64, fromBase64url, HASH_BYTES, textOf, utf8 } from '../bytes.ts';
import { refuse } from '../fault.ts';
import { SALT_BYTES } from '../record/fields.ts';
import { HEADS_NAMES, type Heads, type KeyPlace } from '../record/heads.ts';
import { readLeaf } from '../record/leaf.ts';
import { countOf, type Json, type JsonObject, listOf, objectOf, stringOf } from '../strictJson.ts';
import { MOST_HASHES } from './tlogProof.ts';

/** Parts that proofs and exports have in common, from JSON and back. */

export function readPath(value: Json | undefined): readonly Uint8Array[] {
  const hashes = listOf(value, 'path');
  if (hashes.length > MOST_HASHES) refuse('too_large', 'path');
  return hashes.map((hash) => fromBase64(stringOf(hash, 'path'), HASH_BYTES));
}

export const spellPath = (path: readonly Uint8Array[]): readonly string[] => path.map(base64);

export const readSalt = (value: Json | undefined): Uint8Array =>
  fromBase64url(stringOf(value, 'salt'), SALT_BYTES);

export const readNames = (value: Json | undefined): readonly string[] =>
  listOf(value, 'names').map((name) => stringOf(name, 'names'));

/** A field with its value and salt, both open. */
export interface OpenField {
  readonly value: Json;
  readonly salt: Uint8Array;
}

export function readOpenField(value: Json): OpenField {
  const field = objectOf(value, ['salt', 'value']);
  return { value: field.value ?? null, salt: readSalt(field.salt) };
}

export const spellOpenField = ({ value, salt }: OpenField): JsonObject => ({ salt: base64url(salt), value });

export function readHeads(value: Json | undefined): Heads {
  const heads = objectOf(value, ['fields', 'head', 'index', 'leaf', 'names', 'path']);
  const head = objectOf(heads.head, ['index', 'keyCount', 'keyRoot', 'leaf', 'path', 'seq', 'stream']);
  if (readNames(heads.names).join() !== HEADS_NAMES.join()) refuse('heads_malformed', 'names');
  return {
    index: countOf(heads.index, 'index'),
    leaf: readLeaf(utf8(stringOf(heads.leaf, 'leaf'))),
    path: readPath(heads.path),
    fields: listOf(heads.fields, 'fields').map(readOpenField),
    head: {
      stream: stringOf(head.stream, 'stream'),
      seq: countOf(head.seq, 'seq'),
      leaf: stringOf(head.leaf, 'leaf'),
      keyRoot: stringOf(head.keyRoot, 'keyRoot'),
      keyCount: countOf(head.keyCount, 'keyCount'),
      index: countOf(head.index, 'index'),
      path: readPath(head.path),
    },
  };
}

export function spellHeads({ index, leaf, path, fields, head }: Heads): JsonObject {
  const { keyCount, keyRoot, seq, stream } = head;
  return {
    fields: fields.map(spellOpenField),
    head: {
      index: head.index,
      keyCount,
      keyRoot,
      leaf: head.leaf,
      path: spellPath(head.path),
      seq,
      stream,
    },
    index,
    leaf: textOf(leaf.bytes),
    names: HEADS_NAMES,
    path: spellPath(path),
  };
}

export function readKeyPlace(value: Json | undefined): KeyPlace {
  const place = objectOf(value, ['index', 'path']);
  return { index: countOf(place.index, 'index'), path: readPath(place.path) };
}
