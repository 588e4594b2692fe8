import type { Instant } from '@tabellion/kernel/date.ts';
import type { Refusal } from '@tabellion/kernel/refusal.ts';
import type { Result } from '@tabellion/kernel/result.ts';
import type { Membership, SessionUser } from '@tabellion/kit/actor.ts';
import type { Endpoint, RefusalsOf, ReplyOf } from '@tabellion/kit/endpoint.ts';
import type { TextCode } from '@tabellion/texts/codes.ts';
import type { Language } from '@tabellion/texts/text.ts';
import type { Connection, Database, Queries, Transaction } from '../database/queries.ts';
import type { HolderIdentity, SigneeIdentity } from './gate.ts';
import type { CommonRefusalCode } from './refusalCodes.ts';

export interface RequestContext {
  requestId: string;
  /** The endpoint as the contract names it, `POST /api/person/update`: the key under which repetitions are known. */
  endpoint: string;
  now: Instant;
  language: Language;
  /** The caller's network address, for limits and evidence; never logged beside a name. */
  address: string;
  userAgent: string;
  /** The session that was once opened in this browser, as it says; to be checked. */
  browser: string | undefined;
  db: Database;
  /** Throws `ReaderGone` once the connection is closed: work that takes long asks now and then. */
  goOn(): void;
  /** The caller's key for repetitions of one act (design: requests, step 2). */
  idempotencyKey: string | undefined;
  /** SHA-256 of path and body, hex; a key that comes back with another hash is refused. Empty without a key. */
  requestHash: string;
}

/** A request whose body another service signed: nobody is signed in, and whoever handles it verifies the
 *  signature. */
export interface SignedContext extends RequestContext {
  /** As they came. */
  bytes: Uint8Array;
  /** Empty where the request has no such header. */
  header(name: string): string;
}

/** A request whose sender another service in this process knows by a token of its own. */
export interface BearerContext<Bearer> extends RequestContext {
  bearer: Bearer;
  /** Empty where the request has no such header. */
  header(name: string): string;
}

export interface VisitorContext extends RequestContext {
  /** Whether the caller is signed in and may do this in that organization. It refuses nobody: a guest, a stranger and a
   *  session that is over all get `false`. */
  mayIn(orgId: string, action: string): Promise<boolean>;
  /** The user who is signed in, if anybody; undefined for a guest and for a session that is over. */
  signedInAs(): Promise<string | undefined>;
}

/** The context of an endpoint for signees. Its connection is inside the organization that sent the documents. */
export interface SigneeContext extends RequestContext {
  signee: SigneeIdentity;
  q: Connection;
  release(): void;
}

/** The context of an endpoint for holders and directors, each of whom has a link to his own page. */
export interface HolderContext extends RequestContext {
  holder: HolderIdentity;
  q: Connection;
  release(): void;
}

export interface UserContext extends RequestContext {
  user: SessionUser;
  /** The connection on which the session was read; reads of this request use it. */
  q: Connection;
  /** Gives the connection back early: before a call to another service, which may take long, and before `db` is asked for
   *  another one. Requests that each hold one and wait for a second would all wait for each other. */
  release(): void;
  /** Judges session, membership and right once more, inside a transaction that has waited for others. */
  judgeAgain(tx: Transaction): Promise<Result<unknown, Refusal<CommonRefusalCode>>>;
}

export interface OrganizationContext extends UserContext {
  orgId: string;
  membership: Membership;
}

/** A handler's answer: the data, or a refusal. `textCode` replaces the endpoint's own success code. */
export type HandlerResult<Data, Code extends TextCode = TextCode> = Result<Data, Refusal<Code>> & {
  textCode?: TextCode;
};

/** The answer to one endpoint: its reply, or a refusal that its contract or the host names. */
export type AnswerTo<E extends Endpoint> = HandlerResult<ReplyOf<E>, RefusalsOf<E> | CommonRefusalCode>;

export const okWithCode = <Data>(textCode: TextCode, value: Data) => ({ ok: true, value, textCode }) as const;

/** The least that it takes to read of an organization, within a request or outside of one. */
export type ReadingContext<Key extends keyof OrganizationContext = 'orgId'> = Pick<
  OrganizationContext,
  Key | 'orgId'
> & { readonly q: Queries };

export interface Download {
  bytes: Uint8Array;
  mediaType: string;
  fileName: string;
  /** Saved, not opened: what it holds may act in the program that opens it. */
  isAttachment?: boolean;
  /** Names these bytes for good: whoever has them already is told so instead (RFC 9110, section 13.1.2). */
  etag?: string;
}

export interface Upload {
  fileName: string;
  mediaType: string;
  bytes: Uint8Array;
}
