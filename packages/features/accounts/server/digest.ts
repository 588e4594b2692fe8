/** Secrets that people carry (links, recovery codes): random, shown once, kept as their SHA-256. */
import { createHash, randomBytes } from 'node:crypto';

/** The stored form of a secret. Plain SHA-256 is enough: 80 random bits cannot be guessed. */
export const digestOf = (secret: string): Uint8Array => createHash('sha256').update(secret).digest();

/** 32 random bytes as they stand in a link: 43 characters of base64url. */
export const newLinkSecret = (): string => randomBytes(32).toString('base64url');

/** 80 random bits in four groups: `K7QM-2XPA-…`. The letters leave out I, L, O and U (Crockford's base 32). */
export function newRecoveryCode(): string {
  const letters = Array.from(randomBytes(16), (byte) => alphabet[byte % 32]).join('');
  return letters.replace(/(.{4})(?=.)/g, '$1-');
}

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** As people type it: capitals and hyphens do not matter, O is 0, I and L are 1. undefined when it cannot be one. */
export function parseRecoveryCode(typed: string): string | undefined {
  const letters = typed.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1');
  return /^[0-9A-HJKMNP-TV-Z]{16}$/.test(letters) ? letters.replace(/(.{4})(?=.)/g, '$1-') : undefined;
}
