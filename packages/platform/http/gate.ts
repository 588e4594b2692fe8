/** Tells who asks, and about which organization: answered by one port, judged before anything is read. */

import type { Instant } from '@tabellion/kernel/date.ts';
import type { Membership, SessionUser } from '@tabellion/kit/actor.ts';
import type { ObjectKind, Tenant } from '@tabellion/kit/endpoint.ts';
import type { Connection, Queries } from '../database/queries.ts';
import type { RequestParts } from './parse.ts';

export interface IdentityQuery {
  sessionId: string;
  /** The organization named, or the object whose row knows it; at most one of the two. */
  orgId: string | null;
  object: { id: string; kind: ObjectKind } | null;
}

export interface Identity {
  user: SessionUser;
  orgId: string | null;
  membership: Membership | null;
}

export interface SigneeIdentity {
  orgId: string;
  envelopeId: string;
  signeeId: string;
  /** The link to the page of a holder or director from which it was opened. */
  pageLinkId: string | null;
  /** How he showed that the address is his: by the code of a mail, or by his account. */
  proof: 'code' | 'account';
  /** The id of that account. */
  userId: string | null;
  expiresAt: Instant;
}

export interface HolderIdentity {
  orgId: string;
  /** The link that he came by. */
  linkId: string;
  personId: string;
  expiresAt: Instant;
}

export interface Gate {
  /** @returns the session's id; 'expired' when its time has passed; 'invalid' for anything not made here. */
  readToken(token: string): { sessionId: string } | 'expired' | 'invalid';
  /**
   * Reads session, user and membership in one prepared statement, the first on `connection`, which also sets
   * the row-security variable: to the organization for a member, else to nothing.
   * @returns undefined when the session is unknown, revoked or over.
   */
  identify(connection: Pick<Connection, 'session'>, query: IdentityQuery): Promise<Identity | undefined>;
  /** Reads a signee by the token of his session, the first statement on `connection`, which also sets the row-security
   *  variable to the organization that sent the documents. @returns undefined when the session is unknown or over, or the
   *  page is from which it was opened */
  identifySignee(connection: Connection, token: string): Promise<SigneeIdentity | undefined>;
  /** The same for the session of a link to the page of one holder or director; none of a link that was revoked. */
  identifyHolder(connection: Pick<Connection, 'session'>, token: string): Promise<HolderIdentity | undefined>;
  /** Tells by what an account's owner who signed in before is known: by the browser, else by the network;
   *  undefined for a stranger and for an address that nobody has. */
  knows(
    q: Queries,
    caller: { email: string; browser: string | undefined; address: string },
  ): Promise<string | undefined>;
  /** Told of every request that a member was allowed, before it is served. */
  admitted(connection: Connection, member: Identity): Promise<void>;
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** The id that names the organization, as sent; undefined where it is missing or no id at all. */
export function tenantIdOf(tenant: Exclude<Tenant, { in: 'none' }>, raw: RequestParts): string | undefined {
  const part = raw[tenant.in === 'object' ? tenant.from : tenant.in];
  if (typeof part !== 'object' || part === null) return undefined;
  const id = (part as Readonly<Record<string, unknown>>)[tenant.name];
  return typeof id === 'string' && uuid.test(id) ? id.toLowerCase() : undefined;
}
