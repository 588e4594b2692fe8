import type { Queries } from '@tabellion/platform/database/queries.ts';
import { sql } from '@tabellion/platform/database/sql.ts';

export interface WaitingIssue {
  readonly securityId: string;
  readonly personId: string;
  readonly classId: string;
  /** Whole shares. */
  readonly shares: string;
  /** How many there are, of which this is one. */
  readonly count: number;
}

/** The issues in open proposals: subscriptions that nobody holds as shares yet; the oldest first.
 *  @param most  so many of them */
export const selectSubscriptionsWaiting = (
  q: Queries,
  orgId: string,
  most: number,
): Promise<readonly WaitingIssue[]> =>
  q.all<WaitingIssue>(sql`
    select issue ->> 'securityId' as "securityId", issue ->> 'personId' as "personId",
           issue ->> 'classId' as "classId", issue ->> 'quantity' as shares, count(*) over ()::integer as count
      from proposals p
        cross join jsonb_array_elements(p.acts) with ordinality as drafts (draft, place)
        cross join jsonb_array_elements(draft #> '{payload,issues}') with ordinality as issues (issue, at)
      where p.org_id = ${orgId} and p.state in ('open', 'needs_attention') and draft ->> 'kind' = 'issued'
      order by p.created_at, p.proposal_id, place, at
      limit ${most}`);
