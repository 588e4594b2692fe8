import type { PersonalFactKind } from '@tabellion/book/terms/people.ts';
import type { Instant, PlainDate } from '@tabellion/kernel/date.ts';
import type { Queries, Transaction } from '@tabellion/platform/database/queries.ts';
import { sql } from '@tabellion/platform/database/sql.ts';
import type { Retention, WordsKind } from '../../facts.ts';

export interface FactRow {
  readonly factId: string;
  /** null for words of nobody alone. */
  readonly personId: string | null;
  readonly kind: PersonalFactKind | WordsKind;
  /** null when erased. */
  readonly body: unknown;
  /** null when erased. */
  readonly salt: Uint8Array | null;
  readonly retention: Retention;
  readonly erasedOn: PlainDate | null;
  /** Why it was erased; null when it was not. */
  readonly basis: string | null;
}

export interface NewFactRow {
  readonly factId: string;
  /** null for words of nobody alone. */
  readonly personId: string | null;
  readonly kind: PersonalFactKind | WordsKind;
  /** Canonical JSON. */
  readonly body: string;
  readonly salt: Uint8Array;
  readonly retention: Retention;
  readonly recordedAt: Instant;
}

export const insertFact = (tx: Transaction, orgId: string, fact: NewFactRow): Promise<number> =>
  tx.run(sql`
    insert into person_facts (org_id, fact_id, person_id, kind, body, salt, retention, recorded_at)
      values (${orgId}, ${fact.factId}, ${fact.personId}, ${fact.kind}, ${fact.body}::jsonb, ${fact.salt},
              ${fact.retention}, ${fact.recordedAt})`);

/** @param rows  a JSON list, as a batch spells it */
export const insertFactPage = (
  tx: Transaction,
  orgId: string,
  rows: string,
  recordedAt: Instant,
): Promise<number> =>
  tx.run(sql`
    insert into person_facts (org_id, fact_id, person_id, kind, body, salt, retention, recorded_at)
      select ${orgId}, fact_id, person_id, kind, body, decode(salt, 'hex'), retention, ${recordedAt}
        from jsonb_to_recordset(${rows}::jsonb)
          as f(fact_id uuid, person_id uuid, kind text, body jsonb, salt text, retention text)`);

export const selectFacts = (q: Queries, orgId: string, factIds: readonly string[]): Promise<FactRow[]> =>
  q.all<FactRow>(sql`
    select fact_id as "factId", person_id as "personId", kind, body, salt, retention, erased_on as "erasedOn", basis
      from person_facts where org_id = ${orgId} and fact_id = any(${factIds}::uuid[])`);

export const selectFactsOfPerson = (q: Queries, orgId: string, personId: string): Promise<FactRow[]> =>
  q.all<FactRow>(sql`
    select fact_id as "factId", person_id as "personId", kind, body, salt, retention, erased_on as "erasedOn", basis
      from person_facts where org_id = ${orgId} and person_id = ${personId}`);

/** Facts with this e-mail address of a person, former ones too: whoever has another telephone has another fact with the same
 *  address. Nothing that was erased. */
export async function selectFactsWithEmail(
  q: Queries,
  orgId: string,
  { personId, email }: { readonly personId: string; readonly email: string },
): Promise<string[]> {
  const rows = await q.all<{ factId: string }>(sql`
    select fact_id as "factId" from person_facts
      where org_id = ${orgId} and person_id = ${personId} and kind = 'contact' and body ->> 'email' = ${email}`);
  return rows.map(({ factId }) => factId);
}

/** First lines of residential addresses, also of former ones, that are no address of the same person on the registers or for
 *  service, and no office of the corporation: what nobody outside may read. */
export async function selectHomeLines(q: Queries, orgId: string): Promise<string[]> {
  const rows = await q.all<{ line: string }>(sql`
    select distinct home.body ->> 'address_line_1' as line from person_facts home
      where home.org_id = ${orgId} and home.kind = 'residential_address' and home.body is not null
        and not exists (
          select from person_facts known
            where known.org_id = home.org_id and known.person_id = home.person_id
              and known.kind in ('address', 'service_address')
              and known.body ->> 'address_line_1' = home.body ->> 'address_line_1'
              and known.body ->> 'city' = home.body ->> 'city')
        and not exists (
          select from register_acts office
            where office.org_id = home.org_id and office.kind = 'address.changed'
              and office.payload #>> '{address,street}' = home.body ->> 'address_line_1')`);
  return rows.map(({ line }) => line);
}

