import type { Instant, PlainDate } from '@tabellion/kernel/date.ts';
import type { Queries, Transaction } from '@tabellion/platform/database/queries.ts';
import { sql } from '@tabellion/platform/database/sql.ts';

/** The day since which a corporation that was taken over has its paper here; undefined where nobody told another than that of the
 *  taking over. */
export const selectPaperSince = async (q: Queries, orgId: string): Promise<PlainDate | undefined> =>
  (
    await q.first<{ paperSince: PlainDate }>(sql`
      select paper_since as "paperSince" from former_books where org_id = ${orgId}`)
  )?.paperSince;

/** Replaces what was told before. */
export const keepPaperSince = (
  tx: Transaction,
  orgId: string,
  { paperSince, at, by }: { readonly paperSince: PlainDate; readonly at: Instant; readonly by: string },
): Promise<number> =>
  tx.run(sql`
    insert into former_books (org_id, paper_since, told_at, told_by)
      values (${orgId}, ${paperSince}, ${at}, ${by})
      on conflict (org_id) do update
        set paper_since = excluded.paper_since, told_at = excluded.told_at, told_by = excluded.told_by`);
