/** Personal links, the codes that prove their mailbox, and the sessions that they open. Only digests are kept. */
import type { Instant } from '@tabellion/kernel/date.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import { sql } from '@tabellion/platform/database/sql.ts';

export interface LinkKey {
  readonly orgId: string;
  /** The signee's part of an envelope; both null of what opens a page. */
  readonly envelopeId: string | null;
  readonly signeeId: string | null;
  /** The link to the page of a holder or director that it opens, or from which the envelope was opened. */
  readonly pageLinkId: string | null;
}

interface NewSecret extends LinkKey {
  readonly digest: Uint8Array;
  readonly madeAt: Instant;
  readonly expiresAt: Instant;
}

export const insertLinkSecret = (q: Queries, one: NewSecret): Promise<number> =>
  q.run(sql`
    insert into link_secrets (digest, kind, org_id, envelope_id, signee_id, page_link_id, made_at, expires_at)
      values (${one.digest}, 'link', ${one.orgId}, ${one.envelopeId}, ${one.signeeId}, ${one.pageLinkId}, ${one.madeAt},
              ${one.expiresAt})`);

export interface NewSession extends NewSecret {
  /** How the address was proved, and whose account it was. */
  readonly proof: 'code' | 'account';
  readonly userId: string | null;
}

export const insertSession = (q: Queries, one: NewSession): Promise<number> =>
  q.run(sql`
    insert into link_secrets (digest, kind, org_id, envelope_id, signee_id, page_link_id, made_at, expires_at, proof, user_id)
      values (${one.digest}, 'session', ${one.orgId}, ${one.envelopeId}, ${one.signeeId}, ${one.pageLinkId}, ${one.madeAt},
              ${one.expiresAt}, ${one.proof}, ${one.userId})`);

/** Tells where a link leads; runs outside of every organization. */
export const selectLink = (
  q: Queries,
  digest: Uint8Array,
): Promise<(LinkKey & { readonly madeAt: Instant }) | undefined> =>
  q.first(sql`
    select org_id as "orgId", envelope_id as "envelopeId", signee_id as "signeeId", page_link_id as "pageLinkId",
           made_at as "madeAt"
      from link_of_secret(${digest})`);

/** Codes are guessed at for one link, and counted for whoever asks, who may have several. */
export interface CodeLink {
  readonly orgId: string;
  readonly linkId: string;
  readonly askedFor: string;
}

export const insertCode = (
  q: Queries,
  { orgId, linkId, askedFor }: CodeLink,
  one: { readonly codeId: string; readonly askedAt: Instant; readonly expiresAt: Instant },
): Promise<number> =>
  q.run(sql`
    insert into link_codes (org_id, code_id, link_id, asked_for, asked_at, expires_at)
      values (${orgId}, ${one.codeId}, ${linkId}, ${askedFor}, ${one.askedAt}, ${one.expiresAt})`);

/** When codes were asked for, the newest first. */
export async function selectCodesAsked(
  q: Queries,
  { orgId, askedFor }: CodeLink,
  since: Instant,
): Promise<Instant[]> {
  const rows = await q.all<{ at: Instant }>(sql`
    select asked_at as at from link_codes
      where org_id = ${orgId} and asked_for = ${askedFor} and asked_at > ${since} order by asked_at desc`);
  return rows.map(({ at }) => at);
}

/** Gives a code its digest when the mail is written. @returns false when it is over */
export const updateCodeDigest = async (
  q: Queries,
  orgId: string,
  { codeId, digest, now }: { readonly codeId: string; readonly digest: Uint8Array; readonly now: Instant },
): Promise<boolean> =>
  (await q.run(sql`
    update link_codes set digest = ${digest}
      where org_id = ${orgId} and code_id = ${codeId} and used_at is null and expires_at > ${now}`)) === 1;

export interface GuessedCode {
  readonly codeId: string;
  readonly digest: Uint8Array | null;
  /** All guesses so far, this one too. */
  readonly guesses: number;
}

/** Counts a guess at the newest code. @returns undefined where there is none that still works */
export const countGuess = (
  q: Queries,
  { orgId, linkId }: CodeLink,
  { most, now }: { readonly most: number; readonly now: Instant },
): Promise<GuessedCode | undefined> =>
  q.first<GuessedCode>(sql`
    update link_codes set guesses = guesses + 1
      where org_id = ${orgId}
        and code_id = (select code_id from link_codes
                         where org_id = ${orgId} and link_id = ${linkId} order by asked_at desc, code_id desc limit 1)
        and used_at is null and expires_at > ${now} and guesses < ${most}
      returning code_id as "codeId", digest, guesses`);

/** @returns false when it was spent in the same moment */
export const spendCode = async (
  q: Queries,
  orgId: string,
  { codeId, at }: { readonly codeId: string; readonly at: Instant },
): Promise<boolean> =>
  (await q.run(sql`
    update link_codes set used_at = ${at}
      where org_id = ${orgId} and code_id = ${codeId} and used_at is null`)) === 1;

export const forgetSecrets = (q: Queries, before: Instant): Promise<unknown> =>
  q.one(sql`select forget_link_secrets(${before})`);
