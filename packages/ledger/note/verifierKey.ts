import { base64, concat, fromBase64, hex, sameBytes, utf8 } from '../bytes.ts';
import { refuse } from '../fault.ts';
import { sha256 } from '../sha256.ts';
import { checkPublicKey } from './ed25519.ts';

/** Verifier keys of C2SP signed-note: `<name>+<key id in hex>+<base64 of type and public key>`. */

/** Signature types (signed-note): the two that are checked here, and one that is known and is not. */
export const SIGNATURE_TYPES = { ed25519: 0x01, cosignature: 0x04, mlDsa44: 0x06 } as const;
export type SignatureType = (typeof SIGNATURE_TYPES)[keyof typeof SIGNATURE_TYPES];

const KEY_LENGTHS: Readonly<Record<SignatureType, number>> = { 1: 32, 4: 32, 6: 1312 };

export interface VerifierKey {
  readonly name: string;
  readonly id: Uint8Array;
  readonly type: SignatureType;
  readonly publicKey: Uint8Array;
}

/** Throws `key_malformed`: also where the id is not that of name, type and key, and for other types; `key_weak`. */
export function parseVerifierKey(text: string): VerifierKey {
  const [, name = '', id = '', encoded = ''] = /^([^+]+)\+([0-9a-f]{8})\+(.+)$/.exec(text) ?? [];
  if (!isKeyName(name)) return refuse('key_malformed');
  const material = fromBase64(encoded);
  const key = verifierKey(name, typeOf(material[0]), material.subarray(1));
  return hex(key.id) === id ? key : refuse('key_malformed');
}

/** A key under a name, with the id that belongs to both. Throws `key_malformed`, `key_weak`. */
export function verifierKey(name: string, type: SignatureType, publicKey: Uint8Array): VerifierKey {
  if (!isKeyName(name) || publicKey.length !== KEY_LENGTHS[type]) refuse('key_malformed');
  if (type !== SIGNATURE_TYPES.mlDsa44) checkPublicKey(publicKey);
  return { name, type, publicKey, id: keyIdOf(name, type, publicKey) };
}

export function spellVerifierKey({ name, id, type, publicKey }: VerifierKey): string {
  return `${name}+${hex(id)}+${base64(concat(Uint8Array.of(type), publicKey))}`;
}

export const sameKey = (a: VerifierKey, b: VerifierKey): boolean => sameBytes(a.publicKey, b.publicKey);

/** Without spaces of any kind and plus signs, and not empty. */
export const isKeyName = (name: string): boolean => /^[^\p{White_Space}+]+$/u.test(name);

function typeOf(byte: number | undefined): SignatureType {
  const known = Object.values(SIGNATURE_TYPES).find((type) => type === byte);
  return known ?? refuse('key_malformed');
}

function keyIdOf(name: string, type: SignatureType, publicKey: Uint8Array): Uint8Array {
  return sha256(concat(utf8(`${name}\n`), Uint8Array.of(type), publicKey)).subarray(0, 4);
}
