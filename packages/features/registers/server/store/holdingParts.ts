import type { Queries } from '@tabellion/platform/database/queries.ts';
import { sql } from '@tabellion/platform/database/sql.ts';
import type { ReadingAt } from './readingAt.ts';
import type { HoldingKey } from './standingHoldings.ts';

/** A line's parts of the whole register. */
export interface HoldingPercentages extends HoldingKey {
  /** Hundredths of a per cent of all issued shares, and of all votes; null where the class bears none. */
  readonly part: number;
  readonly votesPart: number | null;
}

/**
 * Percentages of the whole register on a date, whatever a page shows of it: by largest remainder over its lines, so that
 * they sum to 100.00, as `percentages` of the kernel does it. Among equal remainders the larger line comes first.
 * @param keys  the lines that are asked for; null for all
 */
export const selectHoldingPercentages = (
  q: Queries,
  orgId: string,
  { asOf, seq }: ReadingAt,
  keys: readonly HoldingKey[] | null,
): Promise<HoldingPercentages[]> =>
  q.all<HoldingPercentages>(sql`
    with terms as materialized (
      select class_id, (value ->> 'votesPerShare')::numeric as votes from class_terms
        where org_id = ${orgId} and as_of(class_terms, ${asOf}, ${seq})
    ), held as materialized (
      select person_id, class_id, shares from holdings
        where org_id = ${orgId} and as_of(holdings, ${asOf}, ${seq})
    ), weighed as (
      select h.person_id, h.class_id, h.shares, sum(h.shares) over () as all_shares,
             h.shares * coalesce(t.votes, 0) as votes, nullif(sum(h.shares * coalesce(t.votes, 0)) over (), 0) as all_votes
        from held h left join terms t using (class_id)
    ), floors as (
      select *, div(shares * 10000, all_shares) as part, mod(shares * 10000, all_shares) as rest,
             div(votes * 10000, all_votes) as votes_part, mod(votes * 10000, all_votes) as votes_rest
        from weighed
    ), parts as (
      select person_id, class_id, votes,
             part + case when row_number() over (order by rest desc, shares desc, person_id, class_id)
                           <= 10000 - sum(part) over () then 1 else 0 end as part,
             votes_part + case when row_number() over (order by votes_rest desc, votes desc, person_id, class_id)
                                 <= 10000 - sum(votes_part) over () then 1 else 0 end as votes_part
        from floors
    )
    select person_id as "personId", class_id as "classId", part::integer as part,
           case when votes > 0 then votes_part::integer end as "votesPart"
      from parts
      where ${keys === null} or (person_id, class_id) in (
        select * from unnest(${(keys ?? []).map(({ personId }) => personId)}::uuid[],
                             ${(keys ?? []).map(({ classId }) => classId)}::uuid[]))`);
