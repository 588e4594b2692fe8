import { type Instant, instant } from '@tabellion/kernel/date.ts';
import { createSigner } from 'fast-jwt';
import { describe, expect, test } from 'vitest';
import { createSessionTokens } from './tokens.ts';

const key = new Uint8Array(32).fill(1);
const session = {
  sessionId: '019a0000-0000-7000-8000-000000000001',
  userId: '019a0000-0000-7000-8000-000000000002',
  createdAt: instant('2025-03-12T09:00:00Z'),
  expiresAt: instant('2025-03-12T21:00:00Z'),
};
const at = (moment: Instant) => createSessionTokens(key, () => moment);

describe('an access token', () => {
  const token = at(session.createdAt).issue(session);

  test('names its session until twelve hours have passed', () => {
    expect(at(instant('2025-03-12T20:59:59Z')).read(token)).toEqual({ sessionId: session.sessionId });
    expect(at(instant('2025-03-12T21:00:00Z')).read(token)).toBe('expired');
  });

  test('carries the session and the user, no personal data', () => {
    const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    expect(claims).toEqual({ sid: session.sessionId, sub: session.userId, iat: 1741770000, exp: 1741813200 });
  });

  test('is invalid when another key, another algorithm or nobody signed it', () => {
    const other = createSessionTokens(new Uint8Array(32).fill(2), () => session.createdAt).issue(session);
    const claims = { sid: session.sessionId, sub: session.userId, exp: 4_000_000_000 };
    const otherAlgorithm = createSigner({ key: Buffer.from(key), algorithm: 'HS512' })(claims);
    const unsigned = createSigner({ algorithm: 'none' })(claims);
    for (const forged of [other, otherAlgorithm, unsigned, `${token}x`, 'no token', '']) {
      expect(at(session.createdAt).read(forged)).toBe('invalid');
    }
  });
});
