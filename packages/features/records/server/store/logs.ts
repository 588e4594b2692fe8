/** The logs of the ledger that hold an organization's records, one after the other. */
import type { Instant } from '@tabellion/kernel/date.ts';
import type { Queries, Transaction } from '@tabellion/platform/database/queries.ts';
import { sql } from '@tabellion/platform/database/sql.ts';
import type { MirroredKind } from './receipts.ts';

export interface FollowedLog {
  readonly number: number;
  readonly origin: string;
}

/** The log that holds its records now; undefined before it is known. */
export const selectCurrentLog = (q: Queries, orgId: string): Promise<FollowedLog | undefined> =>
  q.first<FollowedLog>(sql`
    select number, origin from ledger_logs where org_id = ${orgId} order by number desc limit 1`);

export const insertLog = (
  tx: Transaction,
  orgId: string,
  { number, origin, at }: FollowedLog & { readonly at: Instant },
): Promise<number> =>
  tx.run(sql`
    insert into ledger_logs (org_id, number, origin, followed_at) values (${orgId}, ${number}, ${origin}, ${at})`);

export async function selectOrganizationsOfOtherLogs(q: Queries, origin: string): Promise<string[]> {
  const rows = await q.all<{ org_id: string }>(
    sql`select org_id from organizations_of_other_logs(${origin}) as o(org_id)`,
  );
  return rows.map(({ org_id }) => org_id);
}

export interface LiveRecord {
  readonly record: Exclude<MirroredKind, 'act'>;
  readonly recordId: string;
  readonly plan: string | null;
}

/** Records of the current log that have not ended, in the order in which they began; acts apart. */
export const selectLiveRecords = (q: Queries, orgId: string): Promise<LiveRecord[]> =>
  q.all<LiveRecord>(sql`
    select record, record_id as "recordId", max(plan) as plan from (
        select distinct on (record, record_id, part) record, record_id, op, kept ->> 'plan' as plan,
               min(place) over (partition by record, record_id) as began
          from current_receipts where org_id = ${orgId} and record <> 'act'
          order by record, record_id, part, place desc
      ) as newest
      where op = 'put'
      group by record, record_id
      order by min(began)`);
