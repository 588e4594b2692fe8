import { checkServer } from './check-server.ts';
import { type EmbeddedPostgres, startPostgres } from './embedded/supervisor.ts';
import { isUnavailable, StartRefusal } from './errors.ts';
import { isAnswering } from './isAnswering.ts';
import { migrate } from './migrate.ts';
import { openPool, type PoolOptions } from './pool.ts';
import type { Database } from './queries.ts';
import { ensureRoles } from './roles.ts';
import { type ServerAddress, withClient } from './server-address.ts';

export interface DatabaseConfig extends PoolOptions {
  /** Holds the embedded server's data. Not touched when `url` is given. */
  readonly dataFolder: string;
  /** DATABASE_URL: a server of the operator's, PostgreSQL 15 or newer, as the owner of its database. He may create
   *  roles, or `tabellion_owner` and `tabellion_app` are there and granted to him. A pooler in front is in session mode. */
  readonly url?: string;
  /** DATABASE_APP_URL: as whom to serve, when that is to be another user than the one who migrates; a member of `tabellion_app`. */
  readonly appUrl?: string;
  /** Those of the schema `public`. */
  readonly migrations: string;
  /** Those of the schema `ledger`; without them it stays empty. */
  readonly ledgerMigrations?: string;
  readonly log: (line: string) => void;
}

/** The database, ready to serve, and the server behind it if it is ours. */
export interface OpenDatabase {
  readonly database: Database;
  /** One connection beside the pool, by which to ask whether the server answers while all others are in use. */
  readonly probe: Database;
  /** Opens the same database as `tabellion_owner`, for what the serving role may not; whoever opens it closes it. */
  owner(): Database;
  /** Resolves with a sentence for the operator when the embedded server ends unasked. Never, with a server of his. */
  readonly died: Promise<string>;
  close(): Promise<void>;
}

/** Starts or finds the server, sees to its roles, brings the schema up to date and opens the pool.
 *  Throws `StartRefusal` when it must not or cannot serve: see `startPostgres`, `checkServer`, `ensureRoles`, `migrate`. */
export async function openDatabase(config: DatabaseConfig): Promise<OpenDatabase> {
  if (config.url !== undefined) {
    const admin = { url: config.url };
    const pools = await openOn(admin, { url: config.appUrl ?? config.url }, config).catch(refuseUnfit);
    const owner = () => openPool({ ...admin, role: 'tabellion_owner' }, { connections: 1 });
    return { ...pools, owner, died: new Promise(() => undefined), close: () => closeAll(pools) };
  }
  const server = await startPostgres(config.dataFolder, config.log);
  try {
    const admin = await ensureDatabase(server);
    const pools = await openOn(admin, server.address('tabellion_app', databaseName), config, server);
    return {
      ...pools,
      owner: () => openPool({ ...admin, role: 'tabellion_owner' }, { connections: 1 }),
      died: server.died,
      close: async () => {
        await closeAll(pools);
        await server.stop();
      },
    };
  } catch (error) {
    await server.stop();
    throw error;
  }
}

/** Says in a sentence that a database of the operator's cannot be reached or used, where that is what the error says. */
function refuseUnfit(error: unknown): never {
  const { code = '' } = error as { code?: string };
  const reason = reasons.find(([pattern]) => pattern.test(code))?.[1];
  if (reason === undefined && !isUnavailable(error)) throw error;
  const named = code === '' ? '' : ` (${code})`;
  throw new StartRefusal(
    `The database of DATABASE_URL or DATABASE_APP_URL cannot be used${named}: ${reason ?? 'nothing answers there. Check host and port, and that PostgreSQL runs.'}`,
  );
}

const reasons: readonly (readonly [RegExp, string])[] = [
  [/^28/, 'it does not accept this user or password.'],
  [/^3D000$/, 'there is no such database on the server. Create it first, owned by that user.'],
  [/^53300$/, 'all of its connections are in use.'],
  [/^53100$/, 'its disk is full.'],
  [/^57P03$/, 'it is starting or stopping. Try again in a moment.'],
  [/^25006$/, 'it only reads. A standby cannot serve.'],
];

const databaseName = 'tabellion';

async function openOn(
  admin: ServerAddress,
  app: ServerAddress,
  config: DatabaseConfig,
  server?: EmbeddedPostgres,
): Promise<Pools> {
  await checkServer(admin);
  await ensureRoles(admin, server && rolePasswords(server));
  await migrate(admin, config.migrations);
  if (config.ledgerMigrations !== undefined) await migrate(admin, config.ledgerMigrations, 'ledger');
  const serving: ServerAddress = { ...app, role: 'tabellion_app' };
  await checkServer(serving);
  const probe = openPool(serving, { connections: 1, statementTimeoutMs: probeMs });
  const isServerAnswering = () => isAnswering(probe);
  return { database: openPool(serving, { ...config, isServerAnswering }), probe };
}

type Pools = Pick<OpenDatabase, 'database' | 'probe'>;

/** Time after which the probe's own question is given up. */
const probeMs = 2_000;

async function closeAll({ database, probe }: Pools): Promise<void> {
  await Promise.all([database.close(), probe.close()]);
}

function rolePasswords({ passwords }: EmbeddedPostgres) {
  return { tabellion_owner: passwords('tabellion_owner'), tabellion_app: passwords('tabellion_app') };
}

/** @returns the address of the superuser in the database of the program, which is made on the first start */
async function ensureDatabase(server: EmbeddedPostgres): Promise<ServerAddress> {
  await withClient(server.address('postgres', 'postgres'), async (client) => {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [databaseName]);
    if (rowCount === 0) await client.query(`create database ${databaseName}`);
  });
  return server.address('postgres', databaseName);
}
