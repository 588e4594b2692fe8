import { sha256 as portable } from '@noble/hashes/sha2.js';
import { bytesOfBinary, concat } from './bytes.ts';

interface NativeHash {
  readonly hash: (algorithm: 'sha256', bytes: Uint8Array, encoding: 'latin1') => string;
}

declare const process: { readonly getBuiltinModule?: (name: 'node:crypto') => NativeHash } | undefined;

/** Node's own is several times faster; browsers have none that answers at once. */
const native = typeof process === 'undefined' ? undefined : process?.getBuiltinModule?.('node:crypto');

/** A text of a character a byte costs a quarter of what a buffer does, so it is asked for and spread again. */
export const sha256: (bytes: Uint8Array) => Uint8Array =
  native === undefined ? portable : (bytes) => bytesOfBinary(native.hash('sha256', bytes, 'latin1'));

/** HKDF-SHA-256 (RFC 5869) with an empty salt and an output of 32 bytes, which is one block.
 *  @returns a function of `info`, so that one secret is extracted once */
export function hkdf(secret: Uint8Array): (info: Uint8Array) => Uint8Array {
  const expand = hmac(hmac(new Uint8Array(32))(secret));
  return (info) => expand(concat(info, Uint8Array.of(1)));
}

/** HMAC-SHA-256 (RFC 2104) of keys below 65 bytes. A record has one for each field, so the padded key is kept. */
function hmac(key: Uint8Array): (message: Uint8Array) => Uint8Array {
  const padded = new Uint8Array(64);
  padded.set(key);
  const inner = padded.map((byte) => byte ^ 0x36);
  const outer = padded.map((byte) => byte ^ 0x5c);
  return (message) => sha256(concat(outer, sha256(concat(inner, message))));
}
