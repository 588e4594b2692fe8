/** Facts of documents that other features and the addresses of documents ask for. */
import type { Instant, PlainDate } from '@tabellion/kernel/date.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import { sql } from '@tabellion/platform/database/sql.ts';
import type { DeadlineDocument } from '../../../deadlines/server/public.ts';
import type { ToldResolution } from '../../../registers/server/public/proposals.ts';
import type { NewDocument } from './writing.ts';

/** Agreements on file that were not given up, each with the day that it bears, if any, and when it was filed: uploads that do
 *  not wait for signatures, and of those written here the signed ones; and the short ones between shareholders that are signed, which no act tells. */
export const selectAgreements = (
  q: Queries,
  orgId: string,
): Promise<
  {
    readonly title: string;
    readonly template: string | null;
    readonly datedOn: PlainDate | null;
    readonly filedAt: Instant;
  }[]
> =>
  q.all(sql`
    select d.title, d.template, d.dated_on as "datedOn",
           case when d.source = 'upload' then min(v.made_at) else max(v.made_at) end as "filedAt"
      from documents d
        join document_versions v on v.org_id = d.org_id and v.document_id = d.document_id
      where d.org_id = ${orgId} and d.section = 'agreements'
        and (d.source = 'upload' and d.status in ('draft', 'signed')
             or d.source = 'wording' and d.status = 'signed'
             or d.template = 'short_shareholders_agreement' and d.status = 'signed')
      group by d.document_id, d.source, d.title, d.template, d.dated_on
      order by min(v.made_at), d.title`);

/** Subjects of the papers by which a class or a series votes apart, which were sent or signed. */
export async function selectVotedApart(q: Queries, orgId: string): Promise<ReadonlySet<string>> {
  const rows = await q.all<{ subject: string }>(sql`
    select subject from documents
      where org_id = ${orgId} and template = 'class_resolution' and status in ('pending', 'partially_signed', 'signed')`);
  return new Set(rows.map(({ subject }) => subject));
}

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

/** The documents of every organization are asked. */
export const selectIsKnown = async (q: Queries, sha256: string): Promise<boolean> =>
  (await q.one<{ known: boolean }>(sql`select knows_document(${sha256}) as known`)).known;

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
