/** Minute books bound as one file, and the links that open them. */
import type { Instant, PlainDate } from '@tabellion/kernel/date.ts';
import type { Queries, Transaction } from '@tabellion/platform/database/queries.ts';
import { sql } from '@tabellion/platform/database/sql.ts';
import type { Audience, BookSelection, Section } from '../../sections.ts';
import type { DocumentLanguage } from '../../templates/template.ts';
import type { DocumentRow, VersionRow } from './documents.ts';
import type { NewVersion } from './writing.ts';

export interface BookOrder {
  readonly bookId: string;
  readonly selection: BookSelection;
  readonly sections: readonly Section[];
  readonly audience: Audience;
  readonly language: DocumentLanguage;
  readonly asOf: PlainDate;
  readonly knownAt: Instant;
  /** Ends the address that it bears; null of one that was ordered before books had one. */
  readonly code: string | null;
}

export interface BoundBookRow extends BookOrder {
  readonly orderedAt: Instant;
  readonly boundAt: Instant | null;
  readonly boundSha256: string | null;
  readonly pages: number | null;
  readonly documents: number | null;
  readonly sealedSha256: string | null;
  readonly bytes: bigint | null;
  readonly fault: string | null;
  /** The title of the document that the fault is about. */
  readonly faultTitle: string | null;
  readonly failedAt: Instant | null;
}

export const insertBook = (
  tx: Transaction,
  orgId: string,
  order: BookOrder & { readonly orderedBy: string },
  at: Instant,
): Promise<number> =>
  tx.run(sql`
    insert into bound_books (
        org_id, book_id, selection, sections, audience, language, as_of, known_at, ordered_at, ordered_by
      ) values (
        ${orgId}, ${order.bookId}, ${order.selection}, ${[...order.sections]}::text[], ${order.audience},
        ${order.language}, ${order.asOf}, ${order.knownAt}, ${at}, ${order.orderedBy}
      )`);

/** One book, or the newest. */
export const selectBooks = (
  q: Queries,
  orgId: string,
  { bookId = null, most = 1 }: { readonly bookId?: string | null; readonly most?: number },
): Promise<BoundBookRow[]> =>
  q.all<BoundBookRow>(sql`
    select book_id as "bookId", selection, sections, audience, language, as_of as "asOf", known_at as "knownAt",
           ordered_at as "orderedAt", bound_at as "boundAt", bound_sha256 as "boundSha256", pages, documents,
           sealed_sha256 as "sealedSha256", bytes, fault, failed_at as "failedAt",
           (select a.code from document_addresses a
              where a.org_id = bound_books.org_id and a.book_id = bound_books.book_id) as code,
           (select d.title from documents d
              where d.org_id = bound_books.org_id and d.document_id = fault_document) as "faultTitle"
      from bound_books
      where org_id = ${orgId} and (${bookId}::uuid is null or book_id = ${bookId})
      order by ordered_at desc, book_id limit ${most}`);

export const updateBound = (
  tx: Transaction,
  orgId: string,
  one: {
    readonly bookId: string;
    readonly sha256: string;
    readonly pages: number;
    readonly documents: number;
    readonly at: Instant;
  },
): Promise<number> =>
  tx.run(sql`
    update bound_books set bound_at = ${one.at}, bound_sha256 = ${one.sha256}, pages = ${one.pages},
                           documents = ${one.documents}, fault = null
      where org_id = ${orgId} and book_id = ${one.bookId} and sealed_at is null`);

export const updateSealed = (
  tx: Transaction,
  orgId: string,
  one: { readonly bookId: string; readonly sha256: string; readonly bytes: number; readonly at: Instant },
): Promise<number> =>
  tx.run(sql`
    update bound_books set sealed_at = ${one.at}, sealed_sha256 = ${one.sha256}, bytes = ${one.bytes}, fault = null
      where org_id = ${orgId} and book_id = ${one.bookId} and sealed_at is null`);

interface BookFault {
  readonly bookId: string;
  readonly fault: string;
  /** The document that it is about. */
  readonly about?: string | null;
  /** Where it will not pass. */
  readonly failedAt: Instant | null;
}

export const updateFault = (
  q: Queries,
  orgId: string,
  { bookId, fault, about = null, failedAt }: BookFault,
): Promise<number> =>
  q.run(sql`
    update bound_books set fault = ${fault}, fault_document = ${about}, failed_at = ${failedAt}
      where org_id = ${orgId} and book_id = ${bookId} and sealed_at is null`);

/** A document as it was known: its newest version then. */
export interface BookDocumentRow
  extends Pick<
      DocumentRow,
      'documentId' | 'section' | 'categoryId' | 'categoryName' | 'source' | 'template' | 'title'
    >,
    Pick<DocumentRow, 'number' | 'datedOn' | 'language' | 'status'>,
    Omit<VersionRow, 'isDownloadOnly' | 'madeBy'>,
    Pick<NewVersion, 'pages'> {
  readonly isSigned: boolean;
  /** The version of the own wording of which it was made, and whether it was approved; both null of the product's. */
  readonly wordingVersion: number | null;
  readonly isWordingApproved: boolean | null;
}

/** Documents of the sections that are bound, in the order of a binder.
 *  @param hidden  words: no document that prints one of them is bound */
