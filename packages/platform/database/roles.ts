import pg from 'pg';
import { StartRefusal } from './errors.ts';
import { type Role, type ServerAddress, withClient } from './server-address.ts';

/** `public` holds the product, `ledger` the service that is also sold alone. */
export const schemas = ['public', 'ledger'] as const;
export type DatabaseSchema = (typeof schemas)[number];

/** Makes sure that the two roles exist, that the user who signs in may take them on, and that `tabellion_owner` may
 *  create tables. Does only what is missing, so that a database set up by its administrator (`adviceSql`) is left alone.
 *  @param address  signs in as the owner of the database, or as a superuser
 *  @param passwords with them the roles may sign in themselves (embedded server); without, they are only taken on
 *  Throws `StartRefusal` with the statements to run when the user may not do it himself. */
export async function ensureRoles(
  address: ServerAddress,
  passwords?: Readonly<Record<Role, string>>,
): Promise<void> {
  await withClient(address, async (client) => {
    try {
      await client.query('begin');
      // Processes that start together take turns; two roles created at once would fail one of them.
      await client.query("select pg_advisory_xact_lock(hashtext('tabellion roles'))");
      for (const role of ['tabellion_owner', 'tabellion_app'] as const) {
        await ensureRole(client, role, passwords?.[role]);
      }
      await ensureSchemaRights(client);
      await client.query('commit');
    } catch (error) {
      if (error instanceof pg.DatabaseError && error.code === '42501')
        throw new StartRefusal(adviceSql(error.message));
      throw error;
    }
  });
}

async function ensureRole(client: pg.Client, role: Role, password: string | undefined): Promise<void> {
  const { rows } = await client.query<{ powerful: boolean }>(
    'select rolsuper or rolbypassrls as powerful from pg_roles where rolname = $1',
    [role],
  );
  if (rows[0]?.powerful) {
    throw new StartRefusal(
      `The role ${role} is a superuser or bypasses row security, which keeps organizations apart. Run: alter role ${role} nosuperuser nobypassrls`,
    );
  }
  if (rows.length === 0) {
    const signIn = password === undefined ? 'nologin' : `login password ${client.escapeLiteral(password)}`;
    await client.query(`create role ${role} ${signIn}`);
  }
  // Whoever creates a role administers it, but may take it on only after granting it to himself.
  const { rows: taken } = await client.query<{ may: boolean }>(
    `select case when current_setting('server_version_num')::int >= 160000
       then pg_has_role(current_user, $1, 'SET') else pg_has_role(current_user, $1, 'MEMBER') end as may`,
    [role],
  );
  if (!taken[0]?.may) await client.query(`grant ${role} to current_user`);
}

async function ensureSchemaRights(client: pg.Client): Promise<void> {
  for (const schema of schemas) {
    const { rowCount } = await client.query('select 1 from pg_namespace where nspname = $1', [schema]);
    // Owned by the role, so that a plain owner of the database can restore a dump of it.
    if (rowCount === 0) await client.query(`create schema ${schema} authorization tabellion_owner`);
    const { rows } = await client.query<{ may: boolean }>(
      `select has_schema_privilege('tabellion_owner', $1, 'CREATE')
          and has_schema_privilege('tabellion_owner', $1, 'USAGE')
          and has_schema_privilege('tabellion_app', $1, 'USAGE') as may`,
      [schema],
    );
    if (rows[0]?.may) continue;
    await client.query(`grant usage, create on schema ${schema} to tabellion_owner`);
    await client.query(`grant usage on schema ${schema} to tabellion_app`);
  }
}

function adviceSql(reason: string): string {
  return [
    `The user of DATABASE_URL may not set up the database (${reason}). Have its administrator run:`,
    'create role tabellion_owner; create role tabellion_app;',
    'grant tabellion_owner, tabellion_app to <user of DATABASE_URL>;',
    'create schema if not exists ledger authorization tabellion_owner;',
    'grant usage, create on schema public, ledger to tabellion_owner; grant usage on schema public, ledger to tabellion_app;',
  ].join(' ');
}
