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

export interface OrderRow {
  readonly orderId: string;
  readonly orderedBy: string | null;
  readonly templates: readonly string[] | null;
  /** First acts of entries: only what carries one of them is ordered. */
  readonly entries: readonly string[] | null;
  /** The day on which what it asks for was signed on paper; null where it is only drafted. */
  readonly signedOn: PlainDate | null;
}

export const insertOrder = (tx: Transaction, orgId: string, order: OrderRow, at: Instant): Promise<number> =>
  tx.run(sql`
    insert into document_orders (org_id, order_id, ordered_at, ordered_by, templates, entries, signed_on)
      values (${orgId}, ${order.orderId}, ${at}, ${order.orderedBy}, ${order.templates && [...order.templates]}::text[],
              ${order.entries && [...order.entries]}::uuid[], ${order.signedOn})`);

/** Undefined once it is finished. */
export const selectOrder = (q: Queries, orgId: string, orderId: string): Promise<OrderRow | undefined> =>
  q.first<OrderRow>(sql`
    select order_id as "orderId", ordered_by as "orderedBy", templates, entries, signed_on as "signedOn"
      from document_orders where org_id = ${orgId} and order_id = ${orderId} and finished_at is null`);

export const finishOrder = (
  tx: Transaction,
  orgId: string,
  { orderId, made, at }: { readonly orderId: string; readonly made: number; readonly at: Instant },
): Promise<number> =>
  tx.run(sql`
    update document_orders set finished_at = ${at}, made = ${made}
      where org_id = ${orgId} and order_id = ${orderId} and finished_at is null`);

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

/** Nobody chose where these are kept. */
export const selectUnplaced = async (
  q: Queries,
  orgId: string,
  documentIds: readonly string[],
): Promise<string[]> =>
  (
    await q.all<{ documentId: string }>(sql`
      select document_id as "documentId" from documents
        where org_id = ${orgId} and document_id = any(${[...documentIds]}::uuid[]) and section = 'other' and category_id is null`)
  ).map(({ documentId }) => documentId);

/** Uploads of which nothing else became become the signed papers of a proposal, and stay where somebody chose to keep
 *  them. @returns how many of them there were */
export const claimUploads = (
  tx: Transaction,
  orgId: string,
  {
    proposalId,
    documentIds,
    signedOn,
    section,
    audience,
  }: {
    readonly proposalId: string;
    readonly documentIds: readonly string[];
    readonly signedOn: PlainDate;
    readonly section: Section;
    readonly audience: Audience;
  },
): Promise<number> =>
  tx.run(sql`
    update documents
      set proposal_id = ${proposalId}, status = 'signed', dated_on = coalesce(dated_on, ${signedOn}),
          section = case when section = 'other' and category_id is null then ${section} else section end,
          audience = case when section = 'other' and category_id is null then ${audience} else audience end
      where org_id = ${orgId} and document_id = any(${[...documentIds]}::uuid[]) and source = 'upload'
        and proposal_id is null and status = 'draft'`);

/** Files the newest version of an upload in another section too. @returns the hash of its file */
export async function copyUpload(
  tx: Transaction,
  orgId: string,
  {
    of,
    documentId,
    section,
    audience,
  }: {
    readonly of: string;
    readonly documentId: string;
    readonly section: Section;
    readonly audience: Audience;
  },
): Promise<string> {
  await tx.run(sql`
    insert into documents (
        org_id, document_id, section, source, title, dated_on, audience, status, person_id, proposal_id, made_at
      )
      select org_id, ${documentId}, ${section}, source, title, dated_on, ${audience}, status, person_id,
             proposal_id, made_at
        from documents where org_id = ${orgId} and document_id = ${of}`);
  const { sha256 } = await tx.one<{ sha256: string }>(sql`
    insert into document_versions (
        org_id, document_id, version, sha256, served_sha256, bytes, media_type, file_name, is_download_only, pages,
        body_text, made_at, made_by
      )
      select org_id, ${documentId}, 1, sha256, served_sha256, bytes, media_type, file_name, is_download_only, pages,
             body_text, made_at, made_by
        from document_versions where org_id = ${orgId} and document_id = ${of} order by version desc limit 1
      returning sha256`);
  return sha256;
}
