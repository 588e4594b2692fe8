/** Contents of records between their fields and their sealed rows. */
import { randomBytes } from 'node:crypto';
import { canonicalJson } from '@tabellion/kernel/canonical.ts';
import { base64url, fromBase64url, HASH_BYTES } from '../bytes.ts';
import { type Body, bodyOf, namesHash, SECRET_BYTES } from '../record/fields.ts';
import type { ReadLeaf } from '../record/leaf.ts';
import { openValues, sealValues, unwrapSecret, wrapSecret } from '../record/sealed.ts';
import type { Json } from '../strictJson.ts';
import type { PreparedPart } from './decide.ts';
import type { BodyRow } from './store/records.ts';

const NONCE_BYTES = 12;

/** Makes the body of a revision under a fresh secret. Throws what `bodyOf` throws.
 *  @param master  the key that wraps secrets, 32 bytes */
export async function preparePart(
  part: string,
  { names, values }: { readonly names: readonly string[]; readonly values: Readonly<Record<string, Json>> },
  master: Uint8Array,
): Promise<PreparedPart> {
  const secret = new Uint8Array(randomBytes(SECRET_BYTES));
  const { root, fields } = bodyOf(names, values, secret);
  const nonce = new Uint8Array(randomBytes(NONCE_BYTES));
  const [sealed, wrapped] = await Promise.all([
    sealValues(
      fields.map(({ value }) => value),
      secret,
      root,
    ),
    wrapSecret(secret, { master, root, nonce }),
  ]);
  return {
    part,
    body: base64url(root),
    names: namesHash(names),
    spelledNames: canonicalJson(names),
    secret: wrapped,
    sealed,
  };
}

/** Opens the body that a leaf commits to. Throws `sealed_malformed` for another master key or changed bytes. */
export async function openBody(
  leaf: ReadLeaf,
  { names, secret, sealed }: Pick<BodyRow, 'names' | 'secret' | 'sealed'>,
  master: Uint8Array,
): Promise<Body> {
  const root = fromBase64url(leaf.body, HASH_BYTES);
  const opened = await unwrapSecret(secret, master, root);
  const values = await openValues(sealed, opened, root);
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
