/** The cap table on a date as known at a seq, summed up where the rows lie: the numbers are those of the book's `capTable`. */
import { PROMISED, type PromisedShares } from '@tabellion/book/dilution.ts';
import type { ClassTerms } from '@tabellion/book/entities.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import { sql } from '@tabellion/platform/database/sql.ts';
import type { FactBodies } from '../../facts.ts';
import type { ReadingAt } from './readingAt.ts';

/** Shares as exact text; percentages in hundredths, by largest remainder over all holders. */
interface CapTableParts {
  shares: string;
  votes: string;
  diluted: string;
  owns: number;
  percentVotes: number;
  percentDiluted: number;
  /** Shares by class. */
  byClass: Readonly<Record<string, string>>;
}

export interface HolderRow extends CapTableParts {
  personId: string;
  name: FactBodies['name'] | null;
}

export interface PromisedRow {
  kind: PromisedShares['kind'];
  /** The id of the class, or of the pool. */
  id: string;
  /** Null for a pool of several classes. */
  classId: string | null;
  /** The name of the pool; null where it is none. */
  name: string | null;
  shares: string;
  diluted: string;
  percentDiluted: number;
}

export interface CapTableRow {
  issued: string;
  votes: string;
  diluted: string;
  holders: bigint;
  /** Largest first, at most as many as were asked for. */
  largest: HolderRow[];
  /** All others together; null where there are none. */
  rest: (CapTableParts & { holders: number }) | null;
  /** Fully diluted, and held by nobody: by kind, then by id. */
  promised: PromisedRow[];
}

/** @param most  how many holders have a line of their own
 *  @param who  holders who have one whatever they hold
 *  @param withQuarters  whether everybody has one who has a quarter of the votes, or more
 *  @param withPool  whether what pools have left counts as fully diluted */
export interface CapTableQuery extends ReadingAt {
  readonly most: number;
  readonly who: readonly string[];
  readonly withQuarters?: boolean;
  readonly withPool: boolean;
}

/** Percentages by largest remainder over all holders: the lines of the largest remainders have a further hundredth, down to the
 *  last of them (`last_owns` and its likes), so that no line but those asked for is ranked. Where everybody's votes, or fully
 *  diluted shares, are as many as his shares, so are their percentages. */
