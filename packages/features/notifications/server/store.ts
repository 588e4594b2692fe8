/** The statements of the bell: functions of migration 0038, which see one reader's rows. */
import type { Instant } from '@tabellion/kernel/date.ts';
import type { Queries, Transaction } from '@tabellion/platform/database/queries.ts';
import { sql } from '@tabellion/platform/database/sql.ts';
import type { NoticeKind } from '../../noticeKinds.ts';

export interface NewNotice {
  orgId: string;
  at: Instant;
  kind: NoticeKind;
  params: Readonly<Record<string, string>>;
  occasion: string;
  /** An id of its own for each of them. */
  readers: readonly { userId: string; id: string }[];
}

/** Whoever has a notice of that kind and occasion already gets no second one. @returns the users who got one */
export async function insertNotices(tx: Transaction, row: NewNotice): Promise<readonly string[]> {
  const rung = await tx.all<{ userId: string }>(sql`
    insert into notices (org_id, user_id, id, at, kind, params, occasion)
      select ${row.orgId}, reader.user_id, reader.id, ${row.at}, ${row.kind}, ${JSON.stringify(row.params)}::jsonb,
             ${row.occasion}
        from unnest(
          ${row.readers.map(({ userId }) => userId)}::uuid[], ${row.readers.map(({ id }) => id)}::uuid[]
        ) as reader (user_id, id)
      on conflict do nothing returning user_id as "userId"`);
  return rung.map(({ userId }) => userId);
}

/** Whose notices, and which kinds he may see now. */
export interface NoticeReader {
  userId: string;
  kinds: readonly NoticeKind[];
}

export interface NoticeRow {
  id: string;
  notice_no: bigint;
  at: Instant;
  kind: NoticeKind;
  params: Record<string, string>;
  is_read: boolean;
}

/** The newest first. @param before only those with a lower number */
export const selectNotices = (
  q: Queries,
  { userId, kinds }: NoticeReader,
  { before, limit }: { before: bigint | null; limit: number },
): Promise<NoticeRow[]> =>
  q.all<NoticeRow>(sql`
    select id, notice_no, at, kind, params, is_read
      from notices_of(${userId}, ${kinds}::text[], ${before}::bigint, ${limit}::integer)`);

/** @returns at most `most` */
export async function countUnread(
  q: Queries,
  { userId, kinds }: NoticeReader,
  most: number,
): Promise<number> {
  const row = await q.one<{ unread: bigint }>(sql`
    select count_unread_notices(${userId}, ${kinds}::text[], ${most}::integer) as unread`);
  return Number(row.unread);
}

/** @returns false when he has no such notice */
export async function markOne(
  q: Queries,
  { userId, kinds }: NoticeReader,
  id: string,
  at: Instant,
): Promise<boolean> {
  const row = await q.one<{ found: boolean }>(sql`
    select mark_notice_read(${userId}, ${kinds}::text[], ${id}, ${at}) as found`);
  return row.found;
}

/** Marks that one and all older ones. @returns false when he has no such notice */
export async function markUpTo(
  q: Queries,
  { userId, kinds }: NoticeReader,
  newest: string,
  at: Instant,
): Promise<boolean> {
  const row = await q.one<{ found: boolean }>(sql`
    select mark_notices_read(${userId}, ${kinds}::text[], ${newest}, ${at}) as found`);
  return row.found;
}

/** Those of the organization in which `q` runs that have the parameters `about`. @returns how many were taken back */
export async function deleteNotices(q: Queries, kind: NoticeKind, about: object): Promise<number> {
  const row = await q.one<{ gone: bigint }>(sql`
    select take_back_notices(${kind}, ${JSON.stringify(about)}::jsonb) as gone`);
  return Number(row.gone);
}

/** Organizations in which a notice of the kind is there. */
export async function selectOrganizationsTold(q: Queries, kind: NoticeKind): Promise<string[]> {
  const rows = await q.all<{ org_id: string }>(
    sql`select org_id from organizations_told(${kind}) as o(org_id)`,
  );
  return rows.map(({ org_id }) => org_id);
}

/** @returns how many were forgotten */
export async function forgetNotices(q: Queries, before: Instant): Promise<number> {
  const row = await q.one<{ forgotten: bigint }>(sql`select forget_notices(${before}) as forgotten`);
  return Number(row.forgotten);
}
