import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { StartRefusal } from '@tabellion/platform/database/errors.ts';
import { migrationsFolder } from '@tabellion/platform/database/migrations-folder.ts';
import { openDatabase } from '@tabellion/platform/database/open.ts';
import type { Database } from '@tabellion/platform/database/queries.ts';
import { sql } from '@tabellion/platform/database/sql.ts';

// A process that serves from a data folder as the mains do, for tests that kill it: node <its bundle> <folder>
// Says `ready` and then, after its commit, `written <id>` for every row; answers any input by ending on the spot;
// `found <n>` of the ids that follow the folder on the command line.

const [, , dataFolder = '', ...expectedIds] = process.argv;
const orgId = '11111111-1111-4111-8111-111111111111';

async function countFound(database: Database): Promise<bigint> {
  const { found } = await database.asNobody((queries) =>
    queries.one<{ found: bigint }>(
      sql`select count(locate_object(id, 'row')) as found from unnest(${expectedIds}::uuid[]) as expected(id)`,
    ),
  );
  return found;
}

async function writeOn(database: Database): Promise<never> {
  for (;;) {
    const id = randomUUID();
    // Writing fails while the server is away.
    await database
      .transaction(orgId, (tx) =>
        tx.run(sql`insert into objects (id, org_id, kind) values (${id}, ${orgId}, 'row')`),
      )
      .then(
        () => console.log(`written ${id}`),
        () => pause(20),
      );
  }
}

try {
  const { database, died, close } = await openDatabase({
    dataFolder,
    migrations: migrationsFolder(),
    log: (line) => console.log(`postgres ${line}`),
  });
  died.then(async (reason) => {
    console.log(`died ${reason}`);
    await close();
    process.exit(1);
  });
  process.once('SIGINT', async () => {
    await close();
    process.exit(0);
  });
  process.stdin.on('data', () => process.exit(3)).unref();
  console.log(`found ${await countFound(database)}`);
  console.log('ready');
  void writeOn(database);
} catch (error) {
  console.log(error instanceof StartRefusal ? `refused ${error.message}` : `failed ${error}`);
  process.exit(2);
}