export const selectCapTable = (
  q: Queries,
  orgId: string,
  { asOf, seq, most, who, withQuarters = false, withPool }: CapTableQuery,
): Promise<CapTableRow> =>
  q.one<CapTableRow>(sql`
    with terms as (
      select class_id, (value ->> 'votesPerShare')::numeric as votes_per_share,
             (value #>> '{convertible,numerator}')::numeric as numerator,
             (value #>> '{convertible,denominator}')::numeric as denominator
        from class_terms
        where org_id = ${orgId} and as_of(class_terms, ${asOf}, ${seq})
    ), lots as (
      select person_id, class_id, shares from holdings
        where org_id = ${orgId} and as_of(holdings, ${asOf}, ${seq})
    ), held as (
      select l.person_id, sum(l.shares) as shares, sum(l.shares * coalesce(t.votes_per_share, 0)) as votes,
             sum(coalesce(div(l.shares * t.numerator, t.denominator), l.shares)) as diluted
        from lots l left join terms t on t.class_id = l.class_id
        group by l.person_id
    ), reserved as (
      select case kind when 'option' then 0 else 1 end as rank, class_id::text as id, class_id, null as name,
             sum(outstanding) as shares
        from instruments
        where org_id = ${orgId} and as_of(instruments, ${asOf}, ${seq})
          and outstanding > 0 and class_id is not null
        group by rank, class_id
      union all
      select 2, key, class_id, value ->> 'name', reserved - used
        from option_pools
        where org_id = ${orgId} and as_of(option_pools, ${asOf}, ${seq}) and reserved > used and ${withPool}
    ), promised as (
      select r.*, coalesce(div(r.shares * t.numerator, t.denominator), r.shares) as diluted
        from reserved r left join terms t on t.class_id = r.class_id
    ), lines as (
      select person_id, shares, votes, diluted, null::integer as rank, null as id from held
      union all
      select null, 0, 0, diluted, rank, id from promised
    ), total as (
      select coalesce(sum(shares), 0) as issued, coalesce(sum(votes), 0) as votes, coalesce(sum(diluted), 0) as diluted,
             count(person_id) as holders, coalesce(bool_and(votes = shares), false) as vote_alike,
             coalesce(bool_and(diluted = shares), false) as dilute_alike
        from lines
    ), parts as materialized (
      select h.*, coalesce(div(10000 * h.shares, nullif(t.issued, 0)), 0) as owns,
             mod(10000 * h.shares, nullif(t.issued, 0)) as owns_rest,
             case when not t.vote_alike then coalesce(div(10000 * h.votes, nullif(t.votes, 0)), 0) end as voting,
             case when not t.vote_alike then mod(10000 * h.votes, nullif(t.votes, 0)) end as voting_rest,
             case when not t.dilute_alike then coalesce(div(10000 * h.diluted, nullif(t.diluted, 0)), 0) end as diluting,
             case when not t.dilute_alike then mod(10000 * h.diluted, nullif(t.diluted, 0)) end as diluting_rest
        from lines h cross join total t
    ), further as (
      select 10000 - sum(owns) as owns, 10000 - sum(voting) as voting, 10000 - sum(diluting) as diluting from parts
    ), last_owns as (
      select owns_rest, shares, person_id from parts
        where owns_rest > 0 and (select owns from further) > 0
        order by owns_rest desc, shares desc, person_id
        limit 1 offset (select greatest(owns - 1, 0)::bigint from further)
    ), last_voting as (
      select voting_rest, votes, shares, person_id from parts
        where voting_rest > 0 and (select voting from further) > 0
        order by voting_rest desc, votes desc, shares desc, person_id
        limit 1 offset (select greatest(voting - 1, 0)::bigint from further)
    ), last_diluting as (
      select diluting_rest, diluted, coalesce(rank, -1) as rank, shares, coalesce(person_id::text, id) collate "C" as key
        from parts
        where diluting_rest > 0 and (select diluting from further) > 0
        order by diluting_rest desc, diluted desc, rank, shares desc, key
        limit 1 offset (select greatest(diluting - 1, 0)::bigint from further)
    ), first as (
      select person_id from parts where rank is null order by shares desc, person_id limit ${most}
    ), counted as (
      select p.person_id, p.shares, p.votes, p.diluted, p.rank, p.id,
             p.owns + coalesce((p.owns_rest, p.shares) > (o.owns_rest, o.shares)
               or ((p.owns_rest, p.shares) = (o.owns_rest, o.shares) and p.person_id <= o.person_id), false)::integer as owns,
             p.voting + coalesce((p.voting_rest, p.votes, p.shares) > (v.voting_rest, v.votes, v.shares)
               or ((p.voting_rest, p.votes, p.shares) = (v.voting_rest, v.votes, v.shares)
                   and p.person_id <= v.person_id), false)::integer as voting,
             p.diluting + coalesce(
               (p.diluting_rest, p.diluted, -coalesce(p.rank, -1), p.shares) > (d.diluting_rest, d.diluted, -d.rank, d.shares)
               or ((p.diluting_rest, p.diluted, coalesce(p.rank, -1), p.shares) = (d.diluting_rest, d.diluted, d.rank, d.shares)
                   and coalesce(p.person_id::text, p.id) collate "C" <= d.key), false)::integer as diluting
        from parts p cross join total t
          left join last_owns o on true left join last_voting v on true left join last_diluting d on true
        where p.rank is not null or p.person_id in (select person_id from first) or p.person_id = any(${who}::uuid[])
          or (${withQuarters} and t.votes > 0 and 4 * p.votes >= t.votes)
    ), told as materialized (
      select person_id, shares, votes, diluted, rank, id, owns::integer as owns,
             coalesce(voting, owns)::integer as percent_votes, coalesce(diluting, owns)::integer as percent_diluted
        from counted
    ), by_class as (
      select l.person_id, jsonb_object_agg(l.class_id, l.shares::text) as by_class
        from told r join lots l on l.person_id = r.person_id
        group by l.person_id
    ), largest as (
      select r.*, n.body as name, c.by_class
        from (select * from told where rank is null) r
          left join by_class c on c.person_id = r.person_id
          left join lateral (
            select f.body from persons p left join person_facts f on f.org_id = ${orgId} and f.fact_id = p.name_fact
              where p.org_id = ${orgId} and p.person_id = r.person_id and as_of(p, ${asOf}, ${seq})
              limit 1
          ) as n on true
    ), named as (
      select count(person_id) as holders, coalesce(sum(shares), 0) as shares, coalesce(sum(votes), 0) as votes,
             coalesce(sum(diluted), 0) as diluted, coalesce(sum(owns), 0) as owns,
             coalesce(sum(percent_votes), 0) as percent_votes, coalesce(sum(percent_diluted), 0) as percent_diluted
        from told
    )
    select total.issued, total.votes, total.diluted, total.holders,
           (select coalesce(jsonb_agg(jsonb_build_object(
                'personId', person_id, 'name', name, 'shares', shares::text, 'votes', votes::text,
                'diluted', diluted::text, 'owns', owns, 'percentVotes', percent_votes,
                'percentDiluted', percent_diluted, 'byClass', by_class) order by shares desc, person_id), '[]')
              from largest) as largest,
           -- Parts sum to the whole, so all others have what is left of it.
           (select case when total.holders = n.holders then null else jsonb_build_object(
                'holders', total.holders - n.holders, 'shares', (total.issued - n.shares)::text,
                'votes', (total.votes - n.votes)::text, 'diluted', (total.diluted - n.diluted)::text,
                'owns', case when total.issued = 0 then 0 else 10000 - n.owns end,
                'percentVotes', case when total.votes = 0 then 0 else 10000 - n.percent_votes end,
                'percentDiluted', case when total.diluted = 0 then 0 else 10000 - n.percent_diluted end, 'byClass',
                (select jsonb_object_agg(class_id, shares::text) from (
                   select l.class_id, sum(l.shares) as shares from lots l
                     where not exists (select from told o where o.person_id = l.person_id)
                     group by l.class_id) as together)) end
              from named n) as rest,
           (select coalesce(jsonb_agg(jsonb_build_object(
                'kind', (${[...PROMISED]}::text[])[p.rank + 1], 'id', p.id, 'classId', p.class_id, 'name', p.name,
                'shares', p.shares::text, 'diluted', p.diluted::text, 'percentDiluted', r.percent_diluted)
                order by p.rank, p.id), '[]')
              from promised p join told r using (rank, id)) as promised
      from total`);

