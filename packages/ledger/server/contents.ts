/** Contents of records between their fields and their sealed rows. */
import { randomBytes } from 'node:crypto';
import { canonicalJson } from '@tabellion/kernel/canonical.ts';
import { base64url, fromBase64url, HASH_BYTES } from '../bytes.ts';
import { type Body, bodyOf, namesHash, SECRET_BYTES } from '../record/fields.ts';
import type { ReadLeaf } from '../record/leaf.ts';
import type { Json } from '../strictJson.ts';
import type { PreparedPart } from './decide.ts';
import { openValues, sealValues, unwrapSecret, wrapSecret } from './sealed.ts';
import type { BodyRow } from './store/records.ts';

const NONCE_BYTES = 12;

/** Makes the body of a revision under a fresh secret. Throws what `bodyOf` throws.
 *  @param master  the key that wraps secrets, 32 bytes */
export function preparePart(
  part: string,
  {
    names,
    values: record,
  }: { readonly names: readonly string[]; readonly values: Readonly<Record<string, Json>> },
  master: Uint8Array,
): PreparedPart {
  const random = new Uint8Array(randomBytes(SECRET_BYTES + NONCE_BYTES));
  const [secret, nonce] = [random.subarray(0, SECRET_BYTES), random.subarray(SECRET_BYTES)];
  const { root, fields } = bodyOf(names, record, secret);
  const values = fields.map(({ value }) => value);
  return {
    part,
    body: base64url(root),
    ...spelledOnce(names),
    secret: wrapSecret(secret, { master, root, nonce }),
    sealed: sealValues(values, secret, root),
  };
}

/** Names of a schema are one list, which thousands of records have. */
const spelled = new WeakMap<readonly string[], Pick<PreparedPart, 'names' | 'spelledNames'>>();

function spelledOnce(names: readonly string[]): Pick<PreparedPart, 'names' | 'spelledNames'> {
  const known = spelled.get(names) ?? { names: namesHash(names), spelledNames: canonicalJson(names) };
  spelled.set(names, known);
  return known;
}

/** Opens the body that a leaf commits to. Throws `sealed_malformed` for another master key or changed bytes. */
export function openBody(
  leaf: ReadLeaf,
  { names, secret, sealed }: Pick<BodyRow, 'names' | 'secret' | 'sealed'>,
  master: Uint8Array,
): Body {
  const root = fromBase64url(leaf.body, HASH_BYTES);
  const opened = unwrapSecret(secret, master, root);
  const values = openValues(sealed, opened, root);
  const spelled: string[] = JSON.parse(names);
  return bodyOf(
    spelled,
    Object.fromEntries(spelled.map((name, place) => [name, values[place] ?? null])),
    opened,
  );
}

/** The row that holds what a leaf commits to: its own, or for one that deletes that of the revision it repeats; undefined
 *  once it is erased.
 *  @param rows  of the leaf's key, in the order of the log */
export const rowBehind = (rows: readonly BodyRow[], leaf: ReadLeaf, index: number): BodyRow | undefined =>
  rows.findLast((row) => row.key === leaf.key && Number(row.index) <= index);
