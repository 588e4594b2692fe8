import { randomUUID } from 'node:crypto';
import { access } from '@tabellion/features/access.ts';
import { gateOf } from '@tabellion/features/organizations/server/gate.ts';
import { createDraft } from '@tabellion/features/organizations/server/public.ts';
import type { Instant } from '@tabellion/kernel/date.ts';
import type { AccessType } from '@tabellion/kit/actor.ts';
import { openHost } from '@tabellion/platform/http/host.ts';
import type { Route } from '@tabellion/platform/http/route.ts';
import { newId } from '@tabellion/platform/ids.ts';
import type { FastifyInstance } from 'fastify';
import { allTexts } from '../../apps/server/texts.ts';
import type { TestDatabase } from './database.ts';

/** The real host over some routes. A session's id is its token: the feature accounts is not what is tested. */
export const openTestHost = (
  { database: db }: TestDatabase,
  routes: readonly Route[],
  clock: () => Instant,
): Promise<FastifyInstance> =>
  openHost({
    db,
    routes,
    rules: access,
    gate: gateOf({ readToken: (token) => ({ sessionId: token }), clock }),
    texts: allTexts,
    clock,
    onAnswer: ({ error }) => {
      if (error !== undefined) console.error(error);
    },
    trustProxy: false,
    limits: 'lifted',
  });

export interface TestUser {
  userId: string;
  token: string;
}

/** A user with a session that outlasts every test. */
export async function signedInUser(db: TestDatabase, now: Instant): Promise<TestUser> {
  const [userId, token] = [newId(), newId()];
  await db.asOwner(
    `insert into users (id, email, language, firstname, lastname, created_at)
       values ($1, $2, 'en', 'Amélie', 'Tremblay', $3)`,
    [userId, `${randomUUID()}@example.test`, now],
  );
  await db.asOwner(
    `insert into sessions (id, user_id, created_at, expires_at, seen_at, device, network)
       values ($1, $2, $3, timestamptz '9000-01-01', $3, 'Firefox, Linux', '192.0.2')`,
    [token, userId, now],
  );
  return { userId, token };
}

/** A pending organization, of which the user is the admin. */
export const organizationOfUser = (
  db: TestDatabase,
  { userId }: TestUser,
  now: Instant,
  name = 'Maple Robotics',
): Promise<string> =>
  db.database.transaction(null, (tx) => createDraft(tx, { userId, name, namePostfix: 'Inc.', now }));

/** A further member. */
export async function memberOf(
  db: TestDatabase,
  orgId: string,
  right: AccessType,
  now: Instant,
): Promise<TestUser> {
  const user = await signedInUser(db, now);
  await db.asOwner(
    `insert into memberships (org_id, user_id, id, access, created_at) values ($1, $2, $3, $4, $5)`,
    [orgId, user.userId, newId(), right, now],
  );
  return user;
}

/** One call as the browser makes it. */
export async function send(
  host: FastifyInstance,
  { token }: { token?: string },
  method: 'GET' | 'POST' | 'DELETE',
  url: string,
  { body, key }: { body?: object; key?: string } = {},
): Promise<{ status: number; textCode: string; message: string; data: Record<string, unknown> }> {
  const headers: Record<string, string> = { 'accept-language': 'en' };
  if (token !== undefined) headers.authorization = `Bearer ${token}`;
  if (key !== undefined) headers['idempotency-key'] = key;
  const reply = await host.inject({ method, url, headers, ...(body === undefined ? {} : { payload: body }) });
  return { status: reply.statusCode, ...reply.json() };
}
