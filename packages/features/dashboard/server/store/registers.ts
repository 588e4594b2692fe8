import type { PlainDate } from '@tabellion/kernel/date.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import { sql } from '@tabellion/platform/database/sql.ts';
import type { FactBodies } from '../../../registers/facts.ts';

export interface RegisterFigures {
  /** Whole shares; exact decimals: votes, dollars. */
  issued: string;
  votes: string;
  stated_capital: string;
  /** Holders on record with a quarter of the votes or more; who has significant control is computed in its own register. */
  significant: bigint;
  holders: bigint;
  /** Classes with issued shares. */
  issued_classes: bigint;
  class_names: string[];
  /** Bounds of the board in the articles; null before incorporation. */
  board: { minimum: number; maximum: number } | null;
  directors: DirectorRow[];
  largest: HolderRow[];
}

export interface DirectorRow {
  personId: string;
  from: PlainDate;
  consentOn: PlainDate | null;
  name: FactBodies['name'] | null;
  residency: FactBodies['resident_canadian'] | null;
}

interface HolderRow {
  personId: string;
  shares: string;
  /** Hundredths of a per cent of all issued shares, by largest remainder over all holders. */
  hundredths: number;
  name: FactBodies['name'] | null;
}

/**
 * The registers on `asOf` as known now, in one row.
 * The percentages are those of the book's `capTable`: rounded down, the rest to the largest remainders.
 */
export const selectFigures = (q: Queries, orgId: string, asOf: PlainDate): Promise<RegisterFigures> =>
  q.one<RegisterFigures>(sql`
    with terms as (
      select key as class_id, value ->> 'name' as name, (value ->> 'votesPerShare')::numeric as votes_per_share
        from class_terms
        where org_id = ${orgId} and known_to is null and as_of(class_terms, ${asOf})
    ), lots as (
      select person_id, class_id, sum(quantity) as shares
        from certificates
        where org_id = ${orgId} and known_to is null and as_of(certificates, ${asOf})
          and status = 'open'
        group by person_id, class_id
    ), held as (
      select l.person_id, sum(l.shares) as shares, sum(l.shares * t.votes_per_share) as votes
        from lots l join terms t on t.class_id = l.class_id::text
        group by l.person_id
    ), total as (
      select coalesce(sum(shares), 0) as issued, coalesce(sum(votes), 0) as votes, count(*) as holders from held
    ), parts as (
      select h.person_id, h.shares, div(10000 * h.shares, t.issued) as whole, mod(10000 * h.shares, t.issued) as rest
        from held h cross join total t
    ), ranked as (
      select person_id, shares, whole,
             row_number() over (order by rest desc, shares desc, person_id) <= 10000 - sum(whole) over () as gets_one
        from parts
    ), largest as (
      select r.person_id, r.shares, (r.whole + r.gets_one::integer)::integer as hundredths, n.body as name
        from (select * from ranked order by shares desc, person_id limit 5) r
          left join persons p on p.org_id = ${orgId} and p.person_id = r.person_id and p.known_to is null
            and as_of(p, ${asOf})
          left join person_facts n
            on n.org_id = ${orgId} and n.fact_id = p.name_fact
    ), board as (
      select a.person_id, a.value, n.body as name, r.body as residency
        from appointments a
          left join persons p on p.org_id = a.org_id and p.person_id = a.person_id and p.known_to is null
            and as_of(p, ${asOf})
          left join person_facts n on n.org_id = a.org_id and n.fact_id = p.name_fact
          left join person_facts r on r.org_id = a.org_id
            and r.fact_id = coalesce(
              a.value #>> '{residency,fact}', p.value #>> '{facts,resident_canadian,fact}')::uuid
        where a.org_id = ${orgId} and a.position = 'director' and a.known_to is null and as_of(a, ${asOf})
          and a.status = 'active'
    )
    select total.issued, total.votes, total.holders,
           (select count(*) from held where total.votes > 0 and held.votes * 4 >= total.votes) as significant,
           (select count(distinct class_id) from lots) as issued_classes,
           (select coalesce(array_agg(name order by name), '{}') from terms) as class_names,
           (select coalesce(sum(amount), 0) from capital_entries
              where org_id = ${orgId} and known_to is null and as_of(capital_entries, ${asOf})) as stated_capital,
           (select value -> 'board' from corporation_rows
              where org_id = ${orgId} and known_to is null and as_of(corporation_rows, ${asOf})) as board,
           (select coalesce(jsonb_agg(jsonb_build_object(
                'personId', person_id, 'from', value -> 'from', 'consentOn', value -> 'consentOn', 'name', name, 'residency', residency)), '[]')
              from board) as directors,
           (select coalesce(jsonb_agg(jsonb_build_object(
                'personId', person_id, 'shares', shares::text, 'hundredths', hundredths, 'name', name)
                order by shares desc, person_id), '[]') from largest) as largest
      from total`);
