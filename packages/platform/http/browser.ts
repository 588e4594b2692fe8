/** The browser in which somebody signed in: a cookie with the id of that session, which opens nothing. */
import type { FastifyRequest } from 'fastify';

const keptSeconds = 30 * 24 * 60 * 60;

/** The session once opened in this browser, as it says; to be checked. */
export const browserOf = (request: FastifyRequest): string | undefined =>
  /(?:^|; )browser=([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:;|$)/.exec(
    request.headers.cookie ?? '',
  )?.[1];

export const browserCookie = (request: FastifyRequest, sessionId: string): readonly string[] => [
  'set-cookie',
  `browser=${sessionId}; Path=/api/auth; Max-Age=${keptSeconds}; HttpOnly; SameSite=Strict${
    request.protocol === 'https' ? '; Secure' : ''
  }`,
];
