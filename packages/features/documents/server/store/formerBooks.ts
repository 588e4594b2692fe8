import type { Instant, PlainDate } from '@tabellion/kernel/date.ts';
import type { Queries, Transaction } from '@tabellion/platform/database/queries.ts';
import { sql } from '@tabellion/platform/database/sql.ts';

/** The day since which a corporation that was taken over has its paper here, as it was stated last; undefined where nobody stated
 *  another than that of the taking over. */
export const selectPaperSince = async (q: Queries, orgId: string): Promise<PlainDate | undefined> =>
  (
    await q.first<{ paperSince: PlainDate }>(sql`
      select paper_since as "paperSince" from former_books where org_id = ${orgId}
        order by answer_no desc limit 1`)
  )?.paperSince;

/** Earlier answers stay. The lock of the organization is held, so each has its number. */
export const insertPaperSince = (
  tx: Transaction,
  orgId: string,
  { paperSince, at, by }: { readonly paperSince: PlainDate; readonly at: Instant; readonly by: string },
): Promise<number> =>
  tx.run(sql`
    insert into former_books (org_id, answer_no, paper_since, stated_at, stated_by)
      select ${orgId}, 1 + coalesce(max(answer_no), 0), ${paperSince}, ${at}, ${by}
        from former_books where org_id = ${orgId}`);
