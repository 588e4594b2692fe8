/** The ledger on a database and in a folder of its own, as a first start leaves them. */
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { instantOfMillis } from '../../packages/kernel/date.ts';
import type { Ledger } from '../../packages/ledger/port.ts';
import { openLedger } from '../../packages/ledger/server/openLedger.ts';
import { migrationsFolder } from '../../packages/platform/database/migrations-folder.ts';
import { openDatabase } from '../../packages/platform/database/open.ts';
import type { Database } from '../../packages/platform/database/queries.ts';
import { openPostgres } from '../http/benchServer.ts';

export interface OpenedLedger {
  readonly folder: string;
  readonly database: Database;
  readonly ledger: Ledger;
  /** `pg` alone, on the same server. */
  readonly client: pg.Client;
  readonly url: string;
  close(): Promise<void>;
}

export async function openBenchLedger(): Promise<OpenedLedger> {
  const folder = await mkdtemp(join(tmpdir(), 'tabellion-bench-'));
  const postgres = await openPostgres(folder);
  const opened = await openDatabase({
    dataFolder: folder,
    url: postgres.url,
    migrations: migrationsFolder(),
    ledgerMigrations: migrationsFolder('ledger'),
    log: () => undefined,
  });
  const seed = () => new Uint8Array(randomBytes(32));
  const service = openLedger({
    db: opened.database,
    clock: () => instantOfMillis(Date.now()),
    secrets: { origin: 'tabellion-bench', signingSeed: seed(), masterKey: seed(), tokenSeed: seed() },
    folder: join(folder, 'ledger'),
    address: 'http://bench',
    ownerOrg: 'Org1',
    onFault: (fault) => console.error(fault),
  });
  const client = new pg.Client(postgres.url);
  await client.connect();
  await service.prepare();
  return {
    folder,
    database: opened.database,
    ledger: service.ledger,
    client,
    url: postgres.url,
    close: async () => {
      await client.end();
      await service.close();
      await opened.close();
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
