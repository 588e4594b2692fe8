import { hmac } from '@noble/hashes/hmac.js';
import { sha256 as portable } from '@noble/hashes/sha2.js';
import { bytesOfBinary } from './bytes.ts';

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
  const key = hmac(portable, new Uint8Array(32), secret);
  return (info) => {
    const block = new Uint8Array(info.length + 1);
    block.set(info);
    block[info.length] = 1;
    return hmac(portable, key, block);
  };
}
