import type { PlainDate } from '@tabellion/kernel/date.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import { sql } from '@tabellion/platform/database/sql.ts';
import { tableNames } from './rows.ts';

const PAGE = 1000;

/** Some rows as the database spells them: one JSON text, read by whoever compares them. */
export interface RowPage {
  readonly text: string;
  readonly size: number;
}

/** Every row known at a seq, whatever its dates, page by page: what a fold of the acts up to it must equal. What is known
 *  at a seq never changes, so the pages need no snapshot. */
export async function* selectRowPages(q: Queries, orgId: string, seq: number): AsyncGenerator<RowPage> {
  for (const [table, register] of Object.entries(tableNames)) {
    for (let [key, day] = ['', '0001-01-01']; ; ) {
      const page = await q.one<RowPage & { readonly key: string; readonly day: PlainDate }>(sql`
        select page as text, size, key, day
          from register_row_page(${orgId}, ${seq}, ${register}, ${table}, ${key}, ${day}::date, ${PAGE})`);
      yield page;
      if (page.size < PAGE) break;
      ({ key, day } = page);
    }
  }
}
