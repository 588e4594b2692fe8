import type { Queries } from '@tabellion/platform/database/queries.ts';
import { sql } from '@tabellion/platform/database/sql.ts';
import type { Audience, DocumentStatus, Section } from '../../sections.ts';
import type { NewDocument, NewVersion } from './writing.ts';

/** A document with its newest version. */
export interface DocumentRow
  extends Omit<NewDocument, 'personId'>,
    Pick<NewVersion, 'sha256' | 'servedSha256' | 'fileName' | 'mediaType' | 'pages' | 'madeAt' | 'madeBy'> {
  readonly categoryName: string | null;
  readonly entrySince: 'voided' | 'corrected' | null;
  /** Persons of the registers who have signed it here; empty of what was signed on paper. */
  readonly signedBy: readonly string[];
  readonly version: number;
  readonly bytes: bigint;
  readonly isReviewed: boolean;
  /** It is marked as signed on paper, and its signed copy is not on file. */
  readonly lacksCopy: boolean;
  /** How many the filter lets through; `place` is where the next page begins. */
  readonly total: bigint;
  readonly place: string;
}

export interface DocumentFilter {
  /** The reader, for whom `isReviewed` is answered. */
  readonly userId: string;
  readonly ids?: readonly string[] | undefined;
  readonly section?: Section | undefined;
  readonly categoryId?: string | undefined;
  readonly categoryName?: string | undefined;
  readonly status?: DocumentStatus | undefined;
  readonly audience?: Audience | undefined;
  /** Words: no document that prints one of them is found. */
  readonly hidden?: readonly string[] | undefined;
  readonly personId?: string | undefined;
  readonly orderId?: string | undefined;
  readonly template?: string | undefined;
  readonly subject?: string | undefined;
  readonly entry?: string | undefined;
  readonly activityId?: string | undefined;
  /** Only documents whose newest version the reader has reviewed. */
  readonly onlyReviewed?: boolean | undefined;
  /** Each must be in title, number or text. */
  readonly words?: string | undefined;
  readonly order?: 'date' | 'title' | 'made' | undefined;
  readonly isFalling?: boolean | undefined;
  /** The `place` of the document before. */
  readonly after?: string | undefined;
  readonly most: number;
}

