/** Documents as people sign them. */
import type { PlainDate } from '@tabellion/kernel/date.ts';
import type { PrintedDocument, SignatureBox } from '@tabellion/paper/printed.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import { sql } from '@tabellion/platform/database/sql.ts';
import type { Audience, DocumentStatus, Section } from '../../sections.ts';
import type { DocumentLanguage, Signee } from '../../templates/template.ts';

export interface SignableDocument {
  readonly documentId: string;
  readonly title: string;
  readonly number: string | null;
  readonly section: Section;
  readonly audience: Audience;
  readonly source: 'template' | 'wording' | 'upload';
  readonly language: DocumentLanguage | null;
  readonly status: DocumentStatus;
  readonly signees: readonly Signee[];
  readonly version: number;
  /** Of the copy that is served, which is the one that people read. */
  readonly sha256: string;
  readonly mediaType: string;
  readonly fileName: string;
  readonly pages: number | null;
  readonly templateVersion: string | null;
  readonly factsDigest: string | null;
  readonly asOf: PlainDate | null;
  readonly seq: number | null;
  /** As it was kept with the version. */
  readonly content: unknown;
  /** Of a template: the document before it was typeset. */
  readonly printed: PrintedDocument | null;
  readonly boxes: readonly SignatureBox[];
  readonly text: string;
}

/** Each in the version that is named, or in its newest. */
export const selectSignable = (
  q: Queries,
  orgId: string,
  wanted: readonly { readonly documentId: string; readonly version?: number }[],
): Promise<SignableDocument[]> =>
  q.all<SignableDocument>(sql`
    select d.document_id as "documentId", d.title, d.number, d.section, d.audience, d.source, d.language, d.status, d.signees,
           v.version, v.served_sha256 as sha256, v.media_type as "mediaType", v.file_name as "fileName", v.pages,
           v.template_version as "templateVersion", v.facts_digest as "factsDigest", v.as_of as "asOf", v.seq::integer as seq, v.content,
           case d.source when 'template' then v.content end as printed, v.boxes, v.body_text as text
      from unnest(${wanted.map(({ documentId }) => documentId)}::uuid[], ${wanted.map(({ version }) => version ?? null)}::integer[])
             with ordinality as w (document_id, version, place)
        join documents d on d.org_id = ${orgId} and d.document_id = w.document_id
        join lateral (select * from document_versions v
                        where v.org_id = d.org_id and v.document_id = d.document_id
                          and v.version = coalesce(w.version, v.version)
                        order by v.version desc limit 1) v on true
      order by w.place`);
