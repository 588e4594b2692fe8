/** The statements on `one_time_tokens`: links that are mailed and work once. */
import type { Instant } from '@tabellion/kernel/date.ts';
import type { Queries, Transaction } from '@tabellion/platform/database/queries.ts';
import { sql } from '@tabellion/platform/database/sql.ts';

export type LinkPurpose = 'reset_password' | 'verify_email';

export interface NewLink {
  tokenId: string;
  userId: string;
  purpose: LinkPurpose;
  askedAt: Instant;
  expiresAt: Instant;
}

export async function insertLink(tx: Transaction, link: NewLink): Promise<void> {
  await tx.run(sql`
    insert into one_time_tokens (id, user_id, purpose, asked_at, expires_at)
    values (${link.tokenId}, ${link.userId}, ${link.purpose}, ${link.askedAt}, ${link.expiresAt})`);
}

/** When links for the purpose were asked for, the newest first. */
export async function requestedSince(
  q: Queries,
  userId: string,
  purpose: LinkPurpose,
  since: Instant,
): Promise<Instant[]> {
  const rows = await q.all<{ askedAt: Instant }>(sql`
    select asked_at as "askedAt" from one_time_tokens
    where user_id = ${userId} and purpose = ${purpose} and asked_at > ${since}
    order by asked_at desc`);
  return rows.map(({ askedAt }) => askedAt);
}

/** Gives the link its secret, when the mail is written. @returns undefined when it was used or is over */
export const updateLinkDigest = (
  q: Queries,
  tokenId: string,
  digest: Uint8Array,
  now: Instant,
): Promise<{ userId: string } | undefined> =>
  q.first<{ userId: string }>(sql`
    update one_time_tokens set digest = ${digest}
    where id = ${tokenId} and used_at is null and expires_at > ${now}
    returning user_id as "userId"`);

/** Uses the link up, and with it every other one for the same purpose. @returns undefined when there is none that holds */
export async function useLink(
  tx: Transaction,
  digest: Uint8Array,
  purpose: LinkPurpose,
  now: Instant,
): Promise<{ userId: string } | undefined> {
  const used = await tx.first<{ userId: string }>(sql`
    update one_time_tokens set used_at = ${now}
    where digest = ${digest} and purpose = ${purpose} and used_at is null and expires_at > ${now}
    returning user_id as "userId"`);
  if (used !== undefined) await voidLinks(tx, used.userId, purpose, now);
  return used;
}

export async function voidLinks(
  tx: Transaction,
  userId: string,
  purpose: LinkPurpose,
  now: Instant,
): Promise<void> {
  await tx.run(sql`
    update one_time_tokens set used_at = ${now}
    where user_id = ${userId} and purpose = ${purpose} and used_at is null`);
}

/** @returns how many were forgotten */
export const deleteLinksOver = (q: Queries, before: Instant): Promise<number> =>
  q.run(sql`delete from one_time_tokens where expires_at < ${before}`);
