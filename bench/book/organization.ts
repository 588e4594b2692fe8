/** A PostgreSQL of its own in a temporary folder, and organizations whose long history is already on record. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Act } from '../../packages/book/acts/kinds.ts';
import { createDraft } from '../../packages/features/organizations/server/public.ts';
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
import { storeActs } from '../../tests/support/storeActs.ts';
import type { History } from './history.ts';

export interface Bench {
  readonly database: Database;
  readonly userId: string;
  /** Runs `vacuum analyze` at once, in place of the autovacuum of a server. */
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
  await storeActs(database, orgId, acts);
  return orgId;
}

/** The names of the people lie outside the acts. */
export async function nameAll({ database }: Bench, orgId: string, acts: readonly Act[]): Promise<void> {
  const facts = acts.flatMap((act) =>
    act.kind === 'person.added' && act.verb !== 'void'
      ? act.payload.facts.map(({ ref: { fact } }) => ({ fact, person: act.payload.personId }))
      : [],
  );
  await database.transaction(orgId, (tx) =>
    tx.run(sql`
      insert into person_facts (org_id, fact_id, person_id, kind, body, salt, retention, recorded_at)
        select ${orgId}, fact, person, 'name',
               jsonb_build_object('company_name', '', 'firstname', 'Ann ' || place, 'lastname', 'Tremblay ' || md5(place::text)),
               sha256(place::text::bytea), 'register', now()
          from unnest(${facts.map(({ fact }) => fact)}::uuid[], ${facts.map(({ person }) => person)}::uuid[])
            with ordinality as told (fact, person, place)`),
  );
}
