import type { Instant, PlainDate } from '@tabellion/kernel/date.ts';
import type { PrintedDocument } from '@tabellion/paper/printed.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import { sql } from '@tabellion/platform/database/sql.ts';
import type { DeadlineDocument } from '../../../deadlines/server/public.ts';
import type { ToldResolution } from '../../../registers/server/public/proposals.ts';
import type { Audience, DocumentStatus, Section } from '../../sections.ts';
import type { FiledDocument } from '../../shapes.ts';
import type { DocumentLanguage, Signee } from '../../templates/template.ts';
import type { NewDocument, NewLink, NewVersion } from './writing.ts';

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

export type LinkRow = Pick<NewLink, 'documentId' | 'entry' | 'activityId' | 'role'>;

export const selectLinks = (q: Queries, orgId: string, documentId: string): Promise<LinkRow[]> =>
  q.all<LinkRow>(sql`
    select document_id as "documentId", entry, activity_id as "activityId", role
      from document_links where org_id = ${orgId} and document_id = ${documentId} order by linked_at, link_id`);

/** Entries of the log with documents, those linked last first. */
export const selectLinkedActivities = (q: Queries, orgId: string, most: number): Promise<LinkRow[]> =>
  q.all<LinkRow>(sql`
    select document_id as "documentId", null as entry, activity_id as "activityId", role
      from document_links where org_id = ${orgId} and activity_id is not null
      order by linked_at desc, link_id desc limit ${most}`);

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

/** Documents made of templates: by which facts, and whether they may be made anew. */
export interface MadeRow {
  readonly documentId: string;
  readonly template: string;
  readonly subject: string;
  readonly language: DocumentLanguage;
  readonly status: DocumentStatus;
  /** Both null where the newest version was uploaded. */
  readonly factsDigest: string | null;
  readonly templateVersion: string | null;
  /** The own wording of which the newest version was made; null of the product's. */
  readonly precedentId: string | null;
  /** That wording was not approved when it was made of it. */
  readonly isUnapproved: boolean;
}

/** @param wanted  what they are about; everything unless told */
export const selectMade = (
  q: Queries,
  orgId: string,
  wanted?: readonly Pick<MadeRow, 'template' | 'subject'>[],
): Promise<MadeRow[]> => (wanted === undefined ? selectAllMade(q, orgId) : selectMadeAmong(q, orgId, wanted));

const selectAllMade = (q: Queries, orgId: string): Promise<MadeRow[]> =>
  q.all<MadeRow>(sql`
    select distinct on (d.document_id) d.document_id as "documentId", d.template, d.subject, d.language, d.status,
           v.facts_digest as "factsDigest", v.template_version as "templateVersion", v.precedent_id as "precedentId",
           v.precedent_id is not null and coalesce(v.content ->> 'mark' in ('DRAFT', 'PROJET'), false) as "isUnapproved"
      from documents d
        join document_versions v on v.org_id = d.org_id and v.document_id = d.document_id
      where d.org_id = ${orgId} and d.source = 'template' and d.status <> 'void'
      order by d.document_id, v.version desc`);

const selectMadeAmong = (
  q: Queries,
  orgId: string,
  wanted: readonly Pick<MadeRow, 'template' | 'subject'>[],
): Promise<MadeRow[]> =>
  q.all<MadeRow>(sql`
    select d.document_id as "documentId", d.template, d.subject, d.language, d.status,
           v.facts_digest as "factsDigest", v.template_version as "templateVersion", v.precedent_id as "precedentId",
           v.precedent_id is not null and coalesce(v.content ->> 'mark' in ('DRAFT', 'PROJET'), false) as "isUnapproved"
      from unnest(${wanted.map(({ template }) => template)}::text[], ${wanted.map(({ subject }) => subject)}::text[])
             as wanted (template, subject)
        join documents d on d.org_id = ${orgId} and d.template = wanted.template and d.subject = wanted.subject
                        and d.status <> 'void'
        join lateral (select * from document_versions v
                        where v.org_id = d.org_id and v.document_id = d.document_id
                        order by v.version desc limit 1) v on true`);

/** Agreements on file that were not given up, each with the day that it bears, if any, and when it was filed. */
export const selectAgreements = (
  q: Queries,
  orgId: string,
): Promise<{ readonly title: string; readonly datedOn: PlainDate | null; readonly filedAt: Instant }[]> =>
  q.all(sql`
    select d.title, d.dated_on as "datedOn", min(v.made_at) as "filedAt"
      from documents d
        join document_versions v on v.org_id = d.org_id and v.document_id = d.document_id
      where d.org_id = ${orgId} and d.section = 'agreements' and d.source <> 'template'
        and d.status not in ('void', 'declined', 'expired')
      group by d.document_id, d.title, d.dated_on
      order by min(v.made_at), d.title`);

