import pg from 'pg';

/** The two roles that the program uses, besides whoever sets them up: `tabellion_owner` migrates and owns everything,
 *  `tabellion_app` serves, owns nothing and stands under row security. */
export type Role = 'tabellion_owner' | 'tabellion_app';

/** Where a server listens, and as whom to speak to it. */
export interface ServerAddress {
  /** A connection string `postgres://user:password@host:port/database`; or the parts below. */
  readonly url?: string;
  /** Host name, or the folder of the server's Unix socket. */
  readonly host?: string;
  readonly port?: number;
  readonly user?: string;
  readonly password?: string;
  readonly database?: string;
  /** The role taken on for the whole session; without it, the user who signed in. */
  readonly role?: Role;
}

/** Settings on which the program's reading of dates, instants and names rests, whatever the server's defaults are. */
const sessionSettings = [
  'TimeZone=UTC',
  'DateStyle=ISO',
  'IntervalStyle=iso_8601',
  'search_path=public',
  'jit=off',
];

/** The address as `pg` takes it. Prepared statements and session settings need a connection of their own: a pooler
 *  in front must be in session mode. */
export function clientConfig(address: ServerAddress): pg.ClientConfig {
  const { url, role, ...parts } = address;
  const settings = role === undefined ? sessionSettings : [...sessionSettings, `role=${role}`];
  return {
    ...(url === undefined ? parts : { connectionString: url }),
    options: settings.map((setting) => `-c ${setting}`).join(' '),
    application_name: 'tabellion',
  };
}

export async function withClient<T>(
  address: ServerAddress,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ ...clientConfig(address), connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined); // a broken connection fails the statement under way; that says it all
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end();
  }
}
