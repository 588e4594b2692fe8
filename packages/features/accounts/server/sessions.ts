/** Sessions are rows: opened here, and over when they are revoked, idle for 20 minutes or twelve hours old. */
import { type Instant, instantOfMillis, millisOfInstant } from '@tabellion/kernel/date.ts';
import type { Queries, Transaction } from '@tabellion/platform/database/queries.ts';
import { newId } from '@tabellion/platform/ids.ts';
import { deviceOf, networkOf } from '../rules/place.ts';
import { type Familiarity, insertSession, knownAs, sessionById } from './store/sessions.ts';
import { credentialsOfEmail } from './store/users.ts';
import type { SessionTokens } from './tokens.ts';

/** Decisions section 2: access tokens, and the sessions they name, hold twelve hours. */
const sessionMs = 12 * 60 * 60 * 1000;

/** The part of a request's context that a session records when it is opened. */
interface SessionOrigin {
  now: Instant;
  address: string;
  userAgent: string;
}

/** Opens a session in the transaction that made it right. @returns its access token */
export async function openSession(
  tx: Transaction,
  tokens: SessionTokens,
  userId: string,
  place: SessionOrigin,
): Promise<string> {
  const session = {
    sessionId: newId(),
    userId,
    createdAt: place.now,
    expiresAt: instantOfMillis(millisOfInstant(place.now) + sessionMs),
    seenAt: place.now,
    device: deviceOf(place.userAgent),
    network: networkOf(place.address),
  };
  await insertSession(tx, session);
  return tokens.issue(session);
}

/** @returns a token for the same session, over at the same moment */
export async function renewToken(q: Queries, tokens: SessionTokens, sessionId: string): Promise<string> {
  return tokens.issue(await sessionById(q, sessionId));
}

/** The part of a request's context that tells where an account is named from. */
export interface Origin {
  browser: string | undefined;
  address: string;
}

/** @returns how far he is known, and whose allowance that is: of the browser, of the network, or of all strangers */
export async function ownAllowance(
  q: Queries,
  userId: string,
  { browser, address }: Origin,
): Promise<{ known: Familiarity; of: string }> {
  const network = networkOf(address);
  const known = await knownAs(q, userId, { browser, network });
  return { known, of: { browser: browser ?? '', network, stranger: '' }[known] };
}

/** As `Gate.knows` promises. @param email normalized */
export async function knownBy(
  q: Queries,
  { email, ...origin }: Origin & { email: string },
): Promise<string | undefined> {
  const found = await credentialsOfEmail(q, email);
  return found && ((await ownAllowance(q, found.userId, origin)).of || undefined);
}
