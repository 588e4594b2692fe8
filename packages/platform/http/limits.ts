/** Tries a minute: per caller's network, and per account named and network (decisions section 2). */

import type { Refusal } from '@tabellion/kernel/refusal.ts';
import type { Endpoint } from '@tabellion/kit/endpoint.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Any one network, over all endpoints that are limited by account. */
const triesPerNetwork = 50;

export type Limiter = (request: FastifyRequest) => Promise<Refusal | undefined>;

/** @returns what makes the check of an endpoint; a check answers GENERAL.TOO_MANY with the seconds to wait, or nothing. */
export function limitersOf(app: FastifyInstance): (endpoint: Endpoint) => Limiter {
  const perNetwork = window(app, triesPerNetwork, ({ ip }) => networkOf(ip));
  return ({ limit, path }) => {
    if (limit === undefined) return async () => undefined;
    const { perMinute } = limit;
    if (limit.by === 'address') return checking([window(app, perMinute, ({ ip }) => networkOf(ip))]);
    const perAccount = window(
      app,
      perMinute,
      (request) => `${path} ${networkOf(request.ip)} ${accountOf(request)}`,
    );
    return checking([perNetwork, perAccount]);
  };
}

type Window = ReturnType<FastifyInstance['createRateLimit']>;

const window = (
  app: FastifyInstance,
  max: number,
  keyGenerator: (request: FastifyRequest) => string,
): Window => app.createRateLimit({ max, timeWindow: 60_000, keyGenerator });

const checking =
  (windows: readonly Window[]): Limiter =>
  async (request) => {
    for (const check of windows) {
      const state = await check(request);
      if (!state.isAllowed && state.isExceeded) {
        return { textCode: 'GENERAL.TOO_MANY', params: { seconds: state.ttlInSeconds } };
      }
    }
    return undefined;
  };

/** Whom an address stands for: an IPv4 address for itself, an IPv6 one for the /64 that a household or a rented machine
 *  is given, of which it may use any address it likes (RFC 6177). */
export function networkOf(address: string | undefined): string {
  // Who is gone already has none.
  if (address === undefined) return '';
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? [];
  if (mapped !== undefined) return mapped;
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.toLowerCase().split('::');
  const groups = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - groups.length - after.length);
  return [...groups, ...Array<string>(zeros).fill('0'), ...after].slice(0, 4).join(':');
}

/** As addresses are compared: another way to write the same one is no other account. */
function accountOf(request: FastifyRequest): string {
  const { email } = { ...(request.params as object), ...(request.body as object) } as { email?: unknown };
  return typeof email === 'string' ? email.trim().normalize('NFC').toLowerCase() : '';
}
