import type { StoredAct } from '@tabellion/book/act.ts';
import type { ChangeAct } from '@tabellion/book/acts/kinds.ts';
import { readAct } from '@tabellion/book/read.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import { sql } from '@tabellion/platform/database/sql.ts';

export type ClassAct =
  | ChangeAct<'class.created'>
  | ChangeAct<'class.amended'>
  | ChangeAct<'authorized.changed'>;

type ActRow = Omit<StoredAct, 'seq' | 'rank'> & { readonly seq: bigint; readonly rank: bigint };

/** The newest version of each act that says terms of a class, in the order in which they hold; none that was voided. */
export async function selectActsOfClass(q: Queries, orgId: string, classId: string): Promise<ClassAct[]> {
  const rows = await q.all<ActRow>(sql`
    select a.seq, a.act_id as "actId", a.kind, a.v, a.verb, a.root, a.supersedes, a.rank, a.effective_on as "effectiveOn",
           a.recorded_at as "recordedAt", a.actor_id as "actorId", a.payload, a.basis, a.batch_id as "batchId", a.documents
      from act_subjects s
        join register_acts a on a.org_id = s.org_id and a.root = s.root
      where s.org_id = ${orgId} and s.subject = ${`class ${classId}`} and s.writes
        and a.kind in ('class.created', 'class.amended', 'authorized.changed') and a.verb <> 'void'
        and not exists (select from register_acts later where later.org_id = a.org_id and later.supersedes = a.act_id)
      order by a.effective_on, a.rank`);
  // Sound by the kinds and verbs that the statement asks for.
  return rows.map((row) => readAct({ ...row, seq: Number(row.seq), rank: Number(row.rank) }) as ClassAct);
}
