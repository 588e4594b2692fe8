/**
 * One object per endpoint: from it come the server's types, the typed client, the OpenAPI page and the row of
 * the access matrix. Contracts are written in `zod/mini`, which both sides can afford.
 */
import type { TextCode } from '@tabellion/texts/codes.ts';
import type * as z from 'zod/mini';

export type Schema = z.ZodMiniType;
export type Out<S> = S extends Schema ? z.output<S> : undefined;
export type In<S> = S extends Schema ? z.input<S> : undefined;

/** Where the organization of a request comes from; never from the session (decisions section 1). */
export type Tenant =
  | { in: 'none' }
  /** The named part holds the organization's id. */
  | { in: 'params' | 'query' | 'body'; name: string }
  /** The named part holds the id of an object; its row knows its organization. */
  | { in: 'object'; from: 'params' | 'query' | 'body'; name: string; kind: ObjectKind };

/** Kinds of objects that an id in `objects(id, org_id, kind)` may name. */
export type ObjectKind =
  | 'person'
  | 'shareclass'
  | 'security'
  | 'proposal'
  | 'purchase'
  | 'subscription'
  | 'invoice'
  | 'activity'
  | 'filing'
  | 'document'
  | 'membership';

interface EndpointRow<
  Action extends string,
  Params extends Schema | undefined,
  Query extends Schema | undefined,
  Body extends Schema | undefined,
  Reply extends Schema,
  Codes extends TextCode,
> {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** As the specification writes it, parameters in braces: `/api/organization/{orgId}/plans`; `{*}` at the end is all that
   *  follows, slashes too. */
  path: string;
  summary: string;
  action: Action;
  tenant: Tenant;
  params?: Params;
  query?: Query;
  body?: Body;
  /** The object that the body edits, as replies give it. It may be posted back: what is read-only in it is passed
   *  over. */
  entity?: Schema;
  /** The object of the body that takes what the entity has beside the body's own names. */
  entityAs?: string;
  reply: Reply;
  /** The code of a success, unless the command names another of `alsoOk`. `GENERAL.SUCCESS` where it is left out. */
  ok?: TextCode;
  alsoOk?: readonly TextCode[];
  refusals?: readonly Codes[];
  /** A multipart upload: the largest file in bytes. Body then describes the other fields. */
  upload?: { maxBytes: number; types: readonly string[] };
  /** A body of any type that its sender signed: its bytes reach the handler as they came, at most so many. No session. */
  signed?: { maxBytes: number };
  /** A file instead of JSON: the media types that may come back. */
  download?: readonly string[];
  /** The reply as it stands, as JSON or as text, where others have settled its shape. Refusals come as they always do. */
  bare?: 'json' | 'text';
  /** Whoever passes a reply on may keep it, for so many seconds or for ever: only where anyone may ask. Otherwise nobody may. */
  cache?: 'immutable' | { seconds: number };
  /** Tries a minute: `address` counts per caller's address, `session` per session, for work that costs much. `account` is for
   *  guesses: per account, named or signed in, and address, and a few more per account from anywhere. Only those that fail count
   *  against the account; a refusal with `unless` says that the guess was right. */
  limit?: { perMinute: number; by: 'address' | 'account' | 'session'; unless?: TextCode };
}

export interface Endpoint<
  Action extends string = string,
  Params extends Schema | undefined = Schema | undefined,
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Reply extends Schema = Schema,
  Codes extends TextCode = TextCode,
> extends EndpointRow<Action, Params, Query, Body, Reply, Codes> {
  ok: TextCode;
}

/** Makes `endpoint` for one access table, so that an endpoint without a known action does not compile. */
export const endpointsOf =
  <Action extends string>() =>
  <
    R extends Schema,
    P extends Schema | undefined = undefined,
    Q extends Schema | undefined = undefined,
    B extends Schema | undefined = undefined,
    C extends TextCode = never,
  >(
    row: EndpointRow<Action, P, Q, B, R, C>,
  ): Endpoint<Action, P, Q, B, R, C> => ({ ok: 'GENERAL.SUCCESS', ...row });

/** The input that a handler receives and a client gives. */
export interface InputOf<E extends Endpoint> {
  params: E extends Endpoint<string, infer P> ? Out<P> : never;
  query: E extends Endpoint<string, Schema | undefined, infer Q> ? Out<Q> : never;
  body: E extends Endpoint<string, Schema | undefined, Schema | undefined, infer B> ? Out<B> : never;
}

export type ReplyOf<E extends Endpoint> = Out<E['reply']>;

/** The codes that its contract names. */
export type RefusalsOf<E extends Endpoint> = NonNullable<E['refusals']>[number];

/** The names in braces of a path, in order. */
export const pathNames = (path: string): string[] =>
  [...path.matchAll(/\{([^}]+)\}/g)].map((match) => match[1] ?? '');

/** Fills a path, each part encoded. */
export const fillPath = (path: string, params: Readonly<Record<string, string | number>>): string =>
  path.replace(/\{([^}]+)\}/g, (_, name: string) => encodeURIComponent(String(params[name] ?? '')));
