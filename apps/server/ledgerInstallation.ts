/** An installation of the ledger alone: settings, database, secrets. */
import { join } from 'node:path';
import { type Instant, instantOfMillis } from '@tabellion/kernel/date.ts';
import { type Config, readConfig } from '@tabellion/platform/config/config.ts';
import { type LedgerSecrets, loadSecrets } from '@tabellion/platform/config/secrets.ts';
import { migrationsFolder } from '@tabellion/platform/database/migrations-folder.ts';
import { openDatabase } from '@tabellion/platform/database/open.ts';
import type { Database } from '@tabellion/platform/database/queries.ts';
import { type Log, openLog } from '@tabellion/platform/log/log.ts';
import { ensureAddress, ensureDataFolder } from './foundations.ts';

export interface LedgerInstallation {
  readonly config: Config;
  readonly secrets: LedgerSecrets;
  readonly db: Database;
  readonly probe: Database;
  readonly log: Log;
  readonly clock: () => Instant;
  readonly died: Promise<string>;
  close(): Promise<void>;
}

/** Throws `StartRefusal` with a sentence for the operator. */
export async function openLedgerInstallation(
  environment: NodeJS.ProcessEnv,
  folder: string,
  { listens }: { readonly listens: boolean },
): Promise<LedgerInstallation> {
  const config = readConfig(environment, folder);
  if (listens) await ensureAddress(config);
  await ensureDataFolder(config.dataDir);
  const { ledger: secrets } = await loadSecrets(environment, config.dataDir);
  const log = openLog(config.logLevel);
  const ledgerMigrations = migrationsFolder('ledger');
  const { database, probe, died, close } = await openDatabase({
    dataFolder: config.dataDir,
    ...(config.databaseUrl === undefined ? {} : { url: config.databaseUrl }),
    ...(config.databaseAppUrl === undefined ? {} : { appUrl: config.databaseAppUrl }),
    migrations: join(ledgerMigrations, '../alone'),
    ledgerMigrations,
    log: () => undefined,
    onBrokenConnection: (error) => log.fault('a database connection broke', error),
  });
  return {
    config,
    secrets,
    db: database,
    probe,
    log,
    clock: () => instantOfMillis(Date.now()),
    died,
    close: async () => {
      await close();
      await log.close();
    },
  };
}
