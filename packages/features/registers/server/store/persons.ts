import type { Person } from '@tabellion/book/entities.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import { sql } from '@tabellion/platform/database/sql.ts';
import type { FactBodies } from '../../facts.ts';
import type { ReadingAt } from './readingAt.ts';

/** A person as the register had him on a date; undefined while he was not in it. */
export async function selectPersonAt(
  q: Queries,
  orgId: string,
  { asOf, seq, personId }: ReadingAt & { readonly personId: string },
): Promise<Person | undefined> {
  const row = await q.first<{ value: Person }>(sql`
    select value from persons
      where org_id = ${orgId} and key = ${personId} and as_of(persons, ${asOf}, ${seq})`);
  return row?.value;
}

export interface RegisteredPerson {
  readonly personId: string;
  readonly kind: Person['kind'];
  /** null when erased. */
  readonly name: FactBodies['name'] | null;
  /** The latest known on the date; null when erased, and where none was told. */
  readonly address: FactBodies['address'] | null;
}

/** Some persons as the register has them on a date, by id. */
export async function selectRegistered(
  q: Queries,
  orgId: string,
  { asOf, seq, ids }: ReadingAt & { readonly ids: readonly string[] },
): Promise<ReadonlyMap<string, RegisteredPerson>> {
  const rows = await q.all<RegisteredPerson>(sql`
    select p.key as "personId", p.kind, n.body as name, a.body as address
      from persons p
        left join person_facts n on n.org_id = p.org_id and n.fact_id = p.name_fact
        left join person_facts a on a.org_id = p.org_id and a.fact_id = p.address_fact
      where p.org_id = ${orgId} and p.key = any(${ids}) and as_of(p, ${asOf}, ${seq})`);
  return new Map(rows.map((one) => [one.personId, one]));
}

interface NamedPerson {
  readonly personId: string;
  readonly kind: Person['kind'];
  /** As last recorded; null when erased. */
  readonly name: FactBodies['name'] | null;
}

const PAGE = 1000;

/** Everybody in the register on a date, with his name, page by page in the order of their ids. */
export async function* selectNamedPersons(
  q: Queries,
  orgId: string,
  { asOf, seq }: ReadingAt,
): AsyncGenerator<readonly NamedPerson[]> {
  for (let after = ''; ; ) {
    const page = await q.all<NamedPerson>(sql`
      select p.key as "personId", p.value ->> 'kind' as kind, f.body as name
        from persons p
          left join person_facts f
            on f.org_id = ${orgId} and f.fact_id = p.name_fact
        where p.org_id = ${orgId} and p.key > ${after} and as_of(p, ${asOf}, ${seq})
        order by p.key limit ${PAGE}`);
    if (page.length > 0) yield page;
    if (page.length < PAGE) return;
    after = page.at(-1)?.personId ?? '';
  }
}
