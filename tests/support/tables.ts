/** Digests of the database by table: two of them are equal where nothing was written in between. */
import type { TestDatabase } from './database.ts';

/** Rows that a reading moves, too: the clock of a session, the clock of a job, the note that a session came in. */
const moving = ['sessions', 'jobs', 'access_log'];

export type Digests = Readonly<Record<string, string>>;

interface TableRow {
  name: string;
  has_org: boolean;
}

export const tablesOf = (database: TestDatabase): Promise<TableRow[]> =>
  database.asOwner<TableRow>(
    `select c.relname as name, exists (
         select from pg_attribute a where a.attrelid = c.oid and a.attname = 'org_id' and not a.attisdropped
       ) as has_org
       from pg_class c where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace
       order by c.relname`,
  );

/** Number of rows and a digest of all columns, by table. */
export async function digestsOf(database: TestDatabase): Promise<Digests> {
  const each = (await watchedTables(database)).map(
    ({ name }) =>
      `select '${name}' as name,
              count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as digest
         from ${name} t`,
  );
  const rows = await database.asOwner<{ name: string; digest: string }>(each.join(' union all '));
  return Object.fromEntries(rows.map(({ name, digest }) => [name, digest]));
}

/** Number of rows and the newest transaction that wrote one, by table: what a refused request must leave as it was, even
 *  where it would write the same again. Far cheaper than digests. @param orgId only the rows of that organization */
export async function writesIn(database: TestDatabase, orgId?: string): Promise<Digests> {
  const asked = writesAsked.get(database) ?? prepareWrites(database);
  writesAsked.set(database, asked);
  await asked;
  const question = orgId === undefined ? 'writes' : `writes_of ('${orgId}')`;
  const rows = await database.asOwner<{ name: string; newest: string }>(`execute ${question}`);
  return Object.fromEntries(rows.map(({ name, newest }) => [name, newest]));
}

/** Planning a question about a hundred tables takes longer than answering it: each database plans it once. The newest transaction
 *  is the youngest: a number of one has no order, and to read it as text took twenty times as long. The first of all
 *  transactions, 3, has an age, too; from that a row's own is counted. */
const writesAsked = new WeakMap<TestDatabase, Promise<unknown>>();

async function prepareWrites(database: TestDatabase): Promise<void> {
  const tables = await watchedTables(database);
  const asked = (some: readonly TableRow[], where = '') =>
    some
      .map(
        ({ name }) =>
          `select '${name}' as name, count(*) || ' ' || coalesce(age(xid '3') - min(age(xmin)), 0) as newest
             from ${name} ${where}`,
      )
      .join(' union all ');
  await database.asOwner(`prepare writes as ${asked(tables)}`);
  const ofOrganizations = tables.filter(({ has_org }) => has_org);
  await database.asOwner(`prepare writes_of (uuid) as ${asked(ofOrganizations, 'where org_id = $1')}`);
}

const watchedTables = async (database: TestDatabase): Promise<readonly TableRow[]> =>
  (await tablesOf(database)).filter(({ name }) => !moving.includes(name));

/** The number of rows by table. */
export const countsIn = (digests: Digests): Record<string, number> =>
  Object.fromEntries(Object.entries(digests).map(([name, digest]) => [name, Number(digest.split(' ')[0])]));
