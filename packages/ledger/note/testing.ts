import { createPrivateKey, createPublicKey, type KeyObject, sign } from 'node:crypto';
import { bigEndian, concat, utf8 } from '../bytes.ts';
import { checkpointText, type TreeHead } from './checkpoint.ts';
import { cosignedText, type SignatureLine, spellNote } from './note.ts';
import { SIGNATURE_TYPES, type SignatureType, type VerifierKey, verifierKey } from './verifierKey.ts';

/** A key that signs, for tests: the same seed is always the same key. */
export interface TestSigner {
  readonly key: VerifierKey;
  readonly sign: (text: string) => SignatureLine;
}

export function testSigner(name: string, seed: number): TestSigner {
  const secret = secretOf(seed);
  const key = publicPart(name, SIGNATURE_TYPES.ed25519, secret);
  return {
    key,
    sign: (text) => ({ name, id: key.id, signature: new Uint8Array(sign(null, utf8(text), secret)) }),
  };
}

/** A witness that cosigns at a second since 1970. */
export function testWitness(name: string, seed: number, seconds: number): TestSigner {
  const secret = secretOf(seed);
  const key = publicPart(name, SIGNATURE_TYPES.cosignature, secret);
  const signature = (text: string) => sign(null, utf8(cosignedText(text, seconds)), secret);
  return {
    key,
    sign: (text) => ({ name, id: key.id, signature: concat(bigEndian(seconds, 8), signature(text)) }),
  };
}

/** A checkpoint as a file. */
export function testCheckpoint(head: TreeHead, ...signers: readonly TestSigner[]): Uint8Array {
  const text = checkpointText(head);
  const lines = signers.map((signer) => signer.sign(text));
  return utf8(spellNote(text, lines));
}

/** RFC 8410 section 7: what stands before the 32 bytes of a secret key. */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex');

const secretOf = (seed: number): KeyObject =>
  createPrivateKey({ key: Buffer.concat([PKCS8, Buffer.alloc(32, seed)]), format: 'der', type: 'pkcs8' });

function publicPart(name: string, type: SignatureType, secret: KeyObject): VerifierKey {
  const spki = createPublicKey(secret).export({ format: 'der', type: 'spki' });
  return verifierKey(name, type, new Uint8Array(spki.subarray(-32)));
}
