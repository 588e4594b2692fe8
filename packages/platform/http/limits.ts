/** Tries a minute: per caller's network, per account and network, per account (decisions section 2), and per session. */

import { type Instant, millisOfInstant } from '@tabellion/kernel/date.ts';
import { type Refusal, refuse } from '@tabellion/kernel/refusal.ts';
import { ok, type Result } from '@tabellion/kernel/result.ts';
import type { Endpoint } from '@tabellion/kit/endpoint.ts';
import type { FastifyRequest } from 'fastify';
import type { Database, Queries } from '../database/queries.ts';
import { browserOf } from './browser.ts';
import type { Gate } from './gate.ts';
import { tokenOf } from './token.ts';
import { type Allowance, returnTry, takeTry } from './tries.ts';

/** Any one network, over all endpoints that are limited by account. */
const triesPerNetwork = 50;

/** Any one account, from wherever they come: more than one person needs, too few for many machines that guess. */
const triesPerAccount = 20;

/** A site has as many tries apart as a network has in a minute, for an account whose own are used up by others. */
const siteWindowMs = 24 * 60 * 60 * 1000;

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

/** Guesses count against the account only where they fail, against the network always. Whoever signed in before, from the same
 *  browser or network, has an allowance of his own, which strangers cannot use up; a site that has not guessed is not kept out
 *  by those that have (decision 080). */
export function limiterOf({ path, limit }: Endpoint, { db, gate, clock }: Limiting): Limiter {
  if (limit === undefined) return unlimited;
  const { by, perMinute } = limit;
  const allow = (whose: string, most = perMinute, withinMs = 60_000): Allowance => ({
    key: `${path} ${whose}`,
    most,
    withinMs,
  });
  const sharedOf = (network: string, session: string | undefined, email: string | undefined) => {
    if (by === 'address') return [allow(network)];
    if (email === undefined && session !== undefined) return [allow(session)];
    const ofNetwork = { key: network, most: triesPerNetwork, withinMs: 60_000 };
    return email === undefined ? [ofNetwork] : [ofNetwork, allow(`${network} ${email}`)];
  };
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
    const shared = sharedOf(network, session, email);
    const now = clock();
    const caller = [network, session, email, browser].join(' ');
    const waitMs = (refusedUntil.get(caller) ?? 0) - millisOfInstant(now);
    if (waitMs > 0) return tooMany(Math.ceil(waitMs / 1000));
    return db.asNobody(async (q) => {
      let ofAccount = shared.filter(({ key }) => key !== network);
      let seconds = await takeTry(q, shared, now);
      if (seconds === undefined && email !== undefined) {
        const whole = allow(email, triesPerAccount);
        const site = allow(`${siteOf(network)} apart ${email}`, perMinute, siteWindowMs);
        const taken = await takeOfAccount(q, { whole, site }, now);
        if (taken.seconds === undefined) ofAccount = [...ofAccount, ...taken.from];
        else await returnTry(q, shared);
        seconds = taken.seconds;
      }
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

interface Taken {
  /** How long to wait, where nothing was left. */
  readonly seconds: number | undefined;
  readonly from: readonly Allowance[];
}

/** Takes a guess from the account's own tries, or from the site's where others have used those up. */
async function takeOfAccount(
  q: Queries,
  { whole, site }: { readonly whole: Allowance; readonly site: Allowance },
  now: Instant,
): Promise<Taken> {
  const seconds = await takeTry(q, [whole], now);
  if (seconds === undefined) return { seconds, from: [whole] };
  const isUsedUp = (await takeTry(q, [site], now)) !== undefined;
  return isUsedUp ? { seconds, from: [] } : { seconds: undefined, from: [site] };
}

const tooMany = (seconds: number) => refuse('GENERAL.TOO_MANY', { params: { seconds } });

/** Whom an address stands for: an IPv4 address for itself, an IPv6 one for the /64 that a household or a rented machine
 *  is given, of which it may use any address it likes (RFC 6177). */
export function networkOf(address: string | undefined): string {
  // A caller who is gone already has none.
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

/** Counts a site as one network: whoever is given IPv6 mostly has a /48, of which each /64 would count as another. */
const siteOf = (network: string): string => network.split(':').slice(0, 3).join(':');

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
