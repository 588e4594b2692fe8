import { StartRefusal } from './errors.ts';
import { type ServerAddress, withClient } from './server-address.ts';

/** Oldest PostgreSQL with the rights on schema `public` and the catalogue that the migrations count on. */
const oldestVersion = 150000;

/** Settings that keep acts across a crash; none may be off: an acknowledged act has to be on the disk. */
const durability = ['fsync', 'full_page_writes', 'synchronous_commit'] as const;

/** Refuses a server on which acknowledged acts could be lost, or which is too old. Asked in the session in which the
 *  program will write, because synchronous_commit can be set for one role or one database.
 *  Throws `StartRefusal`. */
export async function checkServer(address: ServerAddress): Promise<void> {
  await withClient(address, async (client) => {
    const { rows } = await client.query<{ version: number; name: string; setting: string }>(
      `select current_setting('server_version_num')::int as version, name, setting
       from pg_settings where name = any($1)`,
      [durability],
    );
    for (const { version, name, setting } of rows) {
      if (version < oldestVersion) {
        throw new StartRefusal(
          `PostgreSQL ${Math.floor(version / 10_000)} is too old: Tabellion needs 15 or newer.`,
        );
      }
      if (setting === 'off') {
        throw new StartRefusal(
          `PostgreSQL runs with ${name} off: a power cut could lose acts that were already acknowledged. Turn it on and start again.`,
        );
      }
    }
  });
}
