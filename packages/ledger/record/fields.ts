import { canonicalJson } from '@tabellion/kernel/canonical.ts';
import { base64url, utf8 } from '../bytes.ts';
import { refuse } from '../fault.ts';
import { GrowingTree, inclusionPath, leafHashOf } from '../merkle/tree.ts';
import { hkdf, sha256 } from '../sha256.ts';
import { isObject, type Json, MOST_DEEP } from '../strictJson.ts';

/** The fields of a record as salted commitments, so that any of them can be shown without the others. */

export const SALT_BYTES = 32;
export const SECRET_BYTES = 32;
const MOST_NAMES = 256;

/** `[name, value]` under its salt, apart from every other entry by what it begins with. */
export function fieldHash(name: string, value: Json, salt: Uint8Array): Uint8Array {
  if (salt.length !== SALT_BYTES) refuse('field_malformed', name);
  return leafHashOf(PREFIX, salt, utf8(`[${canonicalJson(name)},${canonicalJson(value)}]`));
}

const PREFIX = utf8('tabellion/field/1\n');

/** Throws `names_malformed` for no name, more than 256, a name that occurs again, or one that is not a letter and up to 63
 *  letters, digits and underscores. */
export function checkNames(names: readonly string[]): void {
  const isSound = names.every((name) => /^[A-Za-z][A-Za-z0-9_]{0,63}$/.test(name));
  if (!isSound || names.length === 0 || names.length > MOST_NAMES) refuse('names_malformed');
  if (new Set(names).size !== names.length) refuse('names_malformed');
}

/** A leaf says no more than this of the names of its fields. */
export const namesHash = (names: readonly string[]): string => base64url(sha256(utf8(canonicalJson(names))));

/** The salts of a revision, by the place of the field, from its secret. */
export function saltsOf(secret: Uint8Array): (place: number) => Uint8Array {
  const derive = hkdf(secret);
  return (place) => derive(SALT_INFOS[place] ?? refuse('names_malformed'));
}

const SALT_INFOS = Array.from({ length: MOST_NAMES }, (_, place) => utf8(`salt/${place}`));

export interface Field {
  readonly name: string;
  readonly value: Json;
  readonly salt: Uint8Array;
}

/** All the fields of a revision: the tree over them, its root, and the path of each. */
export class Body {
  readonly fields: readonly Field[];
  readonly #tree: GrowingTree;

  /** Throws `names_malformed`, `field_malformed`. */
  constructor(fields: readonly Field[]) {
    checkNames(fields.map(({ name }) => name));
    for (const { name, value } of fields) checkValue(name, value);
    this.fields = fields;
    this.#tree = new GrowingTree(fields.map(({ name, value, salt }) => fieldHash(name, value, salt)));
  }

  get root(): Uint8Array {
    return this.#tree.root();
  }

  get names(): readonly string[] {
    return this.fields.map(({ name }) => name);
  }

  path(place: number): readonly Uint8Array[] {
    return inclusionPath(place, this.fields.length, this.#tree.nodeAt);
  }
}

/** A record of a schema under a fresh secret: every name has a value, absent ones null. Throws `field_malformed` for a value
 *  under another name. */
export function bodyOf(
  names: readonly string[],
  record: Readonly<Record<string, Json | undefined>>,
  secret: Uint8Array,
): Body {
  if (secret.length !== SECRET_BYTES) refuse('sealed_malformed');
  const stray = Object.keys(record).find((name) => !names.includes(name));
  if (stray !== undefined) refuse('field_malformed', stray);
  const saltOf = saltsOf(secret);
  return new Body(names.map((name, place) => ({ name, value: record[name] ?? null, salt: saltOf(place) })));
}

/** Values are text, null, true and false, whole numbers within 2^53 - 1, and lists and objects of these, `MOST_DEEP` deep. */
function checkValue(name: string, value: Json, depth = 0): void {
  if (depth > MOST_DEEP) refuse('too_deep', name);
  if (typeof value === 'number' && !Number.isSafeInteger(value)) refuse('number_refused', name);
  if (typeof value === 'string' && /\p{Surrogate}/u.test(value)) refuse('lone_surrogate', name);
  if (isObject(value) || Array.isArray(value))
    for (const part of Object.values(value)) checkValue(name, part, depth + 1);
}
