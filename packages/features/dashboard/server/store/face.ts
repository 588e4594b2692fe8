/** The dashboard reads across features, in as few statements as one page needs; it writes nothing (decision 021). */

import type { DraftAct } from '@tabellion/book/draft.ts';
import type { Sector } from '@tabellion/book/judge/law.ts';
import type { PlainDate } from '@tabellion/kernel/date.ts';
import type { CountryCode } from '@tabellion/law/countries.ts';
import type { JurisdictionId } from '@tabellion/law/jurisdictions.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import { sql } from '@tabellion/platform/database/sql.ts';
import type { CompanyType, OrganizationStatus } from '../../../organizations/rules/status.ts';
import type { FactBodies } from '../../../registers/facts.ts';
import type { PrivateHolders } from '../../../registers/privateIssuer.ts';
import type { LineKind } from '../../../worklist/lineKinds.ts';
import type { LineRow } from '../../../worklist/server/public.ts';

/** Where the organization stands: by the registers once it is incorporated, before by the answers of its wizard. */
export interface OrganizationState {
  name: string;
  name_postfix: string;
  status: OrganizationStatus;
  incorporation_date: PlainDate | null;
  company_type: CompanyType;
  jurisdiction: JurisdictionId;
  address_line_1: string;
  city: string;
  country: CountryCode;
  province: string;
  corporation_number: string;
  anchored_on: PlainDate | null;
  filing_year: number | null;
  /** The address of the person to reach for the account; empty while there is none. */
  user_address: string;
  /** Null while nobody has saved articles. */
  min_directors: number | null;
  max_directors: number | null;
  sector: Sector | null;
  plan_id: string | null;
}

