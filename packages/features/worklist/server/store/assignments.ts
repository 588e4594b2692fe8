import type { Instant } from '@tabellion/kernel/date.ts';
import type { Transaction } from '@tabellion/platform/database/queries.ts';
import { sql } from '@tabellion/platform/database/sql.ts';

interface Assignment {
  readonly lines: readonly string[];
  /** Null: to nobody any more. */
  readonly toUser: string | null;
  readonly byUser: string;
  readonly at: Instant;
}

/** Passes over those that are no lines. @returns how many were given */
export const assign = (
  tx: Transaction,
  orgId: string,
  { lines, toUser, byUser, at }: Assignment,
): Promise<number> =>
  tx.run(sql`
    insert into worklist_assignments (org_id, line, assigned_to, assigned_by, assigned_at)
      select org_id, line, ${toUser}::uuid, ${byUser}::uuid, ${at}::timestamptz
        from worklist_lines where org_id = ${orgId} and line = any(${[...lines]}::text[])
      on conflict (org_id, line) do update
        set assigned_to = excluded.assigned_to, assigned_by = excluded.assigned_by, assigned_at = excluded.assigned_at`);
