/** Stored files of the minute book: versions of documents, and bound books. */
import type { Instant } from '@tabellion/kernel/date.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import { sql } from '@tabellion/platform/database/sql.ts';

export interface StoredPaper {
  /** The document, or the bound book. */
  readonly id: string;
  readonly version: number;
  readonly fileName: string;
  readonly sha256: string;
  readonly bytes: bigint;
  readonly mediaType: string;
  readonly madeAt: Instant;
}

/** One version of a document, or a bound book once it is sealed, which has one version. */
export const selectStoredPaper = (
  q: Queries,
  orgId: string,
  { id, version }: { readonly id: string; readonly version: number },
): Promise<StoredPaper | undefined> =>
  q.first<StoredPaper>(sql`
    select document_id as id, version, file_name as "fileName", sha256, bytes, media_type as "mediaType", made_at as "madeAt"
      from document_versions where org_id = ${orgId} and document_id = ${id} and version = ${version}
    union all
    select book_id, 1, 'minute-book-' || as_of || '.pdf', sealed_sha256, bytes, 'application/pdf', sealed_at
      from bound_books where org_id = ${orgId} and book_id = ${id} and sealed_sha256 is not null`);