/** Documents by a filter, in an order, from a place on. */
export async function selectDocuments(
  q: Queries,
  orgId: string,
  filter: DocumentFilter,
): Promise<DocumentRow[]> {
  const { userId, order = 'date', isFalling = true, most } = filter;
  const [ids, section, category, named] = [
    filter.ids,
    filter.section,
    filter.categoryId,
    filter.categoryName,
  ];
  const words = wordsQuery(filter.words);
  const afterId = filter.after?.slice(0, UUID_LENGTH) ?? null;
  const after = filter.after?.slice(UUID_LENGTH + 1) ?? null;
  const rows = await q.all<DocumentRow>(sql`
    with chosen as (
      select d.*, c.name as category_name, v.version, v.sha256, v.served_sha256, v.file_name, v.media_type, v.bytes, v.pages,
             v.made_at as version_at, v.made_by,
             exists (select from document_reviews r
                       where r.org_id = d.org_id and r.document_id = d.document_id and r.version = v.version
                         and r.user_id = ${userId}) as reviewed,
             case ${order} when 'title' then lower(d.title)
                           when 'made' then to_char(v.made_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US')
                           else coalesce(d.dated_on::text, '') || ' ' || coalesce(d.number, '') end as sorted
        from documents d
          join lateral (select * from document_versions v
                          where v.org_id = d.org_id and v.document_id = d.document_id
                          order by v.version desc limit 1) v on true
          left join document_categories c on c.org_id = d.org_id and c.category_id = d.category_id
        where d.org_id = ${orgId}
          and (${ids ?? null}::uuid[] is null or d.document_id = any(${ids ?? null}::uuid[]))
          and (${section ?? null}::text is null or d.section = ${section ?? null} and d.category_id is null)
          and (${category ?? null}::uuid is null or d.category_id = ${category ?? null})
          and (${named ?? null}::text is null or d.section = ${named ?? null} or lower(c.name) = lower(${named ?? null}))
          and (${filter.status ?? null}::text is null or d.status = ${filter.status ?? null})
          and (${filter.audience ?? null}::text is null or d.audience = ${filter.audience ?? null})
          and not exists (
            select from unnest(${[...(filter.hidden ?? [])]}::text[]) as word where position(word in v.body_text) > 0)
          and (${filter.personId ?? null}::uuid is null or d.person_id = ${filter.personId ?? null})
          and (${filter.orderId ?? null}::uuid is null or d.order_id = ${filter.orderId ?? null})
          and (${filter.template ?? null}::text is null or d.template = ${filter.template ?? null})
          and (${filter.subject ?? null}::text is null or d.subject = ${filter.subject ?? null})
          and (${filter.entry ?? null}::uuid is null or exists (
            select from document_links l
              where l.org_id = d.org_id and l.document_id = d.document_id and l.entry = ${filter.entry ?? null}))
          and (${filter.activityId ?? null}::uuid is null or exists (
            select from document_links l
              where l.org_id = d.org_id and l.document_id = d.document_id and l.activity_id = ${filter.activityId ?? null}))
          and (${words}::text is null
            or v.words @@ to_tsquery('simple', ${words})
            or to_tsvector('simple', concat_ws(' ', d.title, d.number)) @@ to_tsquery('simple', ${words}))
    ), counted as (
      select *, count(*) over () as total from chosen where not ${filter.onlyReviewed ?? false} or reviewed
    )
    select document_id as "documentId", section, category_id as "categoryId", category_name as "categoryName", source,
           template, subject, title, number, dated_on as "datedOn", language, audience, status, signees,
           signed_by as "signedBy", order_id as "orderId", entry_since as "entrySince", lacks_copy as "lacksCopy", version, sha256,
           served_sha256 as "servedSha256", file_name as "fileName",
           media_type as "mediaType", bytes, pages, version_at as "madeAt", made_by as "madeBy",
           reviewed as "isReviewed", total, sorted as place
      from counted
      where ${after}::text is null
         or case when ${isFalling} then (sorted, document_id) < (${after}, ${afterId}::uuid)
                 else (sorted, document_id) > (${after}, ${afterId}::uuid) end
      order by case when ${isFalling} then sorted end desc, case when ${isFalling} then document_id end desc,
               sorted, document_id
      limit ${most}`);
  return rows;
}

/** Where the page after this document begins. */
export const nextPageCursor = ({ place, documentId }: DocumentRow): string => `${documentId} ${place}`;

const UUID_LENGTH = 36;

/** Words as PostgreSQL searches them, each by its beginning; null for none. */
function wordsQuery(words = ''): string | null {
  const found = words.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return found.length === 0 ? null : found.map((word) => `${word}:*`).join(' & ');
}

export interface VersionRow
  extends Pick<
      NewVersion,
      'sha256' | 'servedSha256' | 'mediaType' | 'fileName' | 'asOf' | 'bodyText' | 'content'
    >,
    Pick<NewVersion, 'madeAt' | 'madeBy'> {
  readonly version: number;
  readonly bytes: bigint;
  readonly isDownloadOnly: boolean;
}

/** The newest first. */
export const selectVersions = (q: Queries, orgId: string, documentId: string): Promise<VersionRow[]> =>
  q.all<VersionRow>(sql`
    select version, sha256, served_sha256 as "servedSha256", bytes, media_type as "mediaType", file_name as "fileName",
           is_download_only as "isDownloadOnly", as_of as "asOf", body_text as "bodyText", content, made_at as "madeAt", made_by as "madeBy"
      from document_versions where org_id = ${orgId} and document_id = ${documentId} order by version desc`);

interface SectionCount {
  readonly section: Section;
  readonly categoryId: string | null;
  readonly count: bigint;
  readonly unsigned: bigint;
}

/** A certificate is signed on paper: it names nobody, and is a draft until its signed copy is filed. */
export const countBySection = (q: Queries, orgId: string): Promise<SectionCount[]> =>
  q.all<SectionCount>(sql`
    select section, category_id as "categoryId", count(*) as count,
           count(*) filter (where status not in ('signed', 'void')
                              and (signees <> '[]' or source = 'template' and section = 'certificates')) as unsigned
      from documents where org_id = ${orgId} group by section, category_id`);

export const selectCategories = (
  q: Queries,
  orgId: string,
): Promise<{ readonly categoryId: string; readonly name: string }[]> =>
  q.all(sql`
    select category_id as "categoryId", name from document_categories where org_id = ${orgId} order by lower(name)`);
