/** Documents of the minute book. */
import type { PlainDate } from '@tabellion/kernel/date.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import { sql } from '@tabellion/platform/database/sql.ts';
import type { PeopleQuery } from './people.ts';

export interface DocumentRow {
  id: string;
  title: string;
  number: string | null;
  dated_on: PlainDate | null;
}

/** Those that have every word in title and number together, but not the void. A number that is meant to the letter comes first,
 *  then the newest. */
export const selectDocuments = (
  q: Queries,
  orgId: string,
  { words, limit }: Pick<PeopleQuery, 'words' | 'limit'>,
): Promise<DocumentRow[]> =>
  q.all<DocumentRow>(sql`
    with asked as materialized (
      select btrim(search_fold(${words})) as whole,
             array_remove(string_to_array(search_fold(${words}), ' '), '') as words
    ), folded as (
      select document_id as id, title, number, dated_on, made_at, search_fold(concat_ws(' ', number, title)) as folded
        from documents where org_id = ${orgId} and status <> 'void'
    )
    select id, title, number, dated_on from folded cross join asked
      where (select bool_and(strpos(folded, word) > 0) from unnest(asked.words) as word)
      order by coalesce(search_fold(number) = asked.whole, false) desc, dated_on desc nulls last, made_at desc, id
      limit ${limit}`);