/** Which of these facts nothing cites: no act on record, and no proposal that was not withdrawn.
 *  @param keepsNames leaves out the last name of each person */
export async function selectUncited(
  q: Queries,
  orgId: string,
  factIds: readonly string[],
  { keepsNames }: { readonly keepsNames: boolean },
): Promise<string[]> {
  const rows = await q.all<{ fact_id: string }>(sql`
    select fact_id from person_facts f
      where org_id = ${orgId} and fact_id = any(${factIds}::uuid[])
        and (not ${keepsNames} or kind <> 'name' or exists (
          select from person_facts later
            where later.org_id = f.org_id and later.person_id = f.person_id and later.kind = 'name'
              and (later.recorded_at, later.fact_id) > (f.recorded_at, f.fact_id)))
        and not exists (
          select from register_acts a
            where a.org_id = f.org_id and a.payload ->> 'personId' = f.person_id::text
              and a.payload::text like '%' || f.fact_id || '%')
        and not exists (
          select from proposals p
            where p.org_id = f.org_id and p.state <> 'withdrawn' and p.acts::text like '%' || f.fact_id || '%')`);
  return rows.map(({ fact_id }) => fact_id);
}

interface Added {
  /** Persons of whom nothing stands on record: every entry that names them was taken back. */
  readonly never: readonly string[];
  readonly standing: readonly string[];
}

/** Persons whom a batch added. */
export async function selectPersonsOfBatch(q: Queries, orgId: string, batchId: string): Promise<Added> {
  const rows = await q.all<{ personId: string }>(sql`
    select added.payload ->> 'personId' as "personId" from register_acts added
      where added.org_id = ${orgId} and added.batch_id = ${batchId} and added.kind = 'person.added'
        and added.verb = 'record'`);
  const ids = [...new Set(rows.map(({ personId }) => personId))];
  if (ids.length === 0) return { never: [], standing: [] };
  const standing = await q.all<{ subject: string }>(sql`
    select distinct named.subject from act_subjects named
      join register_acts newest on newest.org_id = named.org_id and newest.root = named.root
      where named.org_id = ${orgId} and named.subject = any(${ids.map((id) => `person ${id}`)}::text[])
        and newest.org_id = ${orgId} and newest.verb <> 'void'
        and not exists (
          select from register_acts later
            where later.org_id = newest.org_id and later.supersedes = newest.act_id
        )`);
  const stands = new Set(standing.map(({ subject }) => subject.slice('person '.length)));
  return { never: ids.filter((id) => !stands.has(id)), standing: ids.filter((id) => stands.has(id)) };
}

/** Which of these persons a proposal names that was neither recorded nor withdrawn. */
export async function selectPersonsInProposals(
  q: Queries,
  orgId: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await q.all<{ acts: string }>(sql`
    select acts::text as acts from proposals where org_id = ${orgId} and state in ('open', 'needs_attention')`);
  const named = new Set(rows.flatMap(({ acts }) => acts.match(UUIDS) ?? []));
  return new Set(ids.filter((id) => named.has(id)));
}

const UUIDS = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** Every fact of these persons. @returns how many had not been erased before */
export const eraseFactsOfPersons = (
  tx: Transaction,
  orgId: string,
  { ids, on, basis }: { ids: readonly string[]; on: PlainDate; basis: string },
): Promise<number> =>
  tx.run(sql`
    update person_facts set body = null, salt = null, erased_on = ${on}, basis = ${basis}
      where org_id = ${orgId} and person_id = any(${ids}::uuid[]) and body is not null`);

/** @returns how many had not been erased before */
export const eraseFactRows = (
  tx: Transaction,
  orgId: string,
  { factIds, on, basis }: { factIds: readonly string[]; on: PlainDate; basis: string },
): Promise<number> =>
  tx.run(sql`
    update person_facts set body = null, salt = null, erased_on = ${on}, basis = ${basis}
      where org_id = ${orgId} and fact_id = any(${factIds}::uuid[]) and body is not null`);
