/** Links, codes and sessions of signees. Only digests are kept. */
import type { Instant } from '@tabellion/kernel/date.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import { sql } from '@tabellion/platform/database/sql.ts';

export interface SigneeKey {
  readonly orgId: string;
  readonly envelopeId: string;
  readonly signeeId: string;
}

interface NewSecret extends SigneeKey {
  readonly digest: Uint8Array;
  readonly madeAt: Instant;
  readonly expiresAt: Instant;
}

export const insertLinkSecret = (q: Queries, one: NewSecret): Promise<number> =>
  q.run(sql`
    insert into link_secrets (digest, kind, org_id, envelope_id, signee_id, made_at, expires_at)
      values (${one.digest}, 'link', ${one.orgId}, ${one.envelopeId}, ${one.signeeId}, ${one.madeAt}, ${one.expiresAt})`);

export const insertSession = (
  q: Queries,
  one: NewSecret & { readonly proof: 'code' | 'account'; readonly userId: string | null },
): Promise<number> =>
  q.run(sql`
    insert into link_secrets (digest, kind, org_id, envelope_id, signee_id, made_at, expires_at, proof, user_id)
      values (${one.digest}, 'session', ${one.orgId}, ${one.envelopeId}, ${one.signeeId}, ${one.madeAt}, ${one.expiresAt},
              ${one.proof}, ${one.userId})`);

/** Whose link it is; outside of every organization. */
export const selectOfLink = (
  q: Queries,
  digest: Uint8Array,
): Promise<(SigneeKey & { readonly madeAt: Instant }) | undefined> =>
  q.first(sql`
    select org_id as "orgId", envelope_id as "envelopeId", signee_id as "signeeId", made_at as "madeAt"
      from signee_of_link(${digest})`);

export const insertCode = (
  q: Queries,
  one: SigneeKey & { readonly codeId: string; readonly askedAt: Instant; readonly expiresAt: Instant },
): Promise<number> =>
  q.run(sql`
    insert into signee_codes (org_id, code_id, envelope_id, signee_id, asked_at, expires_at)
      values (${one.orgId}, ${one.codeId}, ${one.envelopeId}, ${one.signeeId}, ${one.askedAt}, ${one.expiresAt})`);

/** When codes were asked for, the newest first. */
export async function selectCodesAsked(
  q: Queries,
  { orgId, signeeId }: SigneeKey,
  since: Instant,
): Promise<Instant[]> {
  const rows = await q.all<{ at: Instant }>(sql`
    select asked_at as at from signee_codes
      where org_id = ${orgId} and signee_id = ${signeeId} and asked_at > ${since} order by asked_at desc`);
  return rows.map(({ at }) => at);
}

/** Gives a code its digest when the mail is written. @returns false when it is over */
export const updateCodeDigest = async (
  q: Queries,
  orgId: string,
  { codeId, digest, now }: { readonly codeId: string; readonly digest: Uint8Array; readonly now: Instant },
): Promise<boolean> =>
  (await q.run(sql`
    update signee_codes set digest = ${digest}
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
  { orgId, signeeId }: SigneeKey,
  { most, now }: { readonly most: number; readonly now: Instant },
): Promise<GuessedCode | undefined> =>
  q.first<GuessedCode>(sql`
    update signee_codes set guesses = guesses + 1
      where org_id = ${orgId}
        and code_id = (select code_id from signee_codes
                         where org_id = ${orgId} and signee_id = ${signeeId} order by asked_at desc, code_id desc limit 1)
        and used_at is null and expires_at > ${now} and guesses < ${most}
      returning code_id as "codeId", digest, guesses`);

/** @returns false when it was used in the same moment */
export const useCode = async (
  q: Queries,
  orgId: string,
  { codeId, at }: { readonly codeId: string; readonly at: Instant },
): Promise<boolean> =>
  (await q.run(sql`
    update signee_codes set used_at = ${at}
      where org_id = ${orgId} and code_id = ${codeId} and used_at is null`)) === 1;

export const forgetSecrets = (q: Queries, before: Instant): Promise<unknown> =>
  q.one(sql`select forget_link_secrets(${before})`);
