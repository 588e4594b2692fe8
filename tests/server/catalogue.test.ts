import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../support/database.ts';

/** Tables that name an organization but are keyed by id over the whole installation, because they are read before an
 *  organization is chosen: by functions of the owner only. A further one needs a decision record. */
const globalTables = ['invitations', 'link_secrets', 'memberships', 'objects', 'outbox'];

/** Evidence: a row is added and never changed. */
const appendOnlyTables = ['access_log', 'ledger_entries', 'register_acts'];

/** Tables in which nothing changes but what is named, and nothing is ever deleted. */
const changingOnlyIn: Readonly<Record<string, readonly string[]>> = {
  activity: ['superseded_by'],
  appointments: ['known_to'],
  capital_entries: ['known_to'],
  certificates: ['known_to'],
  class_terms: ['known_to'],
  control_entries: ['known_to'],
  corporation_rows: ['known_to'],
  holdings: ['known_to'],
  instruments: ['known_to'],
  option_pools: ['known_to'],
  person_facts: ['basis', 'body', 'erased_on', 'salt'],
  persons: ['known_to'],
};

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.close());

/** The rows that break a rule, each as one line; an empty list keeps it. */
async function breaches(query: string, values: readonly unknown[] = []): Promise<string[]> {
  const rows = await db.asOwner<{ breach: string }>(query, values);
  return rows.map(({ breach }) => breach);
}

/** Tables with an org_id that belong to one organization row by row. $1 are the global tables. */
const tenantTables = `
  with tenant_tables as (
    select c.oid, c.relname, c.relrowsecurity, a.attnum as org_column
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'org_id' and not a.attisdropped
    where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace and c.relname <> all ($1)
  )`;

describe('every table of an organization', () => {
  test('has org_id first in its primary key and in all that is unique', async () => {
    const query = `${tenantTables}
      select relname || ': ' || pg_get_indexdef(indexrelid) as breach
      from tenant_tables join pg_index on indrelid = oid
      where indisunique and indkey[0] <> org_column`;
    expect(await breaches(query, [globalTables])).toEqual([]);
    const withoutKey = `${tenantTables} select relname as breach from tenant_tables
      where not exists (select from pg_index where indrelid = oid and indisprimary)`;
    expect(await breaches(withoutKey, [globalTables])).toEqual([]);
  });

  test('cites another of them by org_id first, so that no id of another organization can be cited', async () => {
    const query = `${tenantTables}
      select t.relname || ': ' || pg_get_constraintdef(f.oid) as breach
      from pg_constraint f
        join tenant_tables t on t.oid = f.conrelid
        join tenant_tables cited on cited.oid = f.confrelid
      where f.contype = 'f' and (f.conkey[1] <> t.org_column or f.confkey[1] <> cited.org_column)`;
    expect(await breaches(query, [globalTables])).toEqual([]);
  });

  test('stands under row security, which shows and takes only rows of app_org()', async () => {
    const query = `${tenantTables}
      select relname || ': ' || coalesce(polname, 'no policy') as breach
      from tenant_tables left join pg_policy on polrelid = tenant_tables.oid
      where not relrowsecurity or polname is null
        or polroles <> array['tabellion_app'::regrole::oid]
        or pg_get_expr(polqual, polrelid) is distinct from '(org_id = app_org())'
        or pg_get_expr(polwithcheck, polrelid) is distinct from '(org_id = app_org())'`;
    expect(await breaches(query, [globalTables])).toEqual([]);
  });
});

test('the application cannot read a global table of organizations but by functions', async () => {
  const query = `
    select relname || ' can be read' as breach from pg_class
    where relname = any ($1) and relnamespace = 'public'::regnamespace and has_any_column_privilege('tabellion_app', oid, 'select')`;
  expect(await breaches(query, [globalTables])).toEqual([]);
});

describe('the role that serves', () => {
  test('owns nothing', async () => {
    const query = `
      select kind || ' ' || name as breach from (
        select 'relation', relname::text, relowner from pg_class
        union all select 'function', proname::text, proowner from pg_proc
        union all select 'type', typname::text, typowner from pg_type
        union all select 'schema', nspname::text, nspowner from pg_namespace
        union all select 'database', datname::text, datdba from pg_database
      ) as owned (kind, name, owner) where owner = 'tabellion_app'::regrole`;
    expect(await breaches(query)).toEqual([]);
  });

  test('has no power over the server, and cannot make tables', async () => {
    const query = `
      select rolname || ' has power' as breach from pg_roles
      where rolname in ('tabellion_app', 'tabellion_owner')
        and (rolsuper or rolbypassrls or rolcreaterole or rolcreatedb or rolreplication)
      union all
      select 'may create in public' where has_schema_privilege('tabellion_app', 'public', 'create')
      union all
      select 'is a ' || roleid::regrole from pg_auth_members where member = 'tabellion_app'::regrole`;
    expect(await breaches(query)).toEqual([]);
  });

  test('adds to what is evidence and never changes it', async () => {
    const query = `
      select relname || ': ' || command as breach
      from pg_class cross join unnest(array['update', 'delete', 'truncate']) as command
      where relname = any ($1) and relnamespace = 'public'::regnamespace and (
        has_table_privilege('tabellion_app', oid, command)
        or (command = 'update' and has_any_column_privilege('tabellion_app', oid, 'update')))`;
    expect(await breaches(query, [appendOnlyTables])).toEqual([]);
  });

  test('deletes nothing from a register, and changes in it only what says how long it was known', async () => {
    const may = await db.asOwner<{ relname: string; columns: string[]; ends: boolean }>(
      `select relname,
              array(select attname::text from pg_attribute a
                      where attrelid = c.oid and attnum > 0 and not attisdropped
                        and has_column_privilege('tabellion_app', c.oid, attnum, 'update') order by 1) as columns,
              has_table_privilege('tabellion_app', oid, 'delete') or has_table_privilege('tabellion_app', oid, 'truncate') as ends
         from pg_class c where relname = any ($1) and relnamespace = 'public'::regnamespace order by relname`,
      [Object.keys(changingOnlyIn)],
    );
    expect(may.filter(({ ends }) => ends)).toEqual([]);
    expect(Object.fromEntries(may.map(({ relname, columns }) => [relname, columns]))).toEqual(changingOnlyIn);
  });

  test('has no say in the migrations', async () => {
    const query = `select command as breach from unnest(array['select', 'insert', 'update', 'delete']) as command
      where has_table_privilege('tabellion_app', 'schema_migrations', command)`;
    expect(await breaches(query)).toEqual([]);
  });
});

test('everything belongs to the owner, whose functions find only what they name', async () => {
  const query = `
    select relname || ' belongs to ' || relowner::regrole as breach from pg_class
    where relnamespace = 'public'::regnamespace and relowner <> 'tabellion_owner'::regrole
    union all
    select proname || ' runs as its owner with the caller’s search_path' from pg_proc
    where pronamespace = 'public'::regnamespace and prosecdef
      and not coalesce(proconfig::text like '%search_path=public, pg_temp%', false)
    union all
    select proname || ' is executable by everybody' from pg_proc
    where pronamespace = 'public'::regnamespace and prokind = 'f'
      and exists (select from aclexplode(coalesce(proacl, acldefault('f', proowner))) where grantee = 0)`;
  expect(await breaches(query)).toEqual([]);
});
