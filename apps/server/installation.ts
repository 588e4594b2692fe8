/** One installation: its settings, database, files, secrets and figures, opened in order and closed in reverse. */
import { join } from 'node:path';
import { type Instant, instantOfMillis } from '@tabellion/kernel/date.ts';
import type { CertificateState, Seal } from '@tabellion/paper/seal/seal.ts';
import { openTypesetter, type Typesetter } from '@tabellion/paper/typeset/typesetter.ts';
import { type Config, readConfig } from '@tabellion/platform/config/config.ts';
import { loadSecrets, type Secrets } from '@tabellion/platform/config/secrets.ts';
import { StartRefusal } from '@tabellion/platform/database/errors.ts';
import { migrationsFolder } from '@tabellion/platform/database/migrations-folder.ts';
import { openDatabase } from '@tabellion/platform/database/open.ts';
import type { Database } from '@tabellion/platform/database/queries.ts';
import type { Files } from '@tabellion/platform/files/files.ts';
import { openFiles } from '@tabellion/platform/files/openFiles.ts';
import { type Log, openLog } from '@tabellion/platform/log/log.ts';
import { type Mailbox, openMailbox } from '@tabellion/platform/mail/mailbox.ts';
import { type Metrics, openMetrics } from '@tabellion/platform/metrics/metrics.ts';
import { outboxDepth } from '@tabellion/platform/outbox/store.ts';
import { wakingAfterCommit } from '@tabellion/platform/outbox/waking.ts';
import type { BrandFile } from '../web/brands/brandFile.ts';
import { brandKeys, brandOf } from '../web/brands/brands.ts';
import { ensureAddress, ensureDataFolder } from './foundations.ts';
import { openInstalledSeal, watchSeal } from './sealing.ts';
import { allTexts } from './texts.ts';

export interface Installation {
  readonly config: Config;
  readonly secrets: Secrets;
  readonly brand: BrandFile;
  readonly texts: typeof allTexts;
  readonly db: Database;
  /** Asks whether the database answers while all connections of `db` are in use. */
  readonly probe: Database;
  /** Opens the database for an operator's command: what the serving role may not. Whoever opens it closes it. */
  owner(): Database;
  readonly files: Files;
  /** Starts its process when the first document is made. */
  readonly typesetter: Typesetter;
  readonly seal: Seal;
  /** Says so in the log, too, when the certificate of the seal is or soon will be out of its days. */
  sealState(): CertificateState;
  /** Only where mail stays on this machine. */
  readonly mailbox: Mailbox | undefined;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly clock: () => Instant;
  /** Resolves with a sentence when the embedded database ends by itself. */
  readonly died: Promise<string>;
  /** Whom a commit with something to send wakes: the worker in the same process. */
  onOutbox(wake: () => void): void;
  close(): Promise<void>;
}

/** Throws `StartRefusal` with a sentence for the operator.
 *  @param listens whether this process will listen on its port */
export async function openInstallation(
  environment: NodeJS.ProcessEnv,
  folder: string,
  { listens = false } = {},
): Promise<Installation> {
  const config = readConfig(environment, folder);
  const brand = brandOf(config.brand, config.deploymentMode);
  if (brand === undefined)
    throw new StartRefusal(
      `There is no brand ${config.brand}. BRAND must be one of ${brandKeys.join(', ')}.`,
    );
  if (listens) await ensureAddress(config);
  await ensureDataFolder(config.dataDir);
  const secrets = await loadSecrets(environment, config.dataDir);
  const log = openLog(config.logLevel);
  const clock = () => instantOfMillis(Date.now());
  const opened = await openDatabase({
    dataFolder: config.dataDir,
    ...(config.databaseUrl === undefined ? {} : { url: config.databaseUrl }),
    ...(config.databaseAppUrl === undefined ? {} : { appUrl: config.databaseAppUrl }),
    migrations: migrationsFolder(),
    ledgerMigrations: migrationsFolder('ledger'),
    log: (line) => {
      if (isNews(line)) log.warn('postgres', { line });
    },
    onBrokenConnection: (error) => log.fault('a database connection broke', error),
  });
  let wake: () => void = () => undefined;
  const db = wakingAfterCommit(opened.database, () => wake());
  const typesetter = openTypesetter();
  try {
    const metrics = openMetrics({ outboxDepth: () => db.asNobody(outboxDepth) });
    const seal = await openInstalledSeal({ config, issuer: brand.name, clock });
    const stateOfSeal = watchSeal(seal, log);
    stateOfSeal(clock());
    return {
      config,
      secrets,
      brand,
      texts: allTexts,
      db,
      probe: opened.probe,
      owner: opened.owner,
      files: await openFiles({ folder: join(config.dataDir, 'files'), s3: config.s3 }),
      typesetter,
      seal,
      sealState: () => stateOfSeal(clock()),
      mailbox: config.mail.kind === 'mailbox' ? openMailbox(db) : undefined,
      log,
      metrics,
      clock,
      died: opened.died,
      onOutbox: (listener) => {
        wake = listener;
      },
      close: async () => {
        await typesetter.close();
        await metrics.close();
        await opened.close();
        await log.close();
      },
    };
  } catch (error) {
    await opened.close();
    throw error;
  }
}

/** The everyday lines of PostgreSQL (started, shut down) are nobody's news, nor is it that it lets go of connections when it
 *  is told to end, or that a writer waits for another and comes again. */
const isNews = (line: string): boolean =>
  /(WARNING|ERROR|FATAL|PANIC):/.test(line) &&
  !/terminating connection due to administrator command|canceling statement due to lock timeout/.test(line);
