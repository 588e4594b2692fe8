/** The signed papers of one person: certificates of his shares, and what he signed. */
import type { PlainDate } from '@tabellion/kernel/date.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import { sql } from '@tabellion/platform/database/sql.ts';

export interface PaperRow {
  readonly documentId: string;
  readonly template: string | null;
  readonly subject: string;
  readonly title: string;
  readonly number: string | null;
  readonly datedOn: PlainDate | null;
  /** It was signed on paper, and its signed copy is not on file. */
  readonly lacksCopy: boolean;
  /** The newest version, as it is served. */
  readonly sha256: string;
  readonly mediaType: string;
  readonly fileName: string;
  readonly isDownloadOnly: boolean;
}

export interface PapersWanted {
  readonly personId: string;
  /** His certificates, open or ended. */
  readonly securityIds: readonly string[];
  /** Documents that he signed, though none of them names him. */
  readonly documentIds: readonly string[];
}

/** Signed ones alone, the newest first: nothing that is a draft, out for signature or void, and nothing of another person's own
 *  papers, which he signed for the corporation, as its officer or as a director. */
export const selectPapersOf = (
  q: Queries,
  orgId: string,
  { personId, securityIds, documentIds }: PapersWanted,
): Promise<PaperRow[]> =>
  q.all<PaperRow>(sql`
    select d.document_id as "documentId", d.template, d.subject, d.title, d.number, d.dated_on as "datedOn",
           d.lacks_copy as "lacksCopy", v.served_sha256 as sha256, v.media_type as "mediaType",
           v.file_name as "fileName", v.is_download_only as "isDownloadOnly"
      from documents d
        join lateral (select * from document_versions v
                        where v.org_id = d.org_id and v.document_id = d.document_id
                        order by v.version desc limit 1) v on true
      where d.org_id = ${orgId} and d.status = 'signed'
        and (d.template = 'share_certificate' and d.subject = any(${[...securityIds]}::text[])
             or (d.person_id is null or d.person_id = ${personId})
                and (d.signees @> ${JSON.stringify([{ personId }])}::jsonb or d.document_id = any(${[...documentIds]}::uuid[])))
      order by d.dated_on desc nulls last, d.document_id desc limit 200`);
