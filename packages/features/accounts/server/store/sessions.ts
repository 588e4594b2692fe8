/** The statements on `sessions`. Ended ones stay for a while, so that the owner can see them; a job forgets them. */
import type { Instant } from '@tabellion/kernel/date.ts';
import type { Queries, Transaction } from '@tabellion/platform/database/queries.ts';
import { sql } from '@tabellion/platform/database/sql.ts';

export interface Session {
  sessionId: string;
  userId: string;
  createdAt: Instant;
  expiresAt: Instant;
  seenAt: Instant;
  device: string;
  network: string;
}

export async function insertSession(tx: Transaction, session: Session): Promise<void> {
  await tx.run(sql`
    insert into sessions (id, user_id, created_at, expires_at, seen_at, device, network)
    values (
      ${session.sessionId}, ${session.userId}, ${session.createdAt}, ${session.expiresAt}, ${session.seenAt},
      ${session.device}, ${session.network}
    )`);
}

export const sessionById = (q: Queries, sessionId: string): Promise<Session> =>
  q.one<Session>(sql`
    select id as "sessionId", user_id as "userId", created_at as "createdAt", expires_at as "expiresAt",
      seen_at as "seenAt", device, network
    from sessions where id = ${sessionId}`);

/** Those that are neither revoked nor over nor idle, newest first. */
export const openSessionsOf = (q: Queries, userId: string, now: Instant): Promise<Session[]> =>
  q.all<Session>(sql`
    select id as "sessionId", user_id as "userId", created_at as "createdAt", expires_at as "expiresAt",
      seen_at as "seenAt", device, network
    from sessions where user_id = ${userId} and revoked_at is null and expires_at > ${now}
      and seen_at > ${now}::timestamptz - idle_limit()
    order by created_at desc`);

/** @returns false when the user has no such open session. */
export async function revokeSession(
  q: Queries,
  userId: string,
  sessionId: string,
  at: Instant,
): Promise<boolean> {
  const revoked = await q.run(sql`
    update sessions set revoked_at = ${at}
    where id = ${sessionId} and user_id = ${userId} and revoked_at is null`);
  return revoked === 1;
}

/** Whoever is thrown out is not known by them any more. @param kept  the session that stays, or null to end them all */
export async function revokeSessions(
  q: Queries,
  userId: string,
  kept: string | null,
  at: Instant,
): Promise<void> {
  await q.run(sql`
    update sessions set revoked_at = ${at}, network = ''
    where user_id = ${userId} and revoked_at is null and id is distinct from ${kept}::uuid`);
}

/** @returns how many were forgotten */
export const deleteSessionsOver = (q: Queries, before: Instant): Promise<number> =>
  q.run(sql`delete from sessions where expires_at < ${before}`);

export type Familiarity = 'browser' | 'network' | 'stranger';

/** How far whoever names an account is known: by a session opened in the browser, or from the network, within the last month. */
export async function knownAs(
  q: Queries,
  userId: string,
  { browser, network }: { browser: string | undefined; network: string },
): Promise<Familiarity> {
  const { known } = await q.one<{ known: Familiarity }>(sql`
    select case when bool_or(network <> '' and id = ${browser ?? null}::uuid) then 'browser'
                when bool_or(network <> '' and network = ${network}) then 'network'
                else 'stranger' end as known
    from sessions where user_id = ${userId}`);
  return known;
}
