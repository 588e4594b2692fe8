/** The lines of one organization, as they are kept. */
import type { Instant, PlainDate } from '@tabellion/kernel/date.ts';
import type { Queries, Transaction } from '@tabellion/platform/database/queries.ts';
import { sql } from '@tabellion/platform/database/sql.ts';
import type { Line } from '../../rules/lines.ts';

export interface Kept {
  /** The last write of the organization that the lines know. */
  readonly writtenAt: Instant;
  /** The day at its registry for which they are kept. */
  readonly keptOn: PlainDate;
  readonly keptAt: Instant;
}

/** Locked until the transaction ends, also where there is none yet. */
export async function selectKept(tx: Transaction, orgId: string): Promise<Kept | undefined> {
  await tx.one(sql`select pg_advisory_xact_lock(hashtextextended(${`worklist ${orgId}`}, 0))`);
  return tx.first(sql`
    select written_at as "writtenAt", kept_on as "keptOn", kept_at as "keptAt"
      from kept_worklists where org_id = ${orgId}`);
}

export const noteKept = (
  tx: Transaction,
  orgId: string,
  { writtenAt, keptOn, keptAt }: Kept,
): Promise<number> =>
  tx.run(sql`
    insert into kept_worklists (org_id, written_at, kept_on, kept_at)
      values (${orgId}, ${writtenAt}, ${keptOn}, ${keptAt})
      on conflict (org_id) do update
        set written_at = excluded.written_at, kept_on = excluded.kept_on, kept_at = excluded.kept_at`);

export const selectLines = (q: Queries, orgId: string): Promise<Line[]> =>
  q.all<Line>(sql`
    select line, kind, due_on as "dueOn", subject, person_id as "personId", signee_ids as "signeeIds",
           in_charge as "inCharge", next_act as "nextAct", params
      from worklist_lines where org_id = ${orgId}`);

/** Makes the kept lines these: takes others away, changes what differs, adds what is new. */
export const writeLines = (tx: Transaction, orgId: string, lines: readonly Line[]): Promise<number> =>
  tx.run(sql`
    with wanted as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as w(
        line text, kind text, "dueOn" date, subject uuid, "personId" uuid, "signeeIds" uuid[], "inCharge" uuid,
        "nextAct" text, params jsonb)
    ), gone as (
      delete from worklist_lines l
        where l.org_id = ${orgId} and not exists (select from wanted w where w.line = l.line)
    )
    insert into worklist_lines (org_id, line, kind, due_on, subject, person_id, signee_ids, in_charge, next_act, params)
      select ${orgId}, line, kind, "dueOn", subject, "personId", "signeeIds", "inCharge", "nextAct", params from wanted
      on conflict (org_id, line) do update
        set due_on = excluded.due_on, person_id = excluded.person_id, signee_ids = excluded.signee_ids,
            in_charge = excluded.in_charge, next_act = excluded.next_act, params = excluded.params
        where (worklist_lines.due_on, worklist_lines.person_id, worklist_lines.signee_ids, worklist_lines.in_charge,
               worklist_lines.next_act, worklist_lines.params)
          is distinct from (excluded.due_on, excluded.person_id, excluded.signee_ids, excluded.in_charge,
                            excluded.next_act, excluded.params)`);

const organizationsIn = async (rows: Promise<readonly { org_id: string }[]>): Promise<readonly string[]> =>
  (await rows).map(({ org_id }) => org_id);

/** @param days  the day at the registry of each jurisdiction */
export const selectOrganizationsToKeep = (
  q: Queries,
  days: Readonly<Record<string, PlainDate>>,
  most: number,
): Promise<readonly string[]> =>
  organizationsIn(
    q.all(
      sql`select org_id from organizations_to_keep_lines(${JSON.stringify(days)}::jsonb, ${most}::integer) as o(org_id)`,
    ),
  );

export const selectOrganizationsWithLines = (q: Queries): Promise<readonly string[]> =>
  organizationsIn(q.all(sql`select org_id from organizations_with_lines() as o(org_id)`));
