/** Access tokens: a signed session id, nothing more. Whether the session still holds is asked of its row each time. */

import { createHash, randomBytes } from 'node:crypto';
import { type Instant, millisOfInstant } from '@tabellion/kernel/date.ts';
import { createSigner, createVerifier } from 'fast-jwt';

interface TokenSession {
  sessionId: string;
  userId: string;
  createdAt: Instant;
  /** The token is over when its session is. */
  expiresAt: Instant;
}

export interface SessionTokens {
  issue(session: TokenSession): string;
  /** @returns 'expired' when its time has passed; 'invalid' for anything not signed here. As `Gate.readToken` promises. */
  read(token: string): { sessionId: string } | 'expired' | 'invalid';
}

/** The claims of RFC 7519 in whole seconds, and `sid`, the session's id. */
interface Claims {
  sid: string;
  sub: string;
  iat: number;
  exp: number;
}

/** @param key 32 bytes for HS256 */
export function createSessionTokens(key: Uint8Array, clock: () => Instant): SessionTokens {
  const secret = Buffer.from(key);
  const sign = createSigner({ key: secret, algorithm: 'HS256' });
  // Time is judged by our clock below, which tests can move.
  const verify = createVerifier({ key: secret, algorithms: ['HS256'], ignoreExpiration: true });
  // A session sends the same token with every request: its signature is checked once.
  const checked = new Map<string, Claims>();
  const claimsOf = (token: string): Claims | undefined => {
    const existing = checked.get(token);
    if (existing !== undefined) return existing;
    const claims = claimsIn(verify, token);
    if (claims === undefined) return undefined;
    if (checked.size >= mostTokensKept) checked.clear();
    checked.set(token, claims);
    return claims;
  };
  return {
    issue: ({ sessionId, userId, createdAt, expiresAt }) =>
      sign({
        sid: sessionId,
        sub: userId,
        iat: seconds(createdAt),
        exp: seconds(expiresAt),
      } satisfies Claims),
    read: (token) => {
      const claims = claimsOf(token);
      if (claims === undefined) return 'invalid';
      return claims.exp <= seconds(clock()) ? 'expired' : { sessionId: claims.sid };
    },
  };
}

const mostTokensKept = 1_000;

const seconds = (moment: Instant): number => Math.floor(millisOfInstant(moment) / 1000);

function claimsIn(verify: (token: string) => unknown, token: string): Claims | undefined {
  try {
    const claims = verify(token);
    return isClaims(claims) ? claims : undefined;
  } catch {
    return undefined;
  }
}

const isClaims = (claims: unknown): claims is Claims =>
  typeof claims === 'object' &&
  claims !== null &&
  'sid' in claims &&
  typeof claims.sid === 'string' &&
  'exp' in claims &&
  typeof claims.exp === 'number';

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
