/** A PostgreSQL of its own in a temporary folder, and organizations whose long history is already on record. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fold } from '../../packages/book/fold.ts';
import { rowsOf } from '../../packages/book/rows.ts';
import { createDraft } from '../../packages/features/organizations/server/public.ts';
import { insertActs } from '../../packages/features/registers/server/store/acts.ts';
import { writeDifference } from '../../packages/features/registers/server/store/rows.ts';
import { writeSerials } from '../../packages/features/registers/server/store/serials.ts';
import { insertSubjects } from '../../packages/features/registers/server/store/subjects.ts';
import { instantOfMillis } from '../../packages/kernel/date.ts';
import { startPostgres } from '../../packages/platform/database/embedded/supervisor.ts';
import { migrate } from '../../packages/platform/database/migrate.ts';
import { migrationsFolder } from '../../packages/platform/database/migrations-folder.ts';
import { openPool } from '../../packages/platform/database/pool.ts';
import type { Database } from '../../packages/platform/database/queries.ts';
import { ensureRoles } from '../../packages/platform/database/roles.ts';
import { withClient } from '../../packages/platform/database/server-address.ts';
import { sql } from '../../packages/platform/database/sql.ts';
import { newId } from '../../packages/platform/ids.ts';
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

const PAGE = 5000;

/** Writes a history as it would lie there, by the product's own statements. */
export async function organizationWith(
  { database, userId }: Bench,
  { acts, persons }: History,
): Promise<string> {
  const now = instantOfMillis(Date.now());
  const orgId = await database.transaction(null, (tx) =>
    createDraft(tx, { userId, name: 'Maple Robotics', now }),
  );
  const rows = rowsOf(fold(acts));
  await database.transaction(orgId, async (tx) => {
    for (let i = 0; i < acts.length; i += PAGE) {
      await insertActs(tx, orgId, acts.slice(i, i + PAGE));
      await insertSubjects(tx, orgId, acts.slice(i, i + PAGE));
    }
    for (let i = 0; i < rows.length; i += PAGE)
      await writeDifference(tx, orgId, acts.length, { close: [], open: rows.slice(i, i + PAGE) });
    await writeSerials(tx, orgId, new Map([['CS', persons.length]]));
    await tx.run(sql`update register_heads set seq = ${acts.length} where org_id = ${orgId}`);
  });
  return orgId;
}