export interface RegisterFigures {
  /** Whole shares; exact decimals: votes, dollars. */
  issued: string;
  votes: string;
  stated_capital: string;
  /** Holders on record with a quarter of the votes or more; who has significant control is computed in its own register. */
  significant: bigint;
  holders: bigint;
  /** How many count for a private issuer; null where the articles restrict no transfers. */
  private_holders: PrivateHolders | null;
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

export interface OpenProposal {
  kind: string;
  /** Checked by the book's schemas before they were stored. */
  acts: readonly DraftAct[];
  /** The names of the persons that it adds, by person. */
  names: Readonly<Record<string, FactBodies['name'] | null>>;
}

export interface Face extends OrganizationState, RegisterFigures {
  /** The oldest first. */
  proposals: readonly OpenProposal[];
  /** The lines that need doing now: the most urgent first, and how many there are. */
  work: { readonly lines: readonly LineRow[]; readonly all: number };
}

/** The reader of lines of work, and the kinds that he sees. */
interface WorkReader {
  readonly userId: string;
  readonly kinds: readonly LineKind[];
}

/** The most lines that a dashboard shows. */
const mostLines = 50;
/** Whatever is due within so many days needs doing now. */
const workDays = 30;

/**
 * Where the organization stands, its registers on the day at its registry as known now, and what waits there. Shares and what
 * stands of them are read from the sums that entries write (decision 035). The percentages are those of the book's `capTable`:
 * rounded down, the rest to the largest remainders.
 * @param days  the day at the registry of each jurisdiction
 */
export const selectFace = (
  q: Queries,
  orgId: string,
  days: Readonly<Record<string, PlainDate>>,
  { userId, kinds }: WorkReader,
): Promise<Face> =>
  q.one<Face>(sql`
    with standing as materialized (
      select o.name, o.name_postfix, o.status, o.incorporation_date, d.company_type, d.jurisdiction, d.address_line_1,
             d.city, d.country, d.province, d.corporation_number, d.anchored_on, d.filing_year,
             coalesce(c.address_line_1, '') as user_address,
             coalesce((r.value #>> '{board,minimum}')::integer, a.min_directors) as min_directors,
             coalesce((r.value #>> '{board,maximum}')::integer, a.max_directors) as max_directors,
             case when r.key is null then a.sector else r.value ->> 'sector' end as sector, w.plan_id,
             (${JSON.stringify(days)}::jsonb ->> d.jurisdiction)::date as today,
             r.value ->> 'transferRestrictions' is not null as is_restricted,
             (select coalesce(max(seq), 0) from register_acts where org_id = o.org_id) as last_seq
        from organizations o
          join organization_details d on d.org_id = o.org_id
          left join organization_contacts c on c.org_id = o.org_id and c.kind = 'account'
          left join articles_drafts a on a.org_id = o.org_id
          left join onboardings w on w.org_id = o.org_id
          left join corporation_rows r on r.org_id = o.org_id and r.known_to is null and r.eff_to is null
        where o.org_id = ${orgId}
    ), terms as materialized (
      select t.class_id, t.value ->> 'name' as name, (t.value ->> 'votesPerShare')::numeric as votes_per_share
        from standing s join class_terms t on t.org_id = ${orgId} and t.known_to is null and as_of(t, s.today)
    ), lots as materialized (
      select h.person_id, h.class_id, h.shares
        from standing s join holdings h on h.org_id = ${orgId} and h.known_to is null and as_of(h, s.today)
    ), held as materialized (
      select l.person_id, sum(l.shares) as shares, sum(l.shares * t.votes_per_share) as votes
        from lots l join terms t on t.class_id = l.class_id
        group by l.person_id
    ), total as materialized (
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
          cross join standing s
          left join persons p on p.org_id = ${orgId} and p.person_id = r.person_id and p.known_to is null
            and as_of(p, s.today)
          left join person_facts n on n.org_id = ${orgId} and n.fact_id = p.name_fact
    ), board as (
      select a.person_id, a.value, n.body as name, f.body as residency
        from standing s
          join appointments a on a.org_id = ${orgId} and a.position = 'director' and a.known_to is null
            and as_of(a, s.today) and a.status = 'active'
          left join persons p on p.org_id = a.org_id and p.person_id = a.person_id and p.known_to is null
            and as_of(p, s.today)
          left join person_facts n on n.org_id = a.org_id and n.fact_id = p.name_fact
          left join person_facts f on f.org_id = a.org_id
            and f.fact_id = coalesce(
              a.value #>> '{residency,fact}', p.value #>> '{facts,resident_canadian,fact}')::uuid
    )
    select s.name, s.name_postfix, s.status, s.incorporation_date, s.company_type, s.jurisdiction, s.address_line_1,
           s.city, s.country, s.province, s.corporation_number, s.anchored_on, s.filing_year, s.user_address,
           s.min_directors, s.max_directors, s.sector, s.plan_id,
           total.issued, total.votes, total.holders,
           case when s.is_restricted then (
             select to_jsonb(p) from private_holders(${orgId}, s.today, s.last_seq, false) p) end as private_holders,
           organization_lines(${orgId}, ${userId}, ${[...kinds]}::text[], s.today + ${workDays}::integer, ${mostLines}::integer) as work,
           (select count(*) from held where total.votes > 0 and held.votes * 4 >= total.votes) as significant,
           (select count(distinct class_id) from lots) as issued_classes,
           (select coalesce(array_agg(name order by name), '{}') from terms) as class_names,
           coalesce(
             (select capital from standing_sums t
                where t.org_id = ${orgId} and t.of_id = ${orgId} and t.known_to is null and t.settled_on <= s.today),
             (select sum(amount) from capital_entries e
                where e.org_id = ${orgId} and e.known_to is null and as_of(e, s.today)), 0) as stated_capital,
           (select c.value -> 'board' from corporation_rows c
              where c.org_id = ${orgId} and c.known_to is null and as_of(c, s.today)) as board,
           (select coalesce(jsonb_agg(jsonb_build_object(
                'personId', person_id, 'from', value -> 'from', 'consentOn', value -> 'consentOn', 'name', name,
                'residency', residency)), '[]')
              from board) as directors,
           (select coalesce(jsonb_agg(jsonb_build_object(
                'personId', person_id, 'shares', shares::text, 'hundredths', hundredths, 'name', name)
                order by shares desc, person_id), '[]') from largest) as largest,
           (select coalesce(jsonb_agg(jsonb_build_object(
                'kind', p.kind, 'acts', p.acts, 'names', (
                  select coalesce(jsonb_object_agg(f.person_id, f.body), '{}')
                    from jsonb_path_query(
                           p.acts,
                           '$[*] ? (@.kind == "person.added").payload.facts[*] ? (@.kind == "name").ref.fact') as cited(fact)
                      join person_facts f on f.org_id = p.org_id and f.fact_id = (cited.fact #>> '{}')::uuid))
                order by p.created_at, p.proposal_id), '[]')
              from proposals p
              where p.org_id = ${orgId} and p.state in ('open', 'needs_attention')) as proposals
      from standing s cross join total`);
