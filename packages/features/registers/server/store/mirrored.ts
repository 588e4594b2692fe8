/** The registers as they were after an act, and acts as they are stored, for whoever records them elsewhere. */
import type { StoredAct } from '@tabellion/book/act.ts';
import type { Appointment, Certificate, ClassTerms, Person } from '@tabellion/book/entities.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import { sql } from '@tabellion/platform/database/sql.ts';
import { registerRowOf, type StoredRow } from './rows.ts';

/** A thing, and the number of the act after which it is read. */
export interface AfterAct {
  readonly id: string;
  readonly seq: number;
}

/** Acts as they stand in their rows, in order, whatever their version: some after one. */
export const selectStoredActs = async (
  q: Queries,
  orgId: string,
  { after, upTo, most }: { readonly after: number; readonly upTo: number; readonly most: number },
): Promise<StoredAct[]> => {
  const rows = await q.all<{ act: StoredAct }>(sql`
    select json_build_object(
        'seq', seq, 'actId', act_id, 'kind', kind, 'v', v, 'verb', verb, 'root', root, 'supersedes', supersedes,
        'rank', rank, 'effectiveOn', effective_on,
        'recordedAt', to_char(recorded_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'),
        'actorId', actor_id, 'payload', payload, 'basis', basis, 'batchId', batch_id, 'documents', documents) as act
      from register_acts where org_id = ${orgId} and seq > ${after} and seq <= ${upTo} order by seq limit ${most}`);
  return rows.map(({ act }) => act);
};

/** The number of the last act that was recorded together with one: rows are known with the last act of their write. */
export async function selectLastOfWrite(q: Queries, orgId: string, seq: number): Promise<number> {
  const row = await q.one<{ last: bigint | null }>(sql`
    select max(seq) as last from register_acts
      where org_id = ${orgId}
        and recorded_at = (select recorded_at from register_acts where org_id = ${orgId} and seq = ${seq})`);
  return Number(row.last ?? seq);
}

export interface HeldBy<Held> {
  readonly held: Held;
  /** Absent where he is in no register. */
  readonly person: Person | undefined;
}

/** An appointment until further notice. */
export async function selectSeatAfter(
  q: Queries,
  orgId: string,
  { id, seq }: AfterAct,
): Promise<HeldBy<Appointment> | undefined> {
  const row = await q.first<{ held: Appointment; person: Person | null }>(sql`
    select a.value as held, p.value as person
      from appointments a
        left join persons p
          on p.org_id = ${orgId} and p.person_id = a.person_id and p.eff_to is null and known_at(p, ${seq})
      where a.org_id = ${orgId} and a.key = ${id} and a.eff_to is null and known_at(a, ${seq})`);
  return row === undefined ? undefined : { held: row.held, person: row.person ?? undefined };
}

/** The terms of a class until further notice. */
export async function selectClassAfter(
  q: Queries,
  orgId: string,
  { id, seq }: AfterAct,
): Promise<ClassTerms | undefined> {
  const row = await q.first<{ value: ClassTerms }>(sql`
    select value from class_terms
      where org_id = ${orgId} and key = ${id} and eff_to is null and known_at(class_terms, ${seq})`);
  return row?.value;
}

export interface HoldingAfter extends HeldBy<Certificate> {
  readonly className: string | null;
}

interface HoldingRow {
  readonly key: string;
  readonly value: StoredRow['value'];
  readonly person: Person | null;
  readonly className: string | null;
}

/** Securities of a holder that changed after one act and up to another, all where he himself changed; or one by its id. */
export async function selectHoldingsAfter(
  q: Queries,
  orgId: string,
  { id, seq, since, part = null }: AfterAct & { readonly since: number; readonly part?: string | null },
): Promise<HoldingAfter[]> {
  const rows = await q.all<HoldingRow>(sql`
    select c.key, c.value, p.value as person, t.name as "className"
      from certificates c
        left join persons p
          on p.org_id = ${orgId} and p.person_id = c.person_id and p.eff_to is null and known_at(p, ${seq})
        left join class_terms t
          on t.org_id = ${orgId} and t.class_id = c.class_id and t.eff_to is null and known_at(t, ${seq})
      where c.org_id = ${orgId} and c.person_id = ${id}::uuid and c.eff_to is null and known_at(c, ${seq})
        and (${part}::text is null or c.key = ${part})
        and (${part}::text is not null or c.known_from > ${since} or p.known_from > ${since})
      order by c.prefix, c.serial, c.key`);
  return rows.map(({ key, value, person, className }) => ({
    // Sound by the table that the statement reads.
    held: registerRowOf({
      table: 'certificates',
      key,
      effFrom: '0001-01-01',
      effTo: null,
      by: '',
      value,
    } as StoredRow).value as Certificate,
    person: person ?? undefined,
    className,
  }));
}
