/** Holders of shares on a date, from the sums that are kept of the certificates' rows (migration 0075). */
import type { Queries } from '@tabellion/platform/database/queries.ts';
import { sql } from '@tabellion/platform/database/sql.ts';
import type { ReadingAt } from './readingAt.ts';

/** A line of the register: what one person holds of one class. */
export interface HoldingKey {
  readonly personId: string;
  readonly classId: string;
}

export interface HoldingsFilter {
  readonly who: 'current' | 'former' | 'all';
  /** One class, by its id; null for all. */
  readonly classId: string | null;
  /** These persons alone; null for all. */
  readonly personIds: readonly string[] | null;
}

export interface HoldingsPageQuery extends HoldingsFilter {
  readonly order: 'name' | 'shares' | 'since';
  readonly descending: boolean;
  /** Whose alphabet. */
  readonly language: string;
  /** The last line of the page before; null for the first page. */
  readonly after: HoldingKey | null;
  readonly limit: number;
}

/** The last row of the register: of all lines that the filter lets through. */
export interface HoldingsTotal {
  readonly lines: number;
  readonly holders: number;
  readonly classes: number;
  readonly shares: string;
}

/** Lines of a page by their number of shares, read from the index in its order; it costs no more than the lines before it.
 *  A statement for each direction: a sign in the order would keep it from the index. */
export const standingByShares = (
  q: Queries,
  orgId: string,
  at: ReadingAt,
  page: HoldingsPageQuery,
): Promise<HoldingKey[]> => (page.descending ? falling(q, orgId, at, page) : rising(q, orgId, at, page));

const falling = (
  q: Queries,
  orgId: string,
  { asOf, seq }: ReadingAt,
  { classId, personIds, after, limit }: HoldingsPageQuery,
): Promise<HoldingKey[]> =>
  q.all<HoldingKey>(sql`
    select person_id as "personId", class_id as "classId" from holdings
      where org_id = ${orgId} and as_of(holdings, ${asOf}, ${seq})
        and (${classId}::uuid is null or class_id = ${classId}::uuid)
        and (${personIds}::uuid[] is null or person_id = any(${personIds}::uuid[]))
        and (${after?.personId ?? null}::uuid is null or (shares, person_id, class_id) < (
          select shares, person_id, class_id from holdings
            where org_id = ${orgId} and person_id = ${after?.personId ?? null}::uuid
              and class_id = ${after?.classId ?? null}::uuid and as_of(holdings, ${asOf}, ${seq})))
      order by shares desc, person_id desc, class_id desc limit ${limit}`);

const rising = (
  q: Queries,
  orgId: string,
  { asOf, seq }: ReadingAt,
  { classId, personIds, after, limit }: HoldingsPageQuery,
): Promise<HoldingKey[]> =>
  q.all<HoldingKey>(sql`
    select person_id as "personId", class_id as "classId" from holdings
      where org_id = ${orgId} and as_of(holdings, ${asOf}, ${seq})
        and (${classId}::uuid is null or class_id = ${classId}::uuid)
        and (${personIds}::uuid[] is null or person_id = any(${personIds}::uuid[]))
        and (${after?.personId ?? null}::uuid is null or (shares, person_id, class_id) > (
          select shares, person_id, class_id from holdings
            where org_id = ${orgId} and person_id = ${after?.personId ?? null}::uuid
              and class_id = ${after?.classId ?? null}::uuid and as_of(holdings, ${asOf}, ${seq})))
      order by shares, person_id, class_id limit ${limit}`);

/** The lines of a page by the first day since which some are held without a gap. */
export const standingBySince = (
  q: Queries,
  orgId: string,
  { asOf, seq }: ReadingAt,
  { classId, personIds, descending, after, limit }: HoldingsPageQuery,
): Promise<HoldingKey[]> =>
  q.all<HoldingKey>(sql`
    with held as materialized (
      select person_id, class_id, (since - date '2000-01-01') * case when ${descending} then -1 else 1 end as place
        from holdings
        where org_id = ${orgId} and as_of(holdings, ${asOf}, ${seq})
          and (${classId}::uuid is null or class_id = ${classId}::uuid)
          and (${personIds}::uuid[] is null or person_id = any(${personIds}::uuid[]))
    )
    select person_id as "personId", class_id as "classId" from held
      where ${after?.personId ?? null}::uuid is null
        or (place, person_id, class_id) > (
          select place, person_id, class_id from held
            where person_id = ${after?.personId ?? null}::uuid and class_id = ${after?.classId ?? null}::uuid)
      order by place, person_id, class_id limit ${limit}`);

/** The sums of all lines that the filter lets through. Where there is one class, whoever has a line is one
 *  holder. */
export const standingTotal = (
  q: Queries,
  orgId: string,
  { asOf, seq }: ReadingAt,
  { classId, personIds }: HoldingsFilter,
): Promise<HoldingsTotal> =>
  q.one<HoldingsTotal>(sql`
    with standing as not materialized (
      select person_id, class_id, shares from holdings
        where org_id = ${orgId} and as_of(holdings, ${asOf}, ${seq})
          and (${classId}::uuid is null or class_id = ${classId}::uuid)
          and (${personIds}::uuid[] is null or person_id = any(${personIds}::uuid[]))
    ), by_class as materialized (
      select count(*) as lines, sum(shares) as shares from standing group by class_id
    )
    select coalesce(sum(lines), 0)::integer as lines, coalesce(sum(shares), 0)::text as shares, count(*)::integer as classes,
           case when count(*) <= 1 then coalesce(sum(lines), 0)
             else (select count(*) from (select from standing group by person_id) as persons) end::integer as holders
      from by_class`);
