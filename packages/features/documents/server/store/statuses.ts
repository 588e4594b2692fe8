/** How documents stand: their status, who signed them, and what became of the entries that they carry. */
import type { PlainDate } from '@tabellion/kernel/date.ts';
import type { Transaction } from '@tabellion/platform/database/queries.ts';
import { sql } from '@tabellion/platform/database/sql.ts';
import type { DocumentStatus } from '../../sections.ts';

/** Nothing else of the documents changes. */
export const updateStatus = (
  tx: Transaction,
  orgId: string,
  documentIds: readonly string[],
  status: DocumentStatus,
): Promise<number> =>
  tx.run(sql`
    update documents set status = ${status}
      where org_id = ${orgId} and document_id = any(${[...documentIds]}::uuid[])`);

/** They are signed on paper, by everybody whom they name: whose signatures they bore here is no longer told apart. Where the newest
 *  version is what was typeset here, the signed copy is still to follow. */
export const noteSignedOnPaper = (
  tx: Transaction,
  orgId: string,
  documentIds: readonly string[],
): Promise<number> =>
  tx.run(sql`
    update documents d
      set signed_by = '{}',
          lacks_copy = d.source <> 'upload'
            and (select v.content from document_versions v
                   where v.org_id = d.org_id and v.document_id = d.document_id
                   order by v.version desc limit 1) <> 'null'
      where d.org_id = ${orgId} and d.document_id = any(${[...documentIds]}::uuid[])`);

/** Adds who has signed it. One without a day of its own bears that of its last signature; one that is found by its proposal gets its
 *  day with the registry's certificate. */
export const addSignedBy = (
  tx: Transaction,
  orgId: string,
  documentId: string,
  { personIds, signedOn }: { readonly personIds: readonly string[]; readonly signedOn: PlainDate },
): Promise<number> =>
  tx.run(sql`
    update documents
      set signed_by = array(select distinct unnest(signed_by || ${[...personIds]}::uuid[])),
          dated_on = case when subject = proposal_id::text then dated_on else coalesce(dated_on, ${signedOn}) end
      where org_id = ${orgId} and document_id = ${documentId}`);

/** Marks the documents that carry an entry. */
export const markDocumentsOfEntries = (
  tx: Transaction,
  orgId: string,
  entries: readonly { readonly root: string; readonly since: 'voided' | 'corrected' }[],
): Promise<number> =>
  tx.run(sql`
    update documents d set entry_since = e.since
      from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as e (root uuid, since text), document_links l
      where d.org_id = ${orgId} and l.org_id = d.org_id and l.document_id = d.document_id and l.entry = e.root
        and l.role = 'carries'`);

/** The articles that were signed for a proposal bear the day of the certificate in lists, by which they are found again. */
export const updateCertified = (
  tx: Transaction,
  orgId: string,
  {
    proposalId,
    template,
    subject,
    on,
    title,
  }: {
    readonly proposalId: string;
    readonly template: string;
    readonly subject: string;
    readonly on: PlainDate;
    readonly title: string;
  },
): Promise<number> =>
  tx.run(sql`
    update documents set subject = ${subject}, dated_on = ${on}, title = ${title}
      where org_id = ${orgId} and proposal_id = ${proposalId} and template = ${template} and status <> 'void'
        and not exists (select from documents other
          where other.org_id = ${orgId} and other.template = ${template} and other.subject = ${subject}
            and other.language = documents.language and other.status <> 'void')`);