/** Resolutions with their numbers, as the registers judge by them what carries an entry. Own wording and uploads bear no number. */
export const selectResolutions = (
  q: Queries,
  orgId: string,
  documentIds: readonly string[],
): Promise<ToldResolution[]> =>
  q.all<ToldResolution>(sql`
    select d.document_id as "documentId",
           case d.section when 'directors_resolutions' then 'directors' else 'shareholders' end as body,
           d.number, d.dated_on as "datedOn", d.status, d.proposal_id as "proposalId",
           array(select l.entry from document_links l
                   where l.org_id = d.org_id and l.document_id = d.document_id and l.role = 'carries'
                     and l.entry is not null) as covers
      from documents d
      where d.org_id = ${orgId} and d.document_id = any(${[...documentIds]}::uuid[]) and d.source = 'template'
        and d.number is not null and d.dated_on is not null
        and d.section in ('directors_resolutions', 'shareholders_resolutions')`);

/** Those of them that meet a yearly deadline once they are signed. */
export const selectOfDeadlines = (
  q: Queries,
  orgId: string,
  documentIds: readonly string[],
): Promise<DeadlineDocument[]> =>
  q.all<DeadlineDocument>(sql`
    select document_id as "documentId", case template when 'auditor_waiver' then template else 'annual_meeting' end as met,
           subject as "yearEnd", dated_on as "datedOn", status = 'signed' as "isSigned"
      from documents
      where org_id = ${orgId} and document_id = any(${[...documentIds]}::uuid[]) and source = 'template'
        and template in ('annual_resolution_of_shareholders', 'auditor_waiver')
        and subject ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'`);

export const isPreparing = async (q: Queries, orgId: string): Promise<boolean> =>
  (await q.first(sql`
    select from document_orders where org_id = ${orgId} and finished_at is null limit 1`)) !== undefined;

/** The documents of every organization are asked. */
export const selectIsKnown = async (q: Queries, sha256: string): Promise<boolean> =>
  (await q.one<{ known: boolean }>(sql`select knows_document(${sha256}) as known`)).known;

/** An order of everything that is not made yet. */
export const isAllOrdered = async (q: Queries, orgId: string): Promise<boolean> =>
  (await q.first(sql`
    select from document_orders
      where org_id = ${orgId} and finished_at is null and templates is null and entries is null limit 1`)) !==
  undefined;

/** Titles by which later features call documents, by id. */
export async function selectTitles(
  q: Queries,
  orgId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await q.all<{ id: string; title: string }>(sql`
    select document_id as id, title from documents where org_id = ${orgId} and document_id = any(${[...ids]}::uuid[])`);
  return new Map(rows.map(({ id, title }) => [id, title]));
}

export interface OnFileRow
  extends Omit<FiledDocument, 'signees' | 'unsigned' | 'signedByOthers' | 'hasChanged' | 'ownWording'> {
  readonly signees: readonly Signee[];
  readonly signedBy: readonly string[];
  readonly activities: readonly string[];
}

/** As the templates say it in both languages, and as others write it. */
const RECEIVED =
  '(has|have) (been )?received[^.]{0,40}(consideration|payment|price)|(a|ont) (été )?reçue?s?[^.]{0,40}(contrepartie|paiement|prix)';
const ONCE_RECEIVED = '(once|when|after|upon)[^.]{0,60}received|(une fois|lorsqu|dès|après)[^.]{0,60}reçu';

export const selectOnFile = (q: Queries, orgId: string): Promise<OnFileRow[]> =>
  q.all<OnFileRow>(sql`
    select d.document_id as "documentId", d.section, d.source, d.template, d.subject, d.title, d.number,
           d.dated_on as "datedOn", d.status, d.signees, d.signed_by as "signedBy", d.entry_since as "entrySince",
           d.lacks_copy as "lacksCopy",
           d.section = 'directors_resolutions'
             and (select v.body_text ~* ${RECEIVED} and v.body_text !~* ${ONCE_RECEIVED} from document_versions v
                    where v.org_id = d.org_id and v.document_id = d.document_id
                    order by v.version desc limit 1) as "saysReceived",
           array(select l.entry from document_links l
                   where l.org_id = d.org_id and l.document_id = d.document_id and l.entry is not null) as carries,
           array(select l.activity_id from document_links l
                   where l.org_id = d.org_id and l.document_id = d.document_id and l.activity_id is not null) as activities,
           array(select distinct one.sha256
                   from document_versions v cross join lateral (values (v.sha256), (v.served_sha256)) as one (sha256)
                   where v.org_id = d.org_id and v.document_id = d.document_id) as files
      from documents d
      where d.org_id = ${orgId}
      order by d.dated_on, d.title, d.document_id`);

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
           v.precedent_id as "precedentId",
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

/** The document of an address. */
export const selectAttestedDocument = (
  q: Queries,
  orgId: string,
  documentId: string,
): Promise<
  | Pick<NewDocument, 'template' | 'subject' | 'title' | 'number' | 'datedOn' | 'status' | 'language'>
  | undefined
> =>
  q.first(sql`
    select template, subject, title, number, dated_on as "datedOn", status, language from documents
      where org_id = ${orgId} and document_id = ${documentId}`);
