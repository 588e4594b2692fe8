/** Documents as they are sent for signature. */
import type { PrintedDocument } from '@tabellion/paper/printed.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import { sql } from '@tabellion/platform/database/sql.ts';
import type { NewDocument, NewVersion } from './writing.ts';

export interface SignableDocument
  extends Pick<
      NewDocument,
      | 'documentId'
      | 'title'
      | 'number'
      | 'section'
      | 'audience'
      | 'source'
      | 'language'
      | 'template'
      | 'subject'
    >,
    Pick<NewDocument, 'status' | 'signees'>,
    Pick<NewVersion, 'mediaType' | 'fileName' | 'pages' | 'templateVersion' | 'factsDigest' | 'asOf' | 'seq'>,
    Pick<NewVersion, 'content' | 'boxes'> {
  readonly version: number;
  /** The entry that waits for its signatures; null of other documents. */
  readonly proposalId: string | null;
  /** Persons of the registers who have signed it here. */
  readonly signedBy: readonly string[];
  /** The hash of the copy that is served, which is the one that people read. */
  readonly sha256: string;
  /** A template's document before it was typeset. */
  readonly printed: PrintedDocument | null;
  readonly text: string;
  /** The own wording of which it was made; null of the product's. */
  readonly precedentId: string | null;
  /** The version of that own wording; null of the product's. */
  readonly wordingVersion: number | null;
  /** Its wording was not approved when it was made: nobody signs it. */
  readonly isUnapproved: boolean;
}

/** Each in the version that is named, or in its newest. */
export const selectSignable = (
  q: Queries,
  orgId: string,
  wanted: readonly { readonly documentId: string; readonly version?: number }[],
): Promise<SignableDocument[]> =>
  q.all<SignableDocument>(sql`
    select d.document_id as "documentId", d.title, d.number, d.section, d.audience, d.source, d.language, d.status, d.signees,
           d.template, d.subject, d.proposal_id as "proposalId", d.signed_by as "signedBy", v.version, v.served_sha256 as sha256, v.media_type as "mediaType",
           v.file_name as "fileName", v.pages,
           v.template_version as "templateVersion", v.facts_digest as "factsDigest", v.as_of as "asOf", v.seq::integer as seq, v.content,
           case d.source when 'template' then v.content end as printed, v.boxes, v.body_text as text,
           v.precedent_id as "precedentId", p.version as "wordingVersion",
           coalesce(p.state <> 'approved' or v.content ->> 'mark' in ('DRAFT', 'PROJET'), false) as "isUnapproved"
      from unnest(${wanted.map(({ documentId }) => documentId)}::uuid[], ${wanted.map(({ version }) => version ?? null)}::integer[])
             with ordinality as w (document_id, version, place)
        join documents d on d.org_id = ${orgId} and d.document_id = w.document_id
        join lateral (select * from document_versions v
                        where v.org_id = d.org_id and v.document_id = d.document_id
                          and v.version = coalesce(w.version, v.version)
                        order by v.version desc limit 1) v on true
        left join precedents p on p.org_id = v.org_id and p.precedent_id = v.precedent_id
      order by w.place`);

/** Those that were drafted for a proposal, in the order in which they were made; a void one is gone. */
export const selectDocumentsOfProposal = (
  q: Queries,
  orgId: string,
  proposalId: string,
): Promise<{ readonly documentId: string }[]> =>
  q.all(sql`
    select document_id as "documentId" from documents
      where org_id = ${orgId} and proposal_id = ${proposalId} and status <> 'void' order by document_id`);