export interface ClassRow {
  classId: string;
  terms: ClassTerms;
  issued: string;
  diluted: string;
  /** Its stated capital, exact dollars. */
  amount: string;
}

/** Every class with what is issued of it and its stated capital (CBCA s. 26), in the order of the acts that made them. */
export const selectClasses = (q: Queries, orgId: string, { asOf, seq }: ReadingAt): Promise<ClassRow[]> =>
  q.all<ClassRow>(sql`
    with lots as (
      select class_id, person_id, sum(quantity) as shares
        from certificates
        where org_id = ${orgId} and as_of(certificates, ${asOf}, ${seq}) and status = 'open'
        group by class_id, person_id
    ), capital as (
      select class_id, sum(amount) as amount from capital_entries
        where org_id = ${orgId} and as_of(capital_entries, ${asOf}, ${seq})
        group by class_id
    )
    select t.key as "classId", t.value as terms, coalesce(c.amount, 0) as amount,
           coalesce((select sum(l.shares) from lots l where l.class_id = t.class_id), 0) as issued,
           coalesce((select sum(coalesce(div(l.shares * (t.value #>> '{convertible,numerator}')::numeric,
                                             (t.value #>> '{convertible,denominator}')::numeric), l.shares))
                       from lots l where l.class_id = t.class_id), 0) as diluted
      from class_terms t left join capital c on c.class_id = t.class_id
      where t.org_id = ${orgId} and as_of(t, ${asOf}, ${seq})
      order by t.value ->> 'createdOn',
               (select a.rank from register_acts a where a.org_id = t.org_id and a.act_id =
                  (select f.by_act from class_terms f where f.org_id = t.org_id and f.key = t.key
                     order by f.eff_from, f.known_from limit 1)), t.key`);

/** A holder's part of each of his classes in hundredths of a per cent, by largest remainder over its
 *  holders. */
export async function selectHolderPercentages(
  q: Queries,
  orgId: string,
  { asOf, seq, personId }: ReadingAt & { readonly personId: string },
): Promise<ReadonlyMap<string, number>> {
  const rows = await q.all<{ classId: string; hundredths: number }>(sql`
    with lots as (
      select class_id, person_id, sum(quantity) as shares
        from certificates
        where org_id = ${orgId} and as_of(certificates, ${asOf}, ${seq}) and status = 'open'
        group by class_id, person_id
    ), totals as (
      select class_id, sum(shares) as issued from lots group by class_id
    ), parts as (
      select l.*, div(10000 * l.shares, t.issued) as whole, mod(10000 * l.shares, t.issued) as rest
        from lots l join totals t on t.class_id = l.class_id
        where l.class_id in (select class_id from lots where person_id = ${personId})
    ), ranked as (
      select class_id, person_id,
             (whole + (row_number() over (partition by class_id order by rest desc, shares desc, person_id)
                       <= 10000 - sum(whole) over (partition by class_id))::integer)::integer as hundredths
        from parts
    )
    select class_id as "classId", hundredths from ranked where person_id = ${personId}`);
  return new Map(rows.map(({ classId, hundredths }) => [classId, hundredths]));
}
