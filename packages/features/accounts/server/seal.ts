/** Encryption of small secrets that the server itself must read again: AES-256-GCM, nonce || ciphertext || tag. */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

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

interface AccountKeys {
  /** Signs the tokens of sessions. */
  token: Uint8Array;
  /** Encrypts what must be read again, such as the secret of a second factor. */
  seal: Uint8Array;
}

/** @param secret at least 32 random bytes, the same in every process; another one ends all sessions and second factors */
export function accountKeys(secret: Uint8Array): AccountKeys {
  if (secret.length < 32) throw new RangeError('the secret of the installation has less than 32 bytes');
  return { token: derive(secret, 'tabellion session token'), seal: derive(secret, 'tabellion account seal') };
}

const derive = (secret: Uint8Array, purpose: string): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', secret, new Uint8Array(), purpose, 32));
