/** One request, one way: limit, session, organization, right, input, handler, answer (design: requests). */
import { createHash } from 'node:crypto';
import { type Refusal, refuse } from '@tabellion/kernel/refusal.ts';
import { err, ok, type Result } from '@tabellion/kernel/result.ts';
import { type Judgement, judge, type Rule } from '@tabellion/kit/may.ts';
import type { Connection, Database, Transaction } from '../database/queries.ts';
import type {
  Download,
  HandlerResult,
  OrganizationContext,
  RequestContext,
  Upload,
  UserContext,
} from './context.ts';
import { type Gate, type Identity, tenantIdOf } from './gate.ts';
import { parseParts, type RequestParts } from './parse.ts';
import type { CommonRefusalCode } from './refusalCodes.ts';
import type { Route } from './route.ts';
import type { RequestBody } from './upload.ts';

export interface Incoming {
  params: unknown;
  query: unknown;
  token: string | undefined;
  /** Empty where there is none. */
  header(name: string): string;
  /** Gives the body of JSON, which the host has read; reads an upload, once. Throws what `takeBody` of `upload.ts` says. */
  takeBody(): Promise<RequestBody>;
}

export type RouteOutcome = HandlerResult<unknown> | Result<Download, Refusal>;

export type Rules = Readonly<Record<string, Rule>>;

interface Guard {
  rules: Rules;
  gate: Gate;
}

/** Runs `route` for one request. Every connection taken is given back, whatever happens. */
export async function runRoute(
  route: Route,
  guard: Guard,
  base: Omit<RequestContext, 'requestHash'>,
  incoming: Incoming,
): Promise<RouteOutcome> {
  if (route.serves === 'anyone') {
    const { raw, file } = partsOf(incoming, await incoming.takeBody());
    const input = parseParts(route.endpoint, raw);
    if (!input.ok) return input;
    const mayIn = (orgId: string, action: string) =>
      maySomebody(guard, base.db, incoming.token, { orgId, action });
    const requestHash = hashFor(base, raw, file);
    const signedInAs = async () => (await somebody(guard.gate, base.db, incoming.token))?.user.userId;
    return route.handle({ ...base, requestHash, mayIn, signedInAs }, withFile(input.value, file));
  }
  if (route.serves === 'signed') return runSigned(route, base, incoming);
  if (route.serves === 'signee' || route.serves === 'holder') return runByLink(route, guard, base, incoming);
  if (route.serves === 'bearer') return runForBearer(route, base, incoming);
  const session = sessionOf(guard.gate, incoming.token);
  if (!session.ok) return session;
  if (route.endpoint.upload !== undefined) {
    const { params, query } = incoming;
    const admitted = await admit(route, guard, base.db, session.value, { params, query, body: undefined });
    if (!admitted.ok) return admitted;
  }
  const { raw, file } = partsOf(incoming, await incoming.takeBody());
  const connection = await base.db.connect();
  try {
    const identity = await identify(route, guard, connection, session.value, raw);
    if (!identity.ok) return identity;
    const input = parseParts(route.endpoint, raw);
    if (!input.ok) return input;
    const judgeAgain = (tx: Transaction) =>
      identify(route, guard, { session: (query) => tx.first(query) }, session.value, raw);
    const hash = hashFor(base, raw, file);
    const context = contextOf(base, hash, { ...identity.value, judgeAgain }, connection);
    if (route.serves === 'user') return await route.handle(context, withFile(input.value, file));
    if (!isOfMember(context)) return notFound;
    await guard.gate.admitted(connection, identity.value);
    return await route.handle(context, withFile(input.value, file));
  } finally {
    connection.release();
  }
}

/** The body is not parsed: what was signed are its bytes. */
async function runSigned(
  route: Extract<Route, { serves: 'signed' }>,
  base: Omit<RequestContext, 'requestHash'>,
  { params, query, header, takeBody }: Incoming,
): Promise<RouteOutcome> {
  const { body } = await takeBody();
  const input = parseParts(route.endpoint, { params, query, body: undefined });
  if (!input.ok) return input;
  const bytes = body instanceof Uint8Array ? body : new Uint8Array();
  return route.handle({ ...base, requestHash: '', bytes, header }, input.value);
}

async function runForBearer(
  route: Extract<Route, { serves: 'bearer' }>,
  base: Omit<RequestContext, 'requestHash'>,
  incoming: Incoming,
): Promise<RouteOutcome> {
  const admitted = await route.admit(incoming.token, base.now, incoming.header);
  if (!admitted.ok) return admitted;
  const { raw, file } = partsOf(incoming, await incoming.takeBody());
  const input = parseParts(route.endpoint, raw);
  if (!input.ok) return input;
  const requestHash = hashFor(base, raw, file);
  const context = { ...base, requestHash, bearer: admitted.value, header: incoming.header };
  return route.handle(context, withFile(input.value, file));
}

