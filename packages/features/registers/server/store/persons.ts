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
