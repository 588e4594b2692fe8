/** Documents that meet yearly deadlines once they are signed. */
import type { PlainDate } from '@tabellion/kernel/date.ts';
import type { Transaction } from '@tabellion/platform/database/queries.ts';
import { sql } from '@tabellion/platform/database/sql.ts';

export interface DeadlineDocument {
  readonly documentId: string;
  /** The resolution in place of the annual meeting, or the waiver of the auditor. */
  readonly met: 'annual_meeting' | 'auditor_waiver';
  readonly yearEnd: PlainDate;
  readonly datedOn: PlainDate | null;
  readonly isSigned: boolean;
}

/** The minute book made these documents or moved them on, in this transaction. */
export const upsertDocuments = (
  tx: Transaction,
  orgId: string,
  documents: readonly DeadlineDocument[],
): Promise<number> =>
  tx.run(sql`
    insert into deadline_documents (org_id, document_id, met, year_end, dated_on, is_signed)
      select ${orgId}, "documentId", met, "yearEnd", "datedOn", "isSigned"
        from jsonb_to_recordset(${JSON.stringify(documents)}::jsonb) as d(
          "documentId" uuid, met text, "yearEnd" date, "datedOn" date, "isSigned" boolean)
      on conflict (org_id, document_id)
        do update set dated_on = excluded.dated_on, is_signed = excluded.is_signed`);
