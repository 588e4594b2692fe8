import type { Queries } from '@tabellion/platform/database/queries.ts';
import { sql } from '@tabellion/platform/database/sql.ts';

/** Documents in the book that somebody is to sign, of which none is out for signature. */
export async function countUnsigned(q: Queries, orgId: string): Promise<number> {
  const { count } = await q.one<{ count: number }>(sql`
    select count(*)::integer as count from documents
      where org_id = ${orgId} and status in ('draft', 'declined', 'expired') and signees <> '[]'`);
  return count;
}
