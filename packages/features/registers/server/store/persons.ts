import type { Person } from '@tabellion/book/entities.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import { sql } from '@tabellion/platform/database/sql.ts';
import type { ReadingAt } from './holdings.ts';

/** A person as the register had him on a date; undefined while he was not in it. */
export async function selectPersonAt(
  q: Queries,
  orgId: string,
  { asOf, seq, personId }: ReadingAt & { readonly personId: string },
): Promise<Person | undefined> {
  const row = await q.first<{ value: Person }>(sql`
    select value from persons
      where org_id = ${orgId} and key = ${personId}
        and eff_from <= ${asOf} and (eff_to is null or eff_to > ${asOf})
        and known_from <= ${seq} and (known_to is null or known_to > ${seq})`);
  return row?.value;
}
