/** Passwords as they are kept: argon2id. */
import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

/** @returns the PHC string to keep. Accents count the same however a keyboard composes them. */
export const hashPassword = (password: string): Promise<string> => hash(password.normalize('NFC'));

/**
 * Whether `password` is the one behind `stored`. Where nothing is stored the answer is no, at the same cost, so that
 * the time of the answer does not tell whether an account exists (decisions section 2).
 */
export async function isPasswordOf(stored: string | null | undefined, password: string): Promise<boolean> {
  const isRight = await verify(stored ?? (await nobodys), password.normalize('NFC'));
  return isRight && typeof stored === 'string';
}

const nobodys = hashPassword(randomBytes(32).toString('base64'));
