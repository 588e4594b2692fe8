/** Some lines of the cap table among many holders: of those whom an act changes, and of the largest. */
import type { Queries } from '@tabellion/platform/database/queries.ts';
import { sql } from '@tabellion/platform/database/sql.ts';
import { type CapTableQuery, selectCapTable } from './capTable.ts';

/** Shares and votes as exact text, percentages in hundredths. */
interface ShownLineParts {
  readonly shares: string;
  readonly votes: string;
  readonly owns: number;
  readonly percentVotes: number;
}

export interface ShownLine extends ShownLineParts {
  readonly personId: string;
}

export interface ShownTable {
  readonly issued: string;
  readonly votes: string;
  readonly holders: bigint;
  /** Largest first. */
  readonly largest: readonly ShownLine[];
  /** All others together; null where there are none. */
  readonly rest: (ShownLineParts & { readonly holders: number }) | null;
}

type ShownLinesQuery = Omit<CapTableQuery, 'withPool'>;

/** How the percentages of all compared tables are rounded. */
export type Rounding = 'among_all' | 'by_itself';

/** Among so many holders percentages are those of the cap table, by largest remainder; for that everybody is ranked. */
const RANKED = 1_000;

/** Where there are more in one of the tables, each percentage is rounded down by itself and all others together have the rest:
 *  at most a hundredth less than in the cap table, and their sum is 100.00 as there. Nobody else is read then, as long as
 *  nothing changes after the date (migration 0112). @param seqs  of the tables */
export async function selectRounding(
  q: Queries,
  orgId: string,
  { asOf, seqs }: Pick<ShownLinesQuery, 'asOf'> & { readonly seqs: readonly number[] },
): Promise<Rounding> {
  const { settled, holders } = await q.one<{ settled: number; holders: bigint }>(sql`
    select count(*)::integer as settled, coalesce(max(s.holders), 0) as holders
      from unnest(${[...seqs]}::bigint[]) as asked(seq) join standing_sums s on s.org_id = ${orgId} and s.of_id = ${orgId}
      where s.settled_on <= ${asOf} and known_at(s, asked.seq)`);
  return settled === seqs.length && holders > RANKED ? 'by_itself' : 'among_all';
}

export const selectShownTable = (
  q: Queries,
  orgId: string,
  { rounding, ...query }: ShownLinesQuery & { readonly rounding: Rounding },
): Promise<ShownTable> =>
  rounding === 'by_itself'
    ? selectSeparatelyRoundedTable(q, orgId, query)
    : selectCapTable(q, orgId, { ...query, withPool: false });

/** Reads the sums that are kept. Where n classes vote, whoever has a quarter of all votes has a quarter of
 *  an n-th of them in one class; no more than 4 n can have so many there, so he is among its 4 n largest
 *  holders. */
export const selectSeparatelyRoundedTable = (
  q: Queries,
  orgId: string,
  { asOf, seq, most, who, withQuarters = false }: ShownLinesQuery,
): Promise<ShownTable> =>
  q.one<ShownTable>(sql`
    with sums as materialized (
      select of_id, shares, holders from standing_sums
        where org_id = ${orgId} and known_at(standing_sums, ${seq})
    ), terms as materialized (
      select t.class_id, s.shares, (t.value ->> 'votesPerShare')::numeric as votes_per_share
        from class_terms t join sums s on s.of_id = t.class_id
        where t.org_id = ${orgId} and as_of(t, ${asOf}, ${seq}) and s.shares > 0
    ), total as materialized (
      select coalesce(sum(shares), 0) as issued, coalesce(sum(shares * votes_per_share), 0) as votes, count(*) as classes,
             count(*) filter (where votes_per_share > 0) as voting,
             coalesce((select holders from sums where of_id = ${orgId}), 0) as holders
        from terms
    ), wanted as materialized (
      select unnest(${who}::uuid[]) as person_id
      union
      (select person_id from holdings
         where (select classes from total) = 1 and org_id = ${orgId} and as_of(holdings, ${asOf}, ${seq})
         order by shares desc, person_id desc, class_id desc limit ${most})
      union
      (select person_id from holdings
         where (select classes from total) > 1 and ${most > 0} and org_id = ${orgId}
           and as_of(holdings, ${asOf}, ${seq})
         group by person_id order by sum(shares) desc, person_id desc limit ${most})
    ), named as (
      select person_id from wanted
      union
      select h.person_id
        from terms t cross join total cross join lateral (
          select person_id from holdings
            where org_id = ${orgId} and class_id = t.class_id and as_of(holdings, ${asOf}, ${seq})
            order by shares desc, person_id desc, class_id desc limit 4 * total.voting) as h
        where ${withQuarters} and t.votes_per_share > 0
    ), held as (
      -- Summed for each by himself, so that each is found by the index.
      select n.person_id, h.shares, h.votes
        from named n cross join lateral (
          select sum(h.shares) as shares, sum(h.shares * coalesce(t.votes_per_share, 0)) as votes
            from holdings h left join terms t on t.class_id = h.class_id
            where h.org_id = ${orgId} and h.person_id = n.person_id and as_of(h, ${asOf}, ${seq})) as h
        where h.shares > 0
    ), told as materialized (
      select h.person_id, h.shares, h.votes, coalesce(div(10000 * h.shares, nullif(t.issued, 0)), 0)::integer as owns,
             coalesce(div(10000 * h.votes, nullif(t.votes, 0)), 0)::integer as percent_votes
        from held h cross join total t
        where h.person_id in (select person_id from wanted)
          or (${withQuarters} and t.votes > 0 and 4 * h.votes >= t.votes)
    ), together as (
      select count(*) as holders, coalesce(sum(shares), 0) as shares, coalesce(sum(votes), 0) as votes,
             coalesce(sum(owns), 0) as owns, coalesce(sum(percent_votes), 0) as percent_votes
        from told
    )
    select t.issued::text as issued, t.votes::text as votes, t.holders,
           (select coalesce(jsonb_agg(jsonb_build_object(
                'personId', person_id, 'shares', shares::text, 'votes', votes::text, 'owns', owns,
                'percentVotes', percent_votes) order by shares desc, person_id desc), '[]') from told) as largest,
           (select case when t.holders = n.holders then null else jsonb_build_object(
                'holders', t.holders - n.holders, 'shares', (t.issued - n.shares)::text, 'votes', (t.votes - n.votes)::text,
                'owns', case when t.issued = 0 then 0 else 10000 - n.owns end,
                'percentVotes', case when t.votes = 0 then 0 else 10000 - n.percent_votes end) end
              from together n) as rest
      from total t`);
