import type { Queries } from '@tabellion/platform/database/queries.ts';
import { sql } from '@tabellion/platform/database/sql.ts';

/** How many issues stand in open proposals: subscriptions that nobody holds as shares yet. */
export async function selectSubscriptionsWaiting(q: Queries, orgId: string): Promise<number> {
  const { count } = await q.one<{ count: number }>(sql`
    select count(*)::integer as count
      from proposals p
        cross join jsonb_array_elements(p.acts) as draft
        cross join jsonb_array_elements(draft #> '{payload,issues}')
      where p.org_id = ${orgId} and p.state in ('open', 'needs_attention') and draft ->> 'kind' = 'issued'`);
  return count;
}
