import type { Queries } from '@tabellion/platform/database/queries.ts';
import { sql } from '@tabellion/platform/database/sql.ts';
import type { ReadingAt } from './readingAt.ts';

/** Everybody whose name on that date has every word in it, as the search compares words (`search_fold`). */
export async function selectPersonsNamed(
  q: Queries,
  orgId: string,
  { asOf, seq }: ReadingAt,
  words: string,
): Promise<string[]> {
  const rows = await q.all<{ key: string }>(sql`
    with asked as materialized (
      select array_remove(string_to_array(search_fold(${words}), ' '), '') as words
    )
    select p.key from persons p
      join person_facts f on f.org_id = p.org_id and f.fact_id = p.name_fact
      cross join asked
      where p.org_id = ${orgId} and as_of(p, ${asOf}, ${seq})
        and (select bool_and(strpos(f.folded, word) > 0) from unnest(asked.words) as word)`);
  return rows.map(({ key }) => key);
}
