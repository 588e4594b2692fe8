import type { Queries } from '@tabellion/platform/database/queries.ts';
import { sql } from '@tabellion/platform/database/sql.ts';

export interface NameRow {
  source: 'here' | 'registry';
  name: string;
  number: string;
  status: string;
}

/** More than any real question finds; the most alike come first. */
const most = 300;

/** Across all organizations, pending ones too: what comes back is compared with, not shown. */
export const selectNamesAlike = (
  q: Queries,
  keys: readonly string[],
  askingOrg: string | null,
): Promise<NameRow[]> =>
  q.all<NameRow>(
    sql`select source, name, number, status from names_alike(${keys}::text[], ${askingOrg}, ${most})`,
  );
