import type { Queries } from '@tabellion/platform/database/queries.ts';
import { sql } from '@tabellion/platform/database/sql.ts';

export interface PaperToSign {
  /** Share certificates in the book, and those of them that are signed in ink. */
  readonly certificates: number;
  readonly signedCertificates: number;
  readonly hasBusinessNumber: boolean;
}

export const selectPaperToSign = (q: Queries, orgId: string): Promise<PaperToSign> =>
  q.one<PaperToSign>(sql`
    select count(d.document_id)::integer as certificates,
           (count(d.document_id) filter (where d.status = 'signed'))::integer as "signedCertificates",
           coalesce((select business_number <> '' from organization_details o where o.org_id = ${orgId}), false) as "hasBusinessNumber"
      from (select 1) as one
        left join documents d
          on d.org_id = ${orgId} and d.template = 'share_certificate' and d.status <> 'void'`);
