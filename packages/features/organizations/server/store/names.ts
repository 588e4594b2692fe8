import type { Queries, Transaction } from '@tabellion/platform/database/queries.ts';
import { sql } from '@tabellion/platform/database/sql.ts';
import type { RegistryName } from '../../rules/registryFile.ts';

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

export const hasRegistryNames = async (q: Queries): Promise<boolean> =>
  (await q.one<{ found: boolean }>(sql`select exists (select from registry_names) as found`)).found;

export const clearRegistryNames = (tx: Transaction): Promise<number> =>
  tx.run(sql`delete from registry_names`);

export const insertRegistryNames = (tx: Transaction, names: readonly RegistryName[]): Promise<number> =>
  tx.run(sql`
    insert into registry_names (number, name, status, name_keys)
      select number, name, status, name_keys
        from jsonb_to_recordset(${JSON.stringify(names)}::jsonb)
          as given (number text, name text, status text, name_keys text[])`);

/** The entries under one of these spellings of a corporation number. */
export const selectRegistryEntries = (
  q: Queries,
  numbers: readonly string[],
): Promise<{ readonly name: string; readonly status: string }[]> =>
  q.all(sql`select name, status from registry_names where number = any(${[...numbers]}::text[])`);
