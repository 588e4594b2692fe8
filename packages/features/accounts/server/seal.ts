/** Encryption of small secrets that the server itself must read again: AES-256-GCM, nonce || ciphertext || tag. */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const nonceBytes = 12;
const tagBytes = 16;

export interface Seal {
  /** @param owner bound into the seal: it opens only for the same one */
  close(secret: Uint8Array, owner: string): Uint8Array;
  /** Throws when the bytes were not sealed here, for this owner. */
  open(sealed: Uint8Array, owner: string): Uint8Array;
}

/** @param key 32 bytes */
export function createSeal(key: Uint8Array): Seal {
  return {
    close(secret, owner) {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(owner));
      return Buffer.concat([nonce, cipher.update(secret), cipher.final(), cipher.getAuthTag()]);
    },
    open(sealed, owner) {
      const tag = sealed.subarray(sealed.length - tagBytes);
      const opening = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, nonceBytes), {
        authTagLength: tagBytes,
      });
      opening.setAAD(Buffer.from(owner)).setAuthTag(tag);
      return Buffer.concat([
        opening.update(sealed.subarray(nonceBytes, sealed.length - tagBytes)),
        opening.final(),
      ]);
    },
  };
}
