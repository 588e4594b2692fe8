/** The dashboard reads across features, in as few statements as one page needs; it writes nothing (decision 021). */

import type { DraftAct } from '@tabellion/book/draft.ts';
import type { Sector } from '@tabellion/book/judge/law.ts';
import type { CountryCode } from '@tabellion/law/countries.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import { sql } from '@tabellion/platform/database/sql.ts';
import type { DeadlineOrganization } from '../../../deadlines/server/public.ts';
import type { CompanyType } from '../../../organizations/rules/status.ts';
import type { FactBodies } from '../../../registers/facts.ts';

/** Where the organization stands: by the registers once it is incorporated, before by the answers of its wizard. */
export interface OrganizationState extends DeadlineOrganization {
  name: string;
  name_postfix: string;
  company_type: CompanyType;
  address_line_1: string;
  city: string;
  country: CountryCode;
  province: string;
  corporation_number: string;
  /** Of the person to reach for the account; empty while there is none. */
  user_address: string;
  /** Null while nobody has saved articles. */
  min_directors: number | null;
  max_directors: number | null;
  sector: Sector | null;
  plan_id: string | null;
  /** Whether the articles restrict transfers, so that it may be a private issuer. */
  is_restricted: boolean;
  has_proposals: boolean;
}

export const selectOrganizationState = (q: Queries, orgId: string): Promise<OrganizationState> =>
  q.one<OrganizationState>(sql`
    select o.name, o.name_postfix, o.status, o.incorporation_date, d.company_type, d.jurisdiction, d.address_line_1,
           d.city, d.country, d.province, d.corporation_number,
           last_annual_meeting(o.org_id, d.annual_shareholders_on) as annual_shareholders_on, d.filing_year,
           deadlines_met_by_documents(o.org_id, d.jurisdiction) as met_by_documents,
           case when r.key is null then d.fiscal_year_end else coalesce(r.value ->> 'yearEnd', '') end as fiscal_year_end,
           coalesce(c.address_line_1, '') as user_address,
           coalesce((r.value #>> '{board,minimum}')::integer, a.min_directors) as min_directors,
           coalesce((r.value #>> '{board,maximum}')::integer, a.max_directors) as max_directors,
           case when r.key is null then a.sector else r.value ->> 'sector' end as sector, w.plan_id,
           r.value ->> 'incorporatedOn' as registered_incorporation,
           r.value ->> 'transferRestrictions' is not null as is_restricted,
           exists (select from proposals p
              where p.org_id = o.org_id and p.state in ('open', 'needs_attention')) as has_proposals,
           (select coalesce(max(seq), 0)::integer from register_acts where org_id = o.org_id) as last_seq
      from organizations o
        join organization_details d on d.org_id = o.org_id
        left join organization_contacts c on c.org_id = o.org_id and c.kind = 'account'
        left join articles_drafts a on a.org_id = o.org_id
        left join onboardings w on w.org_id = o.org_id
        left join corporation_rows r on r.org_id = o.org_id and r.known_to is null and r.eff_to is null
      where o.org_id = ${orgId}`);

export interface OpenProposal {
  kind: string;
  /** Checked by the book's schemas before they were stored. */
  acts: readonly DraftAct[];
  /** The names of the persons that it adds, by person. */
  names: Readonly<Record<string, FactBodies['name'] | null>>;
}

/** The oldest first. */
export const selectOpenProposals = (q: Queries, orgId: string): Promise<OpenProposal[]> =>
  q.all<OpenProposal>(sql`
    select p.kind, p.acts,
           (select coalesce(jsonb_object_agg(f.person_id, f.body), '{}')
              from jsonb_path_query(
                     p.acts,
                     '$[*] ? (@.kind == "person.added").payload.facts[*] ? (@.kind == "name").ref.fact') as cited(fact)
                join person_facts f on f.org_id = p.org_id and f.fact_id = (cited.fact #>> '{}')::uuid) as names
      from proposals p
      where p.org_id = ${orgId} and p.state in ('open', 'needs_attention')
      order by p.created_at, p.proposal_id`);