export const selectBookDocuments = (
  q: Queries,
  orgId: string,
  {
    sections,
    audience,
    asOf,
    knownAt,
    hidden,
  }: Omit<BookOrder, 'bookId' | 'selection' | 'language' | 'code'> & { readonly hidden: readonly string[] },
): Promise<BookDocumentRow[]> =>
  q.all<BookDocumentRow>(sql`
    select d.document_id as "documentId", d.section, d.category_id as "categoryId", c.name as "categoryName", d.source,
           d.template, d.title, d.number, d.dated_on as "datedOn", d.language, d.status,
           jsonb_array_length(d.signees) > 0 as "isSigned", v.version, v.sha256, v.served_sha256 as "servedSha256",
           v.bytes, v.media_type as "mediaType", v.file_name as "fileName", v.pages, v.as_of as "asOf",
           v.made_at as "madeAt", v.content, v.body_text as "bodyText", p.version as "wordingVersion",
           p.state = 'approved' as "isWordingApproved"
      from documents d
        join lateral (select * from document_versions v
                        where v.org_id = d.org_id and v.document_id = d.document_id and v.made_at <= ${knownAt}
                        order by v.version desc limit 1) v on true
        left join document_categories c on c.org_id = d.org_id and c.category_id = d.category_id
        left join precedents p on p.org_id = v.org_id and p.precedent_id = v.precedent_id
      where d.org_id = ${orgId} and d.section = any(${[...sections]}::text[])
        and (${audience} = 'directors' or d.audience = 'shareholders')
        and not exists (select from unnest(${[...hidden]}::text[]) as word where position(word in v.body_text) > 0)
        and (d.dated_on is null or d.dated_on <= ${asOf})
      order by array_position(${[...sections]}::text[], d.section), lower(c.name) nulls first,
               d.dated_on nulls last, d.number, d.title, d.document_id`);

interface PagePicturesRow {
  /** The hash of the file whose pages they are. */
  readonly sha256: string;
  /** As a book names them. */
  readonly pictures: readonly string[];
}

export const selectPagePictures = (
  q: Queries,
  orgId: string,
  digests: readonly string[],
): Promise<PagePicturesRow[]> =>
  q.all<PagePicturesRow>(sql`
    select sha256, pictures from page_pictures where org_id = ${orgId} and sha256 = any(${[...digests]}::text[])`);

export const insertPagePictures = (
  tx: Transaction,
  orgId: string,
  one: PagePicturesRow & { readonly at: Instant },
): Promise<number> =>
  tx.run(sql`
    insert into page_pictures (org_id, sha256, pictures, drawn_at)
      values (${orgId}, ${one.sha256}, ${[...one.pictures]}::text[], ${one.at})
      on conflict do nothing`);

export interface BookLinkRow {
  readonly linkId: string;
  readonly bookId: string;
  readonly email: string;
  readonly endsOn: PlainDate;
  readonly isRevoked: boolean;
}

export const insertBookLink = (
  tx: Transaction,
  orgId: string,
  link: Omit<BookLinkRow, 'isRevoked'> & { readonly madeBy: string },
  at: Instant,
): Promise<number> =>
  tx.run(sql`
    insert into book_links (org_id, link_id, book_id, email, ends_on, made_at, made_by)
      values (${orgId}, ${link.linkId}, ${link.bookId}, ${link.email}, ${link.endsOn}, ${at}, ${link.madeBy})`);

/** Those of books, or one, or the one of a secret. */
export const selectBookLinks = (
  q: Queries,
  orgId: string,
  of: {
    readonly bookIds?: readonly string[];
    readonly linkIds?: readonly string[];
    readonly digest?: Uint8Array;
  },
): Promise<BookLinkRow[]> =>
  q.all<BookLinkRow>(sql`
    select link_id as "linkId", book_id as "bookId", email, ends_on as "endsOn", revoked_at is not null as "isRevoked"
      from book_links
      where org_id = ${orgId}
        and (book_id = any(${[...(of.bookIds ?? [])]}::uuid[]) or link_id = any(${[...(of.linkIds ?? [])]}::uuid[])
             or digest = ${of.digest ?? null}::bytea)
      order by made_at, link_id`);

/** The secret is kept as its digest alone; the former one opens nothing any more. */
export const updateBookLinkDigest = (
  q: Queries,
  orgId: string,
  { linkId, digest }: { readonly linkId: string; readonly digest: Uint8Array },
): Promise<number> =>
  q.run(sql`
    update book_links set digest = ${digest} where org_id = ${orgId} and link_id = ${linkId} and revoked_at is null`);

export const updateBookLinkRevoked = (
  tx: Transaction,
  orgId: string,
  { linkId, at }: { readonly linkId: string; readonly at: Instant },
): Promise<number> =>
  tx.run(sql`
    update book_links set revoked_at = ${at} where org_id = ${orgId} and link_id = ${linkId} and revoked_at is null`);

/** Before any organization is chosen. */
export const selectOrganizationOfLink = async (q: Queries, digest: Uint8Array): Promise<string | null> =>
  (await q.one<{ orgId: string | null }>(sql`select organization_of_book_link(${digest}) as "orgId"`)).orgId;

/** Addresses to which links were sent, by the links' ids. */
export async function selectBookRecipients(
  q: Queries,
  orgId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const links = await selectBookLinks(q, orgId, { linkIds: ids });
  return new Map(links.map(({ linkId, email }) => [linkId, email]));
}
