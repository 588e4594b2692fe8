/** Uploads that become the papers of a proposal. */
import type { PlainDate } from '@tabellion/kernel/date.ts';
import type { Queries, Transaction } from '@tabellion/platform/database/queries.ts';
import { sql } from '@tabellion/platform/database/sql.ts';
import type { Audience, Section } from '../../sections.ts';

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
