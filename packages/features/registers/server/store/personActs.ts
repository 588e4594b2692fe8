import type { StoredAct } from '@tabellion/book/act.ts';
import type { ChangeAct } from '@tabellion/book/acts/kinds.ts';
import { readAct } from '@tabellion/book/read.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import { sql } from '@tabellion/platform/database/sql.ts';

export type PersonAct = ChangeAct<'person.added'> | ChangeAct<'person.changed'>;

type MembersAct = ChangeAct<'members.set'>;

type ActRow = Omit<StoredAct, 'seq' | 'rank'> & { readonly seq: bigint; readonly rank: bigint };

/** The newest version of each act that tells facts of a person, in the order in which they hold; none that was voided. Found by
 *  the index of what acts touch: row security keeps PostgreSQL from one over payloads. */
export async function selectActsOfPerson(q: Queries, orgId: string, personId: string): Promise<PersonAct[]> {
  const rows = await q.all<ActRow>(sql`
    select seq, act_id as "actId", kind, v, verb, root, supersedes, rank, effective_on as "effectiveOn",
           recorded_at as "recordedAt", actor_id as "actorId", payload, basis, batch_id as "batchId", documents
      from register_acts a
      where org_id = ${orgId} and kind in ('person.added', 'person.changed')
        and root in (select root from act_subjects
                       where org_id = ${orgId} and subject = ${`person ${personId}`} and writes)
        and payload ->> 'personId' = ${personId}
        and not exists (select from register_acts later where later.org_id = a.org_id and later.supersedes = a.act_id)
      order by effective_on, rank`);
  // Sound by the kinds that the statement asks for; a voiding act has no payload.
  return rows.map((row) => readAct({ ...row, seq: Number(row.seq), rank: Number(row.rank) }) as PersonAct);
}

/** The newest version of each act that says who joint holders are, in the order in which they hold; none that was voided. */
export async function selectJointHolderActs(
  q: Queries,
  orgId: string,
  personId: string,
): Promise<MembersAct[]> {
  const rows = await q.all<ActRow>(sql`
    select seq, act_id as "actId", kind, v, verb, root, supersedes, rank, effective_on as "effectiveOn",
           recorded_at as "recordedAt", actor_id as "actorId", payload, basis, batch_id as "batchId", documents
      from register_acts a
      where org_id = ${orgId} and kind = 'members.set'
        and root in (select root from act_subjects
                       where org_id = ${orgId} and subject = ${`person ${personId}`} and writes)
        and payload ->> 'personId' = ${personId}
        and not exists (select from register_acts later where later.org_id = a.org_id and later.supersedes = a.act_id)
      order by effective_on, rank`);
  return rows.map((row) => readAct({ ...row, seq: Number(row.seq), rank: Number(row.rank) }) as MembersAct);
}
