/** Keys for different purposes, made from the one secret of the installation, so that none can stand for another. */
import { hkdfSync } from 'node:crypto';

export interface AccountKeys {
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