/** Serves whoever came by the link of a mail and proved its address. */
async function runByLink(
  route: Extract<Route, { serves: 'signee' | 'holder' }>,
  { rules, gate }: Guard,
  base: Omit<RequestContext, 'requestHash'>,
  incoming: Incoming,
): Promise<RouteOutcome> {
  const { raw, file } = partsOf(incoming, await incoming.takeBody());
  const q = await base.db.connect();
  try {
    const { token = '' } = incoming;
    const signee = route.serves === 'signee' ? await gate.identifySignee(q, token) : undefined;
    const holder = route.serves === 'holder' ? await gate.identifyHolder(q, token) : undefined;
    const actor = { isSignee: signee !== undefined, isHolder: holder !== undefined };
    if (!judge(actor, ruleOf(rules, route.endpoint.action)).may) return refuse('SIGNING.PROVE_FIRST');
    const input = parseParts(route.endpoint, raw);
    if (!input.ok) return input;
    const context = { ...base, requestHash: hashFor(base, raw, file), q, release: () => q.release() };
    if (route.serves === 'signee' && signee !== undefined)
      return await route.handle({ ...context, signee }, withFile(input.value, file));
    if (route.serves === 'holder' && holder !== undefined)
      return await route.handle({ ...context, holder }, withFile(input.value, file));
    return refuse('SIGNING.PROVE_FIRST');
  } finally {
    q.release();
  }
}

type KnownContext = UserContext & Pick<Identity, 'orgId' | 'membership'>;

/** Spelled out: every property added to a spread costs a microsecond, and so does every later look at it. */
const contextOf = (
  base: Omit<RequestContext, 'requestHash'>,
  requestHash: string,
  { user, orgId, membership, judgeAgain }: Identity & Pick<UserContext, 'judgeAgain'>,
  q: Connection,
): KnownContext => ({
  requestId: base.requestId,
  endpoint: base.endpoint,
  now: base.now,
  language: base.language,
  address: base.address,
  userAgent: base.userAgent,
  browser: base.browser,
  db: base.db,
  goOn: base.goOn,
  idempotencyKey: base.idempotencyKey,
  requestHash,
  user,
  q,
  release: () => q.release(),
  judgeAgain,
  orgId,
  membership,
});

const isOfMember = (context: KnownContext): context is KnownContext & OrganizationContext =>
  context.orgId !== null && context.membership !== null;

/** Whether an upload may begin: judged by path and query before a byte of it is read. It may take long to come, so no
 *  connection is held meanwhile, and the caller is judged again when it is here. */
async function admit(
  route: Route,
  guard: Guard,
  db: Database,
  sessionId: string,
  raw: RequestParts,
): Promise<Result<unknown, Refusal>> {
  const connection = await db.connect();
  try {
    const identity = await identify(route, guard, connection, sessionId, raw);
    if (!identity.ok || route.serves !== 'organization') return identity;
    return identity.value.membership === null ? notFound : identity;
  } finally {
    connection.release();
  }
}

async function maySomebody(
  { rules, gate }: Guard,
  db: Database,
  token: string | undefined,
  { orgId, action }: { orgId: string; action: string },
): Promise<boolean> {
  const identity = await somebody(gate, db, token, orgId);
  return identity !== undefined && judge(actorOf(identity), ruleOf(rules, action)).may;
}

/** Identifies whoever brings a good token; for routes that also serve guests. */
async function somebody(
  gate: Gate,
  db: Database,
  token: string | undefined,
  orgId: string | null = null,
): Promise<Identity | undefined> {
  const session = sessionOf(gate, token);
  if (!session.ok) return undefined;
  const connection = await db.connect();
  try {
    return await gate.identify(connection, { sessionId: session.value, orgId, object: null });
  } finally {
    connection.release();
  }
}

function partsOf(
  { params, query }: Incoming,
  { body, file }: RequestBody,
): { raw: RequestParts; file?: Upload } {
  const raw = { params, query, body };
  return file === undefined ? { raw } : { raw, file };
}

const notFound = refuse('GENERAL.NOT_FOUND');

function sessionOf(gate: Gate, token: string | undefined): Result<string, Refusal> {
  const read = token === undefined ? 'invalid' : gate.readToken(token);
  if (read === 'expired') return err({ textCode: 'SESSION.EXPIRED' });
  return read === 'invalid' ? err({ textCode: 'SESSION.INVALID' }) : ok(read.sessionId);
}

async function identify(
  route: Route,
  { rules, gate }: Guard,
  connection: Pick<Connection, 'session'>,
  sessionId: string,
  raw: RequestParts,
): Promise<Result<Identity, Refusal<CommonRefusalCode>>> {
  const { tenant, action } = route.endpoint;
  const id = tenant.in === 'none' ? undefined : tenantIdOf(tenant, raw);
  const identity = await gate.identify(connection, {
    sessionId,
    orgId: id !== undefined && tenant.in !== 'object' ? id : null,
    object: id !== undefined && tenant.in === 'object' ? { id, kind: tenant.kind } : null,
  });
  if (identity === undefined) return refuse('SESSION.INVALID');
  const judgement = judge(actorOf(identity), ruleOf(rules, action));
  return judgement.may ? ok(identity) : err(refusalOf(judgement));
}

const actorOf = ({ user, membership }: Identity) => (membership === null ? { user } : { user, membership });

const refusalOf = ({ textCode, params }: Extract<Judgement, { may: false }>): Refusal<CommonRefusalCode> =>
  params === undefined ? { textCode } : { textCode, params };

export function ruleOf(rules: Rules, action: string): Rule {
  const rule = rules[action];
  if (rule === undefined) throw new Error(`no rule of access for the action ${action}`);
  return rule;
}

const withFile = (parts: RequestParts, file: Upload | undefined) =>
  file === undefined ? parts : { ...parts, file };

function hashFor(
  { idempotencyKey }: Pick<RequestContext, 'idempotencyKey'>,
  { params, query, body }: RequestParts,
  file: Upload | undefined,
): string {
  if (idempotencyKey === undefined) return '';
  return createHash('sha256')
    .update(JSON.stringify([params, query, body]))
    .update(file === undefined ? '' : file.bytes)
    .digest('hex');
}
