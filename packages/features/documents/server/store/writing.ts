/** Documents as they are written. */
import type { Instant, PlainDate } from '@tabellion/kernel/date.ts';
import type { SignatureBox } from '@tabellion/paper/printed.ts';
import type { Queries, Transaction } from '@tabellion/platform/database/queries.ts';
import { sql } from '@tabellion/platform/database/sql.ts';
import type { Audience, DocumentStatus, LinkRole, Section } from '../../sections.ts';
import type { DocumentLanguage, Signee } from '../../templates/template.ts';

export interface NewDocument {
  readonly documentId: string;
  readonly section: Section;
  readonly categoryId: string | null;
  readonly source: 'template' | 'wording' | 'upload';
  readonly template: string | null;
  readonly subject: string;
  readonly title: string;
  readonly number: string | null;
  readonly datedOn: PlainDate | null;
  readonly language: DocumentLanguage | null;
  readonly audience: Audience;
  readonly status: DocumentStatus;
  readonly personId: string | null;
  readonly signees: readonly Signee[];
  readonly orderId: string | null;
  /** It was made for the signatures for which a proposal waits. */
  readonly proposalId?: string | null;
}

/** @returns the id of the document: of the one that is there already, where another made the same of the same template; what
 *  is no draft any more stays as it is */
export async function insertDocument(
  tx: Transaction,
  orgId: string,
  document: NewDocument,
  at: Instant,
): Promise<{ readonly documentId: string; readonly isDraft: boolean }> {
  const inserted = await tx.run(sql`
    insert into documents (
        org_id, document_id, section, category_id, source, template, subject, title, number, dated_on, language,
        audience, status, person_id, signees, order_id, proposal_id, made_at
      ) values (
        ${orgId}, ${document.documentId}, ${document.section}, ${document.categoryId}, ${document.source},
        ${document.template}, ${document.subject}, ${document.title}, ${document.number}, ${document.datedOn},
        ${document.language}, ${document.audience}, ${document.status}, ${document.personId},
        ${JSON.stringify(document.signees)}::jsonb, ${document.orderId}, ${document.proposalId ?? null}, ${at}
      )
      on conflict (org_id, template, subject, language) where template is not null and status <> 'void' do nothing`);
  if (inserted === 1) return { documentId: document.documentId, isDraft: true };
  const standing = await tx.one<{ documentId: string; isDraft: boolean }>(sql`
    select document_id as "documentId", status = 'draft' as "isDraft" from documents
      where org_id = ${orgId} and template = ${document.template} and subject = ${document.subject}
        and language = ${document.language} and status <> 'void'`);
  if (standing.isDraft)
    await tx.run(sql`
      update documents set title = ${document.title}, number = ${document.number}, dated_on = ${document.datedOn},
                           signees = ${JSON.stringify(document.signees)}::jsonb, entry_since = null
        where org_id = ${orgId} and document_id = ${standing.documentId}`);
  return standing;
}

export interface NewVersion {
  readonly documentId: string;
  readonly sha256: string;
  /** The hash of the copy that is safe to open. */
  readonly servedSha256: string;
  readonly bytes: number;
  readonly mediaType: string;
  readonly fileName: string;
  readonly isDownloadOnly?: boolean;
  readonly pages: number | null;
  readonly templateVersion: string | null;
  readonly factsDigest: string | null;
  readonly asOf: PlainDate | null;
  readonly seq: number | null;
  readonly content: unknown;
  readonly boxes: readonly SignatureBox[];
  readonly bodyText: string;
  readonly madeAt: Instant;
  readonly madeBy: string | null;
  /** The own wording of which it was made; left out where the product's was used. */
  readonly precedentId?: string | null;
}

/** @returns its number; undefined where the newest version is of the same file */
export const insertVersion = async (
  tx: Transaction,
  orgId: string,
  one: NewVersion,
): Promise<number | undefined> =>
  (
    await tx.first<{ version: number }>(sql`
      with newest as (
        select coalesce(max(version), 0) as version, (array_agg(sha256 order by version desc))[1] as sha256
          from document_versions where org_id = ${orgId} and document_id = ${one.documentId}
      )
      insert into document_versions (
          org_id, document_id, version, sha256, served_sha256, bytes, media_type, file_name, is_download_only, pages,
          template_version,
          facts_digest, as_of, seq, content, boxes, body_text, made_at, made_by, precedent_id
        )
        select ${orgId}, ${one.documentId}, version + 1, ${one.sha256}, ${one.servedSha256}, ${one.bytes},
               ${one.mediaType}, ${one.fileName}, ${one.isDownloadOnly ?? false}, ${one.pages}, ${one.templateVersion},
               ${one.factsDigest},
               ${one.asOf}, ${one.seq}, ${JSON.stringify(one.content)}::jsonb, ${JSON.stringify(one.boxes)}::jsonb,
               ${one.bodyText}, ${one.madeAt}, ${one.madeBy}, ${one.precedentId ?? null}
          from newest where sha256 is distinct from ${one.sha256}
        returning version`)
  )?.version;

export interface NewLink {
  readonly linkId: string;
  readonly documentId: string;
  readonly entry: string | null;
  readonly activityId: string | null;
  readonly role: LinkRole;
  readonly at: Instant;
  readonly by: string | null;
}

export const insertLink = (tx: Transaction, orgId: string, link: NewLink): Promise<number> =>
  tx.run(sql`
    insert into document_links (org_id, document_id, link_id, entry, activity_id, role, linked_at, linked_by)
      values (${orgId}, ${link.documentId}, ${link.linkId}, ${link.entry}, ${link.activityId}, ${link.role}, ${link.at},
              ${link.by})
      on conflict do nothing`);

/** Own wording changes these with its next version. */
export const updateDocumentDetails = (
  tx: Transaction,
  orgId: string,
  documentId: string,
  head: Pick<NewDocument, 'title' | 'datedOn' | 'section' | 'categoryId' | 'audience'>,
): Promise<number> =>
  tx.run(sql`
    update documents set title = ${head.title}, dated_on = ${head.datedOn}, section = ${head.section},
                         category_id = ${head.categoryId}, audience = ${head.audience}
      where org_id = ${orgId} and document_id = ${documentId}`);

export const insertCategory = (
  tx: Transaction,
  orgId: string,
  { categoryId, name, at }: { readonly categoryId: string; readonly name: string; readonly at: Instant },
): Promise<number> =>
  tx.run(sql`
    insert into document_categories (org_id, category_id, name, made_at)
      values (${orgId}, ${categoryId}, ${name}, ${at}) on conflict do nothing`);

export const insertReview = (
  q: Queries,
  orgId: string,
  one: {
    readonly documentId: string;
    readonly version: number;
    readonly userId: string;
    readonly at: Instant;
  },
): Promise<number> =>
  q.run(sql`
    insert into document_reviews (org_id, document_id, version, user_id, reviewed_at)
      values (${orgId}, ${one.documentId}, ${one.version}, ${one.userId}, ${one.at}) on conflict do nothing`);
