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
 *  @returns a function of `info`, at most 63 bytes, so that one secret is extracted once */
export function hkdf(secret: Uint8Array): (info: Uint8Array) => Uint8Array {
  const expand = hmac(hmac(new Uint8Array(32))(secret));
  return (info) => expand(info, 1);
}

/** HMAC-SHA-256 (RFC 2104) of keys and messages below 65 bytes. A record has one for each field, so both padded keys are kept,
 *  with room for what is hashed after them.
 *  @returns a function of the message and of bytes that end it */
function hmac(key: Uint8Array): (message: Uint8Array, ...end: readonly number[]) => Uint8Array {
  const inner = new Uint8Array(128).fill(0x36, 0, 64);
  const outer = new Uint8Array(96).fill(0x5c, 0, 64);
  for (const [place, byte] of key.entries()) {
    inner[place] = byte ^ 0x36;
    outer[place] = byte ^ 0x5c;
  }
  return (message, ...end) => {
    inner.set(message, 64);
    inner.set(end, 64 + message.length);
    outer.set(sha256(inner.subarray(0, 64 + message.length + end.length)), 64);
    return sha256(outer);
  };
}
