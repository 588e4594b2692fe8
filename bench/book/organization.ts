/** A PostgreSQL of its own in a temporary folder, and organizations whose long history is already on record. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDraft } from '../../packages/features/organizations/server/public.ts';
import { instantOfMillis } from '../../packages/kernel/date.ts';
import { startPostgres } from '../../packages/platform/database/embedded/supervisor.ts';
import { migrate } from '../../packages/platform/database/migrate.ts';
import { migrationsFolder } from '../../packages/platform/database/migrations-folder.ts';
import { openPool } from '../../packages/platform/database/pool.ts';
import type { Database } from '../../packages/platform/database/queries.ts';
import { ensureRoles } from '../../packages/platform/database/roles.ts';
import { withClient } from '../../packages/platform/database/server-address.ts';
import { newId } from '../../packages/platform/ids.ts';
import { layActs } from '../../tests/support/layActs.ts';
import type { History } from './history.ts';

export interface Bench {
  readonly database: Database;
  readonly userId: string;
  /** What a server does by itself in the background, done now. */
  analyze(): Promise<void>;
  close(): Promise<void>;
}

export async function openBench(): Promise<Bench> {
  const folder = await mkdtemp(join(tmpdir(), 'tabellion-bench-'));
  const server = await startPostgres(folder, () => undefined);
  const admin = server.address('postgres', 'postgres');
  await ensureRoles(admin);
  await migrate(admin, migrationsFolder());
  const userId = newId();
  await withClient({ ...admin, role: 'tabellion_owner' }, (client) =>
    client.query(
      `insert into users (id, email, language, firstname, lastname, created_at)
         values ($1, 'ann@example.test', 'en', 'Ann', 'Tremblay', now())`,
      [userId],
    ),
  );
  const database = openPool({ ...admin, role: 'tabellion_app' });
  return {
    database,
    userId,
    analyze: () => withClient(admin, async (client) => void (await client.query('vacuum analyze'))),
    close: async () => {
      await database.close();
      await server.stop();
      await rm(folder, { recursive: true });
    },
  };
}

/** Writes a history as it would lie there. */
export async function organizationWith({ database, userId }: Bench, { acts }: History): Promise<string> {
  const now = instantOfMillis(Date.now());
  const orgId = await database.transaction(null, (tx) =>
    createDraft(tx, { userId, name: 'Maple Robotics', now }),
  );
  await layActs(database, orgId, acts);
  return orgId;
}
