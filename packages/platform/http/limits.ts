/** Tries a minute: per caller's address, and per account named and address (decisions section 2). */

import type { Refusal } from '@tabellion/kernel/refusal.ts';
import type { Endpoint } from '@tabellion/kit/endpoint.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Any one address, over all endpoints that are limited by account. */
const triesPerAddress = 50;

export type Limiter = (request: FastifyRequest) => Promise<Refusal | undefined>;

/** @returns a check that answers GENERAL.TOO_MANY with the seconds to wait, or nothing. */
export function limiterFor(app: FastifyInstance, endpoint: Endpoint): Limiter {
  const { limit } = endpoint;
  if (limit === undefined) return async () => undefined;
  const checks =
    limit.by === 'address'
      ? [window(app, limit.perMinute, (request) => `${endpoint.path} ${request.ip}`)]
      : [
          window(app, triesPerAddress, (request) => request.ip),
          window(app, limit.perMinute, (request) => `${endpoint.path} ${request.ip} ${accountOf(request)}`),
        ];
  return async (request) => {
    for (const check of checks) {
      const state = await check(request);
      if (!state.isAllowed && state.isExceeded) {
        return { textCode: 'GENERAL.TOO_MANY', params: { seconds: state.ttlInSeconds } };
      }
    }
    return undefined;
  };
}

const window = (app: FastifyInstance, max: number, keyGenerator: (request: FastifyRequest) => string) =>
  app.createRateLimit({ max, timeWindow: 60_000, keyGenerator });

function accountOf(request: FastifyRequest): string {
  const { email } = { ...(request.params as object), ...(request.body as object) } as { email?: unknown };
  return typeof email === 'string' ? email.trim().toLowerCase() : '';
}
