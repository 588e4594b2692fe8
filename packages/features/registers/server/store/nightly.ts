import type { Queries } from '@tabellion/platform/database/queries.ts';
import { sql } from '@tabellion/platform/database/sql.ts';

/** Every organization that has acts; a named function, since no organization is chosen. */
export async function selectOrganizationsWithActs(q: Queries): Promise<string[]> {
  const rows = await q.all<{ org_id: string }>(
    sql`select org_id from organizations_with_acts() as o(org_id)`,
  );
  return rows.map(({ org_id }) => org_id);
}
