/** Tries a minute: per caller's network, per account and network, per account (decisions section 2), and per session. */

import { type Instant, millisOfInstant } from '@tabellion/kernel/date.ts';
import { type Refusal, refuse } from '@tabellion/kernel/refusal.ts';
import { ok, type Result } from '@tabellion/kernel/result.ts';
import type { Endpoint } from '@tabellion/kit/endpoint.ts';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../database/queries.ts';
import { browserOf } from './browser.ts';
import type { Gate } from './gate.ts';
import { tokenOf } from './token.ts';
import { type Allowance, returnTry, takeTry } from './tries.ts';

/** Any one network, over all endpoints that are limited by account. */
const triesPerNetwork = 50;

/** Any one account, from wherever they come: more than one person needs, too few for many machines that guess. */
const triesPerAccount = 20;

/** Refused callers that are remembered. */
const mostRefused = 10_000;

/** Counts a request. @returns what takes it back, or GENERAL.TOO_MANY with the seconds to wait */
export type Limiter = (request: FastifyRequest) => Promise<Result<() => Promise<void>, Refusal>>;

interface Limiting {
  db: Database;
  gate: Gate;
  clock: () => Instant;
}

const uncounted = ok(async () => undefined);

export const unlimited: Limiter = async () => uncounted;

/** Guesses count against the account only where they fail, against the network always. Whoever signed in before, from the same browser or network, has an
 *  allowance of his own, which strangers cannot use up. */
export function limiterOf({ path, limit }: Endpoint, { db, gate, clock }: Limiting): Limiter {
  if (limit === undefined) return unlimited;
  const { by, perMinute } = limit;
  const allow = (whose: string, most = perMinute): Allowance => ({
    ...{ key: `${path} ${whose}`, most, withinMs: 60_000 },
  });
  // Spares the database who goes on after a refusal.
  const refusedUntil = new Map<string, number>();
  return async (request) => {
    const [network, session, email, browser] = [
      networkOf(request.ip),
      sessionOf(gate, request),
      by === 'account' ? emailIn(request) : undefined,
      browserOf(request),
    ];
    // Without a session the gate refuses.
    if (by === 'session' && session === undefined) return uncounted;
    const shared =
      by === 'address'
        ? [allow(network)]
        : email === undefined && session !== undefined
          ? [allow(session)]
          : [
              { key: network, most: triesPerNetwork, withinMs: 60_000 },
              ...(email === undefined ? [] : [allow(`${network} ${email}`), allow(email, triesPerAccount)]),
            ];
    const now = clock();
    const caller = [network, session, email, browser].join(' ');
    const waitMs = (refusedUntil.get(caller) ?? 0) - millisOfInstant(now);
    if (waitMs > 0) return tooMany(Math.ceil(waitMs / 1000));
    return db.asNobody(async (q) => {
      let ofAccount = shared.filter(({ key }) => key !== network);
      let seconds = await takeTry(q, shared, now);
      if (seconds !== undefined && email !== undefined) {
        const known = await gate.knows(q, { email, browser, address: request.ip });
        if (known !== undefined) {
          ofAccount = [];
          seconds = await takeTry(q, [allow(`${known} ${email}`)], now);
        }
      }
      if (seconds === undefined) {
        return by === 'account' ? ok(() => db.asNobody((again) => returnTry(again, ofAccount))) : uncounted;
      }
      if (refusedUntil.size >= mostRefused) refusedUntil.clear();
      refusedUntil.set(caller, millisOfInstant(now) + seconds * 1000);
      return tooMany(seconds);
    });
  };
}

const tooMany = (seconds: number) => refuse('GENERAL.TOO_MANY', { params: { seconds } });

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

export function emailIn({ params, body }: FastifyRequest): string | undefined {
  const { email } = { ...(params as object), ...(body as object) } as { email?: unknown };
  // As addresses are compared: another way to write the same one is no other account.
  return typeof email === 'string' ? email.trim().normalize('NFC').toLowerCase() : undefined;
}

function sessionOf(gate: Gate, request: FastifyRequest): string | undefined {
  const token = tokenOf(request);
  const session = token === undefined ? 'invalid' : gate.readToken(token);
  return typeof session === 'string' ? undefined : session.sessionId;
}
