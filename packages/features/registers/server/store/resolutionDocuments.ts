import type { Queries, Transaction } from '@tabellion/platform/database/queries.ts';
import { sql } from '@tabellion/platform/database/sql.ts';
import type { ResolutionDocument } from '../../rules/approvals.ts';
import { isSameNumber } from '../../rules/resolutions.ts';

/** A document of a resolution as the minute book tells it. */
export interface ToldResolution extends Omit<ResolutionDocument, 'takesMore'> {
  readonly documentId: string;
  /** The proposal for whose signatures it was made. */
  readonly proposalId: string | null;
}

export const upsertResolutionDocuments = (
  tx: Transaction,
  orgId: string,
  documents: readonly ToldResolution[],
): Promise<number> =>
  tx.run(sql`
    insert into resolution_documents (org_id, document_id, body, number, dated_on, status, covers, proposal_id)
      select ${orgId}, "documentId", body, number, "datedOn", status, covers, "proposalId"
        from jsonb_to_recordset(${JSON.stringify(documents)}::jsonb) as d(
          "documentId" uuid, body text, number text, "datedOn" date, status text, covers uuid[], "proposalId" uuid)
      on conflict (org_id, document_id)
        do update set number = excluded.number, dated_on = excluded.dated_on, status = excluded.status,
                      covers = excluded.covers`);

/** Those that bear one of the numbers, however it is spelled. */
export async function selectResolutionDocuments(
  q: Queries,
  orgId: string,
  numbers: readonly string[],
): Promise<ResolutionDocument[]> {
  const known = await q.all<{ number: string }>(sql`
    select distinct number from resolution_documents where org_id = ${orgId}`);
  const spelled = known.flatMap(({ number }) =>
    numbers.some((one) => isSameNumber(one, number)) ? [number] : [],
  );
  if (spelled.length === 0) return [];
  return q.all<ResolutionDocument>(sql`
    select d.body, d.number, d.dated_on as "datedOn", d.status, d.covers,
           d.status = 'draft' and coalesce(p.state in ('applied', 'withdrawn'), true) as "takesMore"
      from resolution_documents d
        left join proposals p on p.org_id = d.org_id and p.proposal_id = d.proposal_id
      where d.org_id = ${orgId} and d.number = any(${spelled}::text[])
      order by d.document_id`);
}
