/** One request, one way: limit, session, organization, right, input, handler, answer (design: requests). */
import { createHash } from 'node:crypto';
import type { Refusal } from '@tabellion/kernel/refusal.ts';
import { err, ok, type Result } from '@tabellion/kernel/result.ts';
import { type Judgement, judge, type Rule } from '@tabellion/kit/may.ts';
import type { Connection } from '../database/queries.ts';
import type { Download, Handled, RequestContext, Upload } from './context.ts';
import { type Gate, type Identity, tenantIdOf } from './gate.ts';
import { type Parts, parseParts } from './parse.ts';
import type { Route } from './route.ts';

export interface Incoming {
  raw: Parts;
  token: string | undefined;
  file?: Upload;
}

export type Outcome = Handled<unknown> | Result<Download, Refusal>;

export type Rules = Readonly<Record<string, Rule>>;

/** Runs `route` for one request. Every connection taken is given back, whatever happens. */
export async function runRoute(
  route: Route,
  rules: Rules,
  gate: Gate,
  base: Omit<RequestContext, 'requestHash'>,
  incoming: Incoming,
): Promise<Outcome> {
  const requestHash = base.idempotencyKey === undefined ? '' : hashOf(incoming);
  const context = { ...base, requestHash };
  if (route.serves === 'anyone') {
    const input = parseParts(route.endpoint, incoming.raw);
    return input.ok ? route.handle(context, withFile(input.value, incoming)) : input;
  }
  const session = sessionOf(gate, incoming.token);
  if (!session.ok) return session;
  const connection = await base.db.connect();
  try {
    const identity = await identify(route, rules, gate, connection, session.value, incoming.raw);
    if (!identity.ok) return identity;
    const input = parseParts(route.endpoint, incoming.raw);
    if (!input.ok) return input;
    const { user, orgId, membership } = identity.value;
    const userContext = { ...context, user, q: connection, letGo: () => connection.release() };
    if (route.serves === 'user') return await route.handle(userContext, withFile(input.value, incoming));
    if (orgId === null || membership === null) return notFound;
    return await route.handle({ ...userContext, orgId, membership }, withFile(input.value, incoming));
  } finally {
    connection.release();
  }
}

const notFound = err<Refusal>({ textCode: 'GENERAL.NOT_FOUND' });

function sessionOf(gate: Gate, token: string | undefined): Result<string, Refusal> {
  const read = token === undefined ? 'invalid' : gate.readToken(token);
  if (read === 'expired') return err({ textCode: 'SESSION.EXPIRED' });
  return read === 'invalid' ? err({ textCode: 'SESSION.INVALID' }) : ok(read.sessionId);
}

async function identify(
  route: Route,
  rules: Rules,
  gate: Gate,
  connection: Connection,
  sessionId: string,
  raw: Parts,
): Promise<Result<Identity, Refusal>> {
  const { tenant, action } = route.endpoint;
  const id = tenant.in === 'none' ? undefined : tenantIdOf(tenant, raw);
  const identity = await gate.identify(connection, {
    sessionId,
    orgId: id !== undefined && tenant.in !== 'object' ? id : null,
    object: id !== undefined && tenant.in === 'object' ? { id, kind: tenant.kind } : null,
  });
  if (identity === undefined) return err({ textCode: 'SESSION.INVALID' });
  const judgement = judge(actorOf(identity), ruleOf(rules, action));
  return judgement.may ? ok(identity) : err(refusalOf(judgement));
}

const actorOf = ({ user, membership }: Identity) => (membership === null ? { user } : { user, membership });

const refusalOf = ({ textCode, params }: Extract<Judgement, { may: false }>): Refusal =>
  params === undefined ? { textCode } : { textCode, params };

export function ruleOf(rules: Rules, action: string): Rule {
  const rule = rules[action];
  if (rule === undefined) throw new Error(`no rule of access for the action ${action}`);
  return rule;
}

const withFile = (parts: Parts, incoming: Incoming) =>
  incoming.file === undefined ? parts : { ...parts, file: incoming.file };

const hashOf = ({ raw, file }: Incoming): string =>
  createHash('sha256')
    .update(JSON.stringify([raw.params, raw.query, raw.body]))
    .update(file === undefined ? '' : file.bytes)
    .digest('hex');
