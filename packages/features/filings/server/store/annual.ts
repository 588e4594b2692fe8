/** The statements of annual returns: answers, what members have seen, and links of clients. */
import type { Instant, PlainDate } from '@tabellion/kernel/date.ts';
import type { Queries, Transaction } from '@tabellion/platform/database/queries.ts';
import { sql } from '@tabellion/platform/database/sql.ts';

/** The rest of an answer beside its word; each line has its own. */
export interface AnswerDetails {
  readonly note?: string;
  /** A day: of the meeting that was held, of the notice to those who did not sign. */
  readonly on?: PlainDate;
  readonly documentId?: string;
  readonly periodEnd?: PlainDate;
  readonly sentOn?: PlainDate | null;
  readonly personId?: string;
  readonly sha256?: string;
}

export interface AnswerRow {
  readonly line: string;
  readonly answer: string;
  readonly details: AnswerDetails;
  readonly seq: number;
  readonly at: Instant;
  readonly byUser: string | null;
  readonly byLink: string | null;
}

/** The oldest first. */
export const selectAnswers = (q: Queries, orgId: string, filingId: string): Promise<AnswerRow[]> =>
  q.all<AnswerRow>(sql`
    select line, answer, details, seq::integer as seq, at, by_user as "byUser", by_link as "byLink"
      from annual_answers where org_id = ${orgId} and filing_id = ${filingId} order by place`);

export const insertAnswer = (
  tx: Transaction,
  orgId: string,
  filingId: string,
  { line, answer, details, seq, at, byUser, byLink }: AnswerRow,
): Promise<number> =>
  tx.run(sql`
    insert into annual_answers (org_id, filing_id, place, line, answer, details, seq, at, by_user, by_link)
      select ${orgId}, ${filingId}, coalesce(max(place), 0) + 1, ${line}, ${answer}, ${JSON.stringify(details)}::jsonb,
             ${seq}, ${at}, ${byUser}, ${byLink}
        from annual_answers where org_id = ${orgId} and filing_id = ${filingId}`);

export interface Seen {
  readonly seq: number;
  readonly at: Instant;
}

export const selectSeen = (
  q: Queries,
  orgId: string,
  { filingId, userId }: { readonly filingId: string; readonly userId: string },
): Promise<Seen | undefined> =>
  q.first<Seen>(sql`
    select seq::integer as seq, at from annual_seen
      where org_id = ${orgId} and filing_id = ${filingId} and user_id = ${userId}`);

export const upsertSeen = (
  tx: Transaction,
  orgId: string,
  { filingId, userId, seq, at }: Seen & { readonly filingId: string; readonly userId: string },
): Promise<number> =>
  tx.run(sql`
    insert into annual_seen (org_id, filing_id, user_id, seq, at)
      values (${orgId}, ${filingId}, ${userId}, ${seq}, ${at})
      on conflict (org_id, filing_id, user_id) do update set seq = excluded.seq, at = excluded.at`);

export interface AnnualLinkRow {
  readonly linkId: string;
  readonly filingId: string;
  readonly email: string;
  readonly endsOn: PlainDate;
  readonly isRevoked: boolean;
}

export const insertAnnualLink = (
  tx: Transaction,
  orgId: string,
  link: Omit<AnnualLinkRow, 'isRevoked'> & { readonly madeBy: string; readonly at: Instant },
): Promise<number> =>
  tx.run(sql`
    insert into annual_links (org_id, link_id, filing_id, email, ends_on, made_at, made_by)
      values (${orgId}, ${link.linkId}, ${link.filingId}, ${link.email}, ${link.endsOn}, ${link.at}, ${link.madeBy})`);

/** Those of a filing, or one, or the one of a secret; the oldest first. */
export const selectAnnualLinks = (
  q: Queries,
  orgId: string,
  of: { readonly filingId?: string; readonly linkId?: string; readonly digest?: Uint8Array },
): Promise<AnnualLinkRow[]> =>
  q.all<AnnualLinkRow>(sql`
    select link_id as "linkId", filing_id as "filingId", email, ends_on as "endsOn", revoked_at is not null as "isRevoked"
      from annual_links
      where org_id = ${orgId}
        and (filing_id = ${of.filingId ?? null} or link_id = ${of.linkId ?? null} or digest = ${of.digest ?? null}::bytea)
      order by made_at, link_id`);

/** The secret is kept as its digest alone; the former one opens nothing any more. */
export const updateAnnualLinkDigest = (
  q: Queries,
  orgId: string,
  { linkId, digest }: { readonly linkId: string; readonly digest: Uint8Array },
): Promise<number> =>
  q.run(sql`
    update annual_links set digest = ${digest} where org_id = ${orgId} and link_id = ${linkId} and revoked_at is null`);

export const updateAnnualLinkRevoked = (
  tx: Transaction,
  orgId: string,
  { linkId, at }: { readonly linkId: string; readonly at: Instant },
): Promise<number> =>
  tx.run(sql`
    update annual_links set revoked_at = ${at} where org_id = ${orgId} and link_id = ${linkId} and revoked_at is null`);

/** All of a return: it was withdrawn, and what clients were asked is asked no more. */
export const updateAnnualLinksOver = (
  tx: Transaction,
  orgId: string,
  { filingId, at }: { readonly filingId: string; readonly at: Instant },
): Promise<number> =>
  tx.run(sql`
    update annual_links set revoked_at = ${at}
      where org_id = ${orgId} and filing_id = ${filingId} and revoked_at is null`);

/** Read before any organization is chosen. */
export const selectOrganizationOfAnnualLink = async (
  q: Queries,
  digest: Uint8Array,
): Promise<string | null> =>
  (await q.one<{ orgId: string | null }>(sql`select organization_of_annual_link(${digest}) as "orgId"`))
    .orgId;
