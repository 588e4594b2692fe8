/** Users as they call themselves. */
import type { Queries } from '@tabellion/platform/database/queries.ts';
import { sql } from '@tabellion/platform/database/sql.ts';

export async function namesOfUsers(q: Queries, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await q.all<{ id: string; name: string }>(sql`
    select id, btrim(firstname || ' ' || lastname) as name from users where id = any(${ids}::uuid[])`);
  return new Map(rows.map(({ id, name }) => [id, name]));
}
