import type { Queries } from '@tabellion/platform/database/queries.ts';
import { sql } from '@tabellion/platform/database/sql.ts';
import type { Section } from '../../sections.ts';
import type { Signee } from '../../templates/template.ts';

/** Documents in the book that somebody is to sign, of which none is out for signature. */
export async function countUnsigned(q: Queries, orgId: string): Promise<number> {
  const { count } = await q.one<{ count: number }>(sql`
    select count(*)::integer as count from documents
      where org_id = ${orgId} and status in ('draft', 'declined', 'expired') and signees <> '[]'`);
  return count;
}

export interface UnsentDocument {
  readonly documentId: string;
  readonly signees: readonly Signee[];
  readonly signedBy: readonly string[];
}

export interface UnsentPlace {
  readonly section: Section | undefined;
  readonly categoryId: string | undefined;
}

/** The same of one section or own category, or of the whole book, the oldest first. */
export const selectUnsent = (
  q: Queries,
  orgId: string,
  { section, categoryId }: UnsentPlace,
  most: number,
): Promise<UnsentDocument[]> =>
  q.all<UnsentDocument>(sql`
    select document_id as "documentId", signees, signed_by as "signedBy" from documents
      where org_id = ${orgId} and status in ('draft', 'declined', 'expired') and signees <> '[]'
        and section <> 'certificates'
        and (${section ?? null}::text is null or section = ${section ?? null} and category_id is null)
        and (${categoryId ?? null}::uuid is null or category_id = ${categoryId ?? null})
      order by dated_on, number, title, document_id
      limit ${most}`);
