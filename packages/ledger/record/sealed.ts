import { canonicalJson } from '@tabellion/kernel/canonical.ts';
import { concat, utf8 } from '../bytes.ts';
import { attempt, refuse } from '../fault.ts';
import { hkdf } from '../sha256.ts';
import { type Json, listOf, readCanonical } from '../strictJson.ts';
import { SECRET_BYTES } from './fields.ts';

/** Contents of records, sealed: AES-256-GCM under a key of the revision's secret, and the secret under the master key.
 *  Whoever deletes the secret closes the contents for ever, and opens no field to anyone. */

const NONCE_BYTES = 12;
const MOST_BYTES = 16_777_216;

/** The values of a revision in the order of its names. The key seals nothing else, so its nonce is zero.
 *  @param root  of the body: sealed bytes open only beside the leaf that they belong to */
export async function sealValues(
  values: readonly Json[],
  secret: Uint8Array,
  root: Uint8Array,
): Promise<Uint8Array> {
  const key = await aesKey(hkdf(secret)(utf8('seal')));
  return await encrypt(key, new Uint8Array(NONCE_BYTES), utf8(canonicalJson(values)), root);
}

/** Throws `sealed_malformed` for another secret, another root, or changed bytes. */
export async function openValues(
  sealed: Uint8Array,
  secret: Uint8Array,
  root: Uint8Array,
): Promise<readonly Json[]> {
  const key = await aesKey(hkdf(secret)(utf8('seal')));
  const bytes = await decrypt(key, new Uint8Array(NONCE_BYTES), sealed, root);
  const values = attempt(() => listOf(readCanonical(bytes, MOST_BYTES), 'values'));
  return values.ok ? values.value : refuse('sealed_malformed');
}

/** The secret of a revision under the master key, its nonce before it.
 *  @param nonce  12 random bytes, never used again */
export async function wrapSecret(
  secret: Uint8Array,
  {
    master,
    root,
    nonce,
  }: { readonly master: Uint8Array; readonly root: Uint8Array; readonly nonce: Uint8Array },
): Promise<Uint8Array> {
  if (secret.length !== SECRET_BYTES || nonce.length !== NONCE_BYTES) refuse('sealed_malformed');
  return concat(nonce, await encrypt(await aesKey(master), nonce, secret, root));
}

/** Throws `sealed_malformed`. */
export async function unwrapSecret(
  wrapped: Uint8Array,
  master: Uint8Array,
  root: Uint8Array,
): Promise<Uint8Array> {
  const [nonce, sealed] = [wrapped.subarray(0, NONCE_BYTES), wrapped.subarray(NONCE_BYTES)];
  return await decrypt(await aesKey(master), nonce, sealed, root);
}

const KEY_BYTES = 32;

async function aesKey(bytes: Uint8Array) {
  if (bytes.length !== KEY_BYTES) refuse('sealed_malformed');
  return await crypto.subtle.importKey('raw', bytes.slice(), 'AES-GCM', false, ['encrypt', 'decrypt']);
}

type AesKey = Awaited<ReturnType<typeof aesKey>>;

async function encrypt(key: AesKey, nonce: Uint8Array, bytes: Uint8Array, root: Uint8Array) {
  const how = { name: 'AES-GCM', iv: nonce.slice(), additionalData: root.slice() };
  return new Uint8Array(await crypto.subtle.encrypt(how, key, bytes.slice()));
}

async function decrypt(key: AesKey, nonce: Uint8Array, sealed: Uint8Array, root: Uint8Array) {
  const how = { name: 'AES-GCM', iv: nonce.slice(), additionalData: root.slice() };
  try {
    return new Uint8Array(await crypto.subtle.decrypt(how, key, sealed.slice()));
  } catch {
    return refuse('sealed_malformed');
  }
}
