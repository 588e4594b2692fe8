/** Tries a minute: per caller's network, per account and network, per account (decisions section 2), and per session. */

import type { Refusal } from '@tabellion/kernel/refusal.ts';
import type { Endpoint } from '@tabellion/kit/endpoint.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Gate } from './gate.ts';
import { tokenOf } from './token.ts';

/** Any one network, over all endpoints that are limited by account. */
const triesPerNetwork = 50;

/** Any one account, from wherever they come: more than one person needs, too few for many machines that guess. */
const triesPerAccount = 20;

export type Limiter = (request: FastifyRequest) => Promise<Refusal | undefined>;

/** @returns what makes the check of an endpoint; a check answers GENERAL.TOO_MANY with the seconds to wait, or nothing. */
export function limitersOf(app: FastifyInstance, gate: Gate): (endpoint: Endpoint) => Limiter {
  const perNetwork = window(app, triesPerNetwork, ({ ip }) => networkOf(ip));
  const accountOf = accountsBy(gate);
  const sessionOf = sessionsBy(gate);
  return ({ limit, path }) => {
    if (limit === undefined) return async () => undefined;
    const { perMinute } = limit;
    if (limit.by === 'address') return checking([window(app, perMinute, ({ ip }) => networkOf(ip))]);
    if (limit.by === 'session') {
      const ofSession = checking([window(app, perMinute, (request) => sessionOf(request) ?? '')]);
      // Without a session the gate refuses.
      return async (request) => (sessionOf(request) === undefined ? undefined : ofSession(request));
    }
    const here = window(
      app,
      perMinute,
      (request) => `${path} ${networkOf(request.ip)} ${accountOf(request) ?? ''}`,
    );
    const anywhere = window(app, triesPerAccount, (request) => `${path} ${accountOf(request)}`);
    const [ofNobody, ofAccount] = [checking([perNetwork, here]), checking([perNetwork, here, anywhere])];
    return (request) => (accountOf(request) === undefined ? ofNobody : ofAccount)(request);
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

/** The account that a request names by its address, or else uses by its session; undefined where it does neither. */
const accountsBy =
  (gate: Gate) =>
  (request: FastifyRequest): string | undefined => {
    const { email } = { ...(request.params as object), ...(request.body as object) } as { email?: unknown };
    // As addresses are compared: another way to write the same one is no other account.
    if (typeof email === 'string') return email.trim().normalize('NFC').toLowerCase();
    return sessionsBy(gate)(request);
  };

const sessionsBy =
  (gate: Gate) =>
  (request: FastifyRequest): string | undefined => {
    const token = tokenOf(request);
    const session = token === undefined ? 'invalid' : gate.readToken(token);
    return typeof session === 'string' ? undefined : session.sessionId;
  };
