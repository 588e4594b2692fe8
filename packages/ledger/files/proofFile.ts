import { canonicalJson } from '@tabellion/kernel/canonical.ts';
import { base64url, textOf, utf8 } from '../bytes.ts';
import { refuse } from '../fault.ts';
import type { Body } from '../record/fields.ts';
import type { Heads, KeyPlace } from '../record/heads.ts';
import type { ReadLeaf } from '../record/leaf.ts';
import {
  countOf,
  type Json,
  type JsonObject,
  listOf,
  objectOf,
  readJsonFile,
  stringOf,
} from '../strictJson.ts';
import {
  type OpenField,
  readHeads,
  readKeyPlace,
  readNames,
  readPath,
  readSalt,
  spellHeads,
  spellPath,
} from './parts.ts';
import { parseTlogProof, spellTlogProof, type TlogProof } from './tlogProof.ts';

/** A proof as a file (docs/ledger.md, Proof): one leaf, any of its fields, and the way to a checkpoint. */

const PROOF_VERSION = 'tabellion-proof/1';
const MOST_BYTES = 1_048_576;

export interface ProofFile {
  /** Its bytes in the file; they are read strictly when it is verified. */
  readonly leaf: Uint8Array;
  readonly names: readonly string[];
  readonly fields: readonly ShownField[];
  readonly proof: TlogProof;
  /** Shows that the leaf was still the newest of its record when heads were taken. */
  readonly current: Current | undefined;
}

export interface Current {
  readonly heads: Heads;
  readonly key: KeyPlace;
}

export interface ShownField extends OpenField {
  readonly place: number;
  readonly path: readonly Uint8Array[];
}

/** Throws `too_large`, `not_utf8`, what `readCanonicalText` throws, `members`, `version_unknown`, `proof_malformed`,
 *  `not_base64`, and what `readLeaf` throws for the leaf of heads. */
export function readProofFile(bytes: Uint8Array): ProofFile {
  const json = readJsonFile(bytes, MOST_BYTES);
  const file = objectOf(json, ['fields', 'leaf', 'names', 'proof', 'v'], ['current']);
  if (file.v !== PROOF_VERSION) refuse('version_unknown', String(file.v));
  return {
    leaf: utf8(stringOf(file.leaf, 'leaf')),
    names: readNames(file.names),
    fields: listOf(file.fields, 'fields').map(readField),
    proof: parseTlogProof(stringOf(file.proof, 'proof')),
    current: file.current === undefined ? undefined : readCurrent(file.current),
  };
}

function readField(value: Json): ShownField {
  const field = objectOf(value, ['i', 'path', 'salt', 'value']);
  return {
    place: countOf(field.i, 'i'),
    value: field.value ?? null,
    salt: readSalt(field.salt),
    path: readPath(field.path),
  };
}

function readCurrent(value: Json): Current {
  const current = objectOf(value, ['heads', 'key']);
  return { heads: readHeads(current.heads), key: readKeyPlace(current.key) };
}

export interface ProofParts {
  readonly leaf: ReadLeaf;
  readonly body: Body;
  /** Names of the fields to show, in any order. */
  readonly shown: readonly string[];
  readonly index: number;
  readonly path: readonly Uint8Array[];
  readonly checkpoint: string;
  readonly current?: Current;
}

/** The bytes of a proof. Throws `field_malformed` for a name that the record does not have. */
export function writeProofFile({ leaf, body, shown, current, ...way }: ProofParts): Uint8Array {
  const stray = shown.find((name) => !body.names.includes(name));
  if (stray !== undefined) refuse('field_malformed', stray);
  const fields = body.fields.flatMap(({ name, value, salt }, place) =>
    shown.includes(name)
      ? [{ i: place, path: spellPath(body.path(place)), salt: base64url(salt), value }]
      : [],
  );
  const file = { fields, leaf: textOf(leaf.bytes), names: body.names, v: PROOF_VERSION };
  const proof = spellTlogProof(way);
  const whole =
    current === undefined ? { ...file, proof } : { ...file, proof, current: spellCurrent(current) };
  return utf8(`${canonicalJson(whole)}\n`);
}

const spellCurrent = ({ heads, key }: Current): JsonObject => ({
  heads: spellHeads(heads),
  key: { index: key.index, path: spellPath(key.path) },
});
