/** Links to the pages of holders and directors, with their codes and sessions. Only digests are kept, and no address: it is read
 *  from the register. */
import type { Instant, PlainDate } from '@tabellion/kernel/date.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import { sql } from '@tabellion/platform/database/sql.ts';
import type { Language } from '@tabellion/texts/text.ts';

export interface HolderLinkRow {
  readonly linkId: string;
  readonly personId: string;
  /** The fact of the register that has the address. */
  readonly contactFact: string;
  readonly language: Language;
  readonly withPercentages: boolean;
  readonly isMailed: boolean;
  readonly endsOn: PlainDate;
  readonly madeAt: Instant;
  readonly wrongCodes: number;
  readonly isRevoked: boolean;
  readonly openedAt: Instant | null;
}

export type NewHolderLink = Omit<HolderLinkRow, 'madeAt' | 'wrongCodes' | 'isRevoked' | 'openedAt'> & {
  readonly madeBy: string;
};

export const insertLink = (q: Queries, orgId: string, one: NewHolderLink, at: Instant): Promise<number> =>
  q.run(sql`
    insert into holder_links (
        org_id, link_id, person_id, contact_fact, language, with_percentages, is_mailed, ends_on, made_at, made_by
      ) values (
        ${orgId}, ${one.linkId}, ${one.personId}, ${one.contactFact}, ${one.language}, ${one.withPercentages},
        ${one.isMailed}, ${one.endsOn}, ${at}, ${one.madeBy}
      )`);

interface LinkFilter {
  readonly linkIds?: readonly string[];
  readonly personId?: string;
  readonly digest?: Uint8Array;
}

/** Those that were not revoked first, of each the newest: none that may be open is left out. */
export const selectLinks = (
  q: Queries,
  orgId: string,
  { linkIds, personId, digest }: LinkFilter,
): Promise<HolderLinkRow[]> =>
  q.all<HolderLinkRow>(sql`
    select link_id as "linkId", person_id as "personId", contact_fact as "contactFact", language,
           with_percentages as "withPercentages", is_mailed as "isMailed", ends_on as "endsOn", made_at as "madeAt",
           wrong_codes as "wrongCodes", revoked_at is not null as "isRevoked",
           (select max(s.made_at) from holder_sessions s where s.org_id = l.org_id and s.link_id = l.link_id) as "openedAt"
      from holder_links l
      where org_id = ${orgId}
        and (${linkIds ?? null}::uuid[] is null or link_id = any(${linkIds ?? null}::uuid[]))
        and (${personId ?? null}::uuid is null or person_id = ${personId ?? null})
        and (${digest ?? null}::bytea is null or digest = ${digest ?? null})
      order by revoked_at is not null, made_at desc, link_id desc limit 50`);

/** Gives a link its secret. @returns false of one that was revoked */
export const updateLinkDigest = async (
  q: Queries,
  orgId: string,
  { linkId, digest }: { readonly linkId: string; readonly digest: Uint8Array },
): Promise<boolean> =>
  (await q.run(sql`
    update holder_links set digest = ${digest}
      where org_id = ${orgId} and link_id = ${linkId} and revoked_at is null`)) === 1;

/** @returns false where it was revoked before */
export const updateLinkRevoked = async (
  q: Queries,
  orgId: string,
  { linkId, at }: { readonly linkId: string; readonly at: Instant },
): Promise<boolean> =>
  (await q.run(sql`
    update holder_links set revoked_at = ${at}
      where org_id = ${orgId} and link_id = ${linkId} and revoked_at is null`)) === 1;

export const countWrongCode = (q: Queries, orgId: string, linkId: string): Promise<number> =>
  q.run(sql`
    update holder_links set wrong_codes = wrong_codes + 1 where org_id = ${orgId} and link_id = ${linkId}`);

/** The organization into which a link leads; null of one that is none. */
export const selectOrganizationOfLink = async (q: Queries, digest: Uint8Array): Promise<string | null> =>
  (await q.one<{ orgId: string | null }>(sql`select organization_of_holder_link(${digest}) as "orgId"`))
    .orgId;

export interface NewCode {
  readonly linkId: string;
  readonly codeId: string;
  readonly askedAt: Instant;
  readonly expiresAt: Instant;
}

export const insertCode = (q: Queries, orgId: string, one: NewCode): Promise<number> =>
  q.run(sql`
    insert into holder_codes (org_id, code_id, link_id, asked_at, expires_at)
      values (${orgId}, ${one.codeId}, ${one.linkId}, ${one.askedAt}, ${one.expiresAt})`);

/** When codes were asked for the person, by whatever link: the newest first. */
export async function selectCodesAsked(
  q: Queries,
  orgId: string,
  { personId, since }: { readonly personId: string; readonly since: Instant },
): Promise<Instant[]> {
  const rows = await q.all<{ at: Instant }>(sql`
    select c.asked_at as at
      from holder_codes c join holder_links l on l.org_id = c.org_id and l.link_id = c.link_id
      where c.org_id = ${orgId} and l.person_id = ${personId} and c.asked_at > ${since}
      order by c.asked_at desc`);
  return rows.map(({ at }) => at);
}

/** Gives a code its digest when the mail is written. @returns false when it is over */
export const updateCodeDigest = async (
  q: Queries,
  orgId: string,
  { codeId, digest, now }: { readonly codeId: string; readonly digest: Uint8Array; readonly now: Instant },
): Promise<boolean> =>
  (await q.run(sql`
    update holder_codes set digest = ${digest}
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
  orgId: string,
  { linkId, most, now }: { readonly linkId: string; readonly most: number; readonly now: Instant },
): Promise<GuessedCode | undefined> =>
  q.first<GuessedCode>(sql`
    update holder_codes set guesses = guesses + 1
      where org_id = ${orgId}
        and code_id = (select code_id from holder_codes
                         where org_id = ${orgId} and link_id = ${linkId} order by asked_at desc, code_id desc limit 1)
        and used_at is null and expires_at > ${now} and guesses < ${most}
      returning code_id as "codeId", digest, guesses`);

/** @returns false when it was used in the same moment */
export const useCode = async (
  q: Queries,
  orgId: string,
  { codeId, at }: { readonly codeId: string; readonly at: Instant },
): Promise<boolean> =>
  (await q.run(sql`
    update holder_codes set used_at = ${at}
      where org_id = ${orgId} and code_id = ${codeId} and used_at is null`)) === 1;

export interface NewHolderSession {
  readonly linkId: string;
  readonly digest: Uint8Array;
  readonly madeAt: Instant;
  readonly expiresAt: Instant;
}

export const insertHolderSession = (q: Queries, orgId: string, one: NewHolderSession): Promise<number> =>
  q.run(sql`
    insert into holder_sessions (org_id, digest, link_id, made_at, expires_at)
      values (${orgId}, ${one.digest}, ${one.linkId}, ${one.madeAt}, ${one.expiresAt})`);

export const forgetHolderSecrets = (q: Queries, before: Instant): Promise<unknown> =>
  q.one(sql`select forget_holder_secrets(${before})`);
