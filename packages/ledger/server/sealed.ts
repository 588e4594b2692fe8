import { createCipheriv, createDecipheriv } from 'node:crypto';
import { canonicalJson } from '@tabellion/kernel/canonical.ts';
import { concat, utf8 } from '../bytes.ts';
import { attempt, refuse } from '../fault.ts';
import { SECRET_BYTES } from '../record/fields.ts';
import { hkdf } from '../sha256.ts';
import { type Json, listOf, readCanonical } from '../strictJson.ts';

/** Contents of records, sealed: AES-256-GCM under a key of the revision's secret, and the secret under the master key.
 *  Whoever deletes the secret closes the contents for ever, and opens no field to anyone. */

const NONCE_BYTES = 12;
const MOST_BYTES = 16_777_216;

/** The values of a revision in the order of its names. The key seals nothing else, so its nonce is zero.
 *  @param root  of the body: sealed bytes open only beside the leaf that they belong to */
export function sealValues(values: readonly Json[], secret: Uint8Array, root: Uint8Array): Uint8Array {
  return encrypt(utf8(canonicalJson(values)), sealingOf(secret, root));
}

/** Throws `sealed_malformed` for another secret, another root, or changed bytes. */
export function openValues(sealed: Uint8Array, secret: Uint8Array, root: Uint8Array): readonly Json[] {
  const bytes = decrypt(sealed, sealingOf(secret, root));
  const values = attempt(() => listOf(readCanonical(bytes, MOST_BYTES), 'values'));
  return values.ok ? values.value : refuse('sealed_malformed');
}

const sealingOf = (secret: Uint8Array, root: Uint8Array): Sealing => ({
  key: hkdf(secret)(utf8('seal')),
  nonce: new Uint8Array(NONCE_BYTES),
  root,
});

/** The secret of a revision under the master key, its nonce before it.
 *  @param nonce  12 random bytes, never used again */
export function wrapSecret(
  secret: Uint8Array,
  {
    master,
    root,
    nonce,
  }: { readonly master: Uint8Array; readonly root: Uint8Array; readonly nonce: Uint8Array },
): Uint8Array {
  if (secret.length !== SECRET_BYTES || nonce.length !== NONCE_BYTES) refuse('sealed_malformed');
  return concat(nonce, encrypt(secret, { key: master, nonce, root }));
}

/** Throws `sealed_malformed`. */
export function unwrapSecret(wrapped: Uint8Array, master: Uint8Array, root: Uint8Array): Uint8Array {
  const [nonce, sealed] = [wrapped.subarray(0, NONCE_BYTES), wrapped.subarray(NONCE_BYTES)];
  return decrypt(sealed, { key: master, nonce, root });
}

const KEY_BYTES = 32;
const TAG_BYTES = 16;
const CIPHER = 'aes-256-gcm';

interface Sealing {
  readonly key: Uint8Array;
  readonly nonce: Uint8Array;
  readonly root: Uint8Array;
}

function encrypt(bytes: Uint8Array, { key, nonce, root }: Sealing): Uint8Array {
  if (key.length !== KEY_BYTES) refuse('sealed_malformed');
  const cipher = createCipheriv(CIPHER, key, nonce).setAAD(root);
  return concat(cipher.update(bytes), cipher.final(), cipher.getAuthTag());
}

function decrypt(sealed: Uint8Array, { key, nonce, root }: Sealing): Uint8Array {
  if (key.length !== KEY_BYTES || sealed.length < TAG_BYTES) refuse('sealed_malformed');
  const end = sealed.length - TAG_BYTES;
  try {
    const cipher = createDecipheriv(CIPHER, key, nonce).setAAD(root).setAuthTag(sealed.subarray(end));
    return concat(cipher.update(sealed.subarray(0, end)), cipher.final());
  } catch {
    return refuse('sealed_malformed');
  }
}
