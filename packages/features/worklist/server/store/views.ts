/** Saved filters, which are a user's own and of no organization. */
import type { Instant } from '@tabellion/kernel/date.ts';
import type { Queries, Transaction } from '@tabellion/platform/database/queries.ts';
import { sql } from '@tabellion/platform/database/sql.ts';
import type { ViewFilters } from '../../contract.ts';

export interface SavedView {
  readonly view_id: string;
  readonly name: string;
  readonly filters: ViewFilters;
}

/** Those who save views of one user at once take turns: the most that he may have is counted before one is added. */
export const lockViews = (tx: Transaction, userId: string): Promise<unknown> =>
  tx.one(sql`select pg_advisory_xact_lock(hashtextextended(${`worklist views ${userId}`}, 0))`);

export const selectViews = (q: Queries, userId: string): Promise<SavedView[]> =>
  q.all<SavedView>(sql`
    select view_id, name, filters from worklist_views where user_id = ${userId} order by name, view_id`);

export const upsertView = (
  tx: Transaction,
  userId: string,
  { view_id, name, filters }: SavedView,
  at: Instant,
): Promise<number> =>
  tx.run(sql`
    insert into worklist_views (user_id, view_id, name, filters, made_at)
      values (${userId}, ${view_id}, ${name}, ${JSON.stringify(filters)}::jsonb, ${at})
      on conflict (user_id, name) do update set filters = excluded.filters`);

export const deleteView = (tx: Transaction, userId: string, viewId: string): Promise<number> =>
  tx.run(sql`delete from worklist_views where user_id = ${userId} and view_id = ${viewId}`);
