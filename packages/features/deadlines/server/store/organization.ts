/** Where an organization stands, as far as its deadlines depend on it: by the registers once it is incorporated. */
import type { PlainDate } from '@tabellion/kernel/date.ts';
import type { JurisdictionId } from '@tabellion/law/jurisdictions.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import { sql } from '@tabellion/platform/database/sql.ts';
import type { OrganizationStatus } from '../../../organizations/rules/status.ts';

export interface DeadlineOrganization {
  status: OrganizationStatus;
  jurisdiction: JurisdictionId;
  incorporation_date: PlainDate | null;
  /** As the registers have it; null before incorporation. */
  registered_incorporation: PlainDate | null;
  /** The last annual meeting, or the resolution that was signed in its place. */
  annual_shareholders_on: PlainDate | null;
  /** The keys of deadlines that signed documents meet. */
  met_by_documents: string[];
  filing_year: number | null;
  fiscal_year_end: string;
  /** The last act on record, 0 where there is none. */
  last_seq: number;
}

export const selectDeadlineOrganization = (q: Queries, orgId: string): Promise<DeadlineOrganization> =>
  q.one<DeadlineOrganization>(sql`
    select o.status, d.jurisdiction, o.incorporation_date, r.value ->> 'incorporatedOn' as registered_incorporation,
           last_annual_meeting(o.org_id, d.annual_shareholders_on) as annual_shareholders_on, d.filing_year,
           deadlines_met_by_documents(o.org_id, d.jurisdiction) as met_by_documents,
           case when r.key is null then d.fiscal_year_end else coalesce(r.value ->> 'yearEnd', '') end as fiscal_year_end,
           (select coalesce(max(seq), 0)::integer from register_acts where org_id = o.org_id) as last_seq
      from organizations o
        join organization_details d on d.org_id = o.org_id
        left join corporation_rows r on r.org_id = o.org_id and r.known_to is null and r.eff_to is null
      where o.org_id = ${orgId}`);
