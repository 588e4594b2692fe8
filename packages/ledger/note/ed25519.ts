import { ed25519 } from '@noble/curves/ed25519.js';
import { sha512 } from '@noble/hashes/sha2.js';
import { base64url, concat, fromBigEndian, sameBytes } from '../bytes.ts';
import { refuse } from '../fault.ts';

/** Ed25519 (RFC 8032): Node's own, or in a browser noble's curve. WebCrypto is not asked, because browsers offer it on secure
 *  pages alone, and not all of them know the curve. Verifiers disagree about encodings that no signer makes, so those are
 *  refused here before. */

interface NativeKey {
  readonly asymmetricKeyType?: string | undefined;
}
interface NativeCrypto {
  readonly createPublicKey: (key: {
    readonly key: Readonly<Record<string, string>>;
    readonly format: 'jwk';
  }) => NativeKey;
  readonly verify: (algorithm: null, message: Uint8Array, key: NativeKey, signature: Uint8Array) => boolean;
}

declare const process: { readonly getBuiltinModule?: (name: 'node:crypto') => NativeCrypto } | undefined;

const native = typeof process === 'undefined' ? undefined : process?.getBuiltinModule?.('node:crypto');

const KEY_BYTES = 32;
const SIGNATURE_BYTES = 64;

/** Throws `key_malformed` for another length or a coordinate beyond the field, `key_weak` for a point of low order, under
 *  which signatures fit any message. */
export function checkPublicKey(key: Uint8Array): void {
  if (key.length !== KEY_BYTES || !isInField(key)) refuse('key_malformed');
  if (LOW_ORDER.has(coordinateOf(key))) refuse('key_weak');
}

/** Whether the signature is one of the message by the key, which `checkPublicKey` has seen. */
export function verifyEd25519(key: Uint8Array, message: Uint8Array, signature: Uint8Array): boolean {
  if (signature.length !== SIGNATURE_BYTES) return false;
  if (!isInField(signature.subarray(0, 32)) || littleEndian(signature.subarray(32)) >= GROUP_ORDER)
    return false;
  return native === undefined
    ? verifyPortably(key, message, signature)
    : native.verify(null, message, nativeKey(native, key), signature);
}

function nativeKey({ createPublicKey }: NativeCrypto, key: Uint8Array): NativeKey {
  return createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: base64url(key) }, format: 'jwk' });
}

/** The equation without the cofactor, as Node checks it: R is the encoding of [S]B - [k]A. Libraries that multiply by the
 *  cofactor also take signatures of mixed order. */
export function verifyPortably(key: Uint8Array, message: Uint8Array, signature: Uint8Array): boolean {
  const [r, s] = [signature.subarray(0, 32), littleEndian(signature.subarray(32))];
  const k = littleEndian(sha512(concat(r, key, message))) % GROUP_ORDER;
  const a = pointOf(key);
  return a !== undefined && sameBytes(BASE.multiplyUnsafe(s).subtract(a.multiplyUnsafe(k)).toBytes(), r);
}

/** The base point without the table that the library makes for its own at the first use: that takes as long as ten signatures,
 *  and a page checks one. */
const BASE = ed25519.Point.fromAffine(ed25519.Point.BASE.toAffine());

/** Half of all encodings are no point of the curve. */
function pointOf(encoded: Uint8Array) {
  try {
    return ed25519.Point.fromBytes(encoded);
  } catch {
    return undefined;
  }
}

const FIELD = 2n ** 255n - 19n;
const GROUP_ORDER = 2n ** 252n + 27742317777372353535851937790883648493n;

const littleEndian = (bytes: Uint8Array): bigint => fromBigEndian(bytes.toReversed());

/** The y of a point, without the bit that says the sign of x. */
function coordinateOf(point: Uint8Array): bigint {
  return littleEndian(point) & (2n ** 255n - 1n);
}

const isInField = (point: Uint8Array): boolean =>
  coordinateOf(point) < FIELD && !(hasSign(point) && X_IS_ZERO.has(coordinateOf(point)));

const hasSign = (point: Uint8Array): boolean => ((point[31] ?? 0) & 0x80) !== 0;

/** Where x is zero it has no sign. */
const X_IS_ZERO = new Set([1n, FIELD - 1n]);

/** The y of the eight points whose order divides eight. */
const ORDER_EIGHT = 0x7a03ac9277fdc74ec6cc392cfa53202a0f67100d760b3cba4fd84d3d706a17c7n;
const LOW_ORDER = new Set([0n, 1n, FIELD - 1n, ORDER_EIGHT, FIELD - ORDER_EIGHT]);
