/** Links to the pages of holders and directors. No address is kept: it is read from the register. Their secrets, codes and sessions
 *  are of the feature `mailbox`. */
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
}

/** Those that were not revoked first, of each the newest: none that may be open is left out. */
export const selectLinks = (
  q: Queries,
  orgId: string,
  { linkIds, personId }: LinkFilter,
): Promise<HolderLinkRow[]> =>
  q.all<HolderLinkRow>(sql`
    select link_id as "linkId", person_id as "personId", contact_fact as "contactFact", language,
           with_percentages as "withPercentages", is_mailed as "isMailed", ends_on as "endsOn", made_at as "madeAt",
           wrong_codes as "wrongCodes", revoked_at is not null as "isRevoked",
           opened_at as "openedAt"
      from holder_links
      where org_id = ${orgId}
        and (${linkIds ?? null}::uuid[] is null or link_id = any(${linkIds ?? null}::uuid[]))
        and (${personId ?? null}::uuid is null or person_id = ${personId ?? null})
      order by revoked_at is not null, made_at desc, link_id desc limit 50`);

/** @returns false where it was revoked before */
export const updateLinkRevoked = async (
  q: Queries,
  orgId: string,
  { linkId, at }: { readonly linkId: string; readonly at: Instant },
): Promise<boolean> =>
  (await q.run(sql`
    update holder_links set revoked_at = ${at}
      where org_id = ${orgId} and link_id = ${linkId} and revoked_at is null`)) === 1;

/** @returns how many there were so far, this one too */
export const countWrongCode = async (q: Queries, orgId: string, linkId: string): Promise<number> =>
  (
    await q.one<{ count: number }>(sql`
    update holder_links set wrong_codes = wrong_codes + 1 where org_id = ${orgId} and link_id = ${linkId}
      returning wrong_codes as count`)
  ).count;

export const updateLinkOpened = (
  q: Queries,
  orgId: string,
  { linkId, at }: { readonly linkId: string; readonly at: Instant },
): Promise<number> =>
  q.run(sql`update holder_links set opened_at = ${at} where org_id = ${orgId} and link_id = ${linkId}`);
