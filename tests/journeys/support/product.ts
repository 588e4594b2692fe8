/** The whole product for a journey: the built server as a process of its own, on its own data, with a mail peer. */
import { type ChildProcess, spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { demoCoupons } from '@tabellion/features/billing/rules/coupons.data.ts';
import { seedCoupons } from '@tabellion/features/billing/server/public.ts';
import { openPool } from '@tabellion/platform/database/pool.ts';
import type { ServerAddress } from '@tabellion/platform/database/server-address.ts';
import { copyTemplate, urlOf } from '../../support/database.ts';
import { freePort } from '../../support/freePort.ts';
import type { TestServer } from '../../support/postgres.ts';
import { scratchFolder } from '../../support/scratch.ts';
import { type MailPeer, type Mails, openMailPeer } from './mailPeer.ts';

export interface Product {
  origin: string;
  dataDir: string;
  mail: MailPeer;
  /** Ends the process as Ctrl-C does, or as a power failure does. */
  stop(signal?: 'SIGINT' | 'SIGKILL'): Promise<void>;
  start(): Promise<void>;
  close(): Promise<void>;
}

/** A product as its visitors meet it: its pages, and the mails that it sends. */
export interface Visited extends Pick<Product, 'origin'> {
  readonly mail: Mails;
}

/** Starts on an empty data folder and a database with all tables: a third of the time that one of its own takes to be made.
 *  @param environment more settings
 *  @param server where its database is made; that of the run unless told */
export async function openProduct(
  environment: Readonly<Record<string, string>> = {},
  server?: TestServer,
): Promise<Product & { readonly database: ServerAddress }> {
  const { address, drop } = await copyTemplate(server);
  const db = openPool({ ...address, role: 'tabellion_app' });
  await seedCoupons(db, demoCoupons);
  await db.close();
  const product = await openInstalled({ DATABASE_URL: urlOf(address), ...environment });
  return {
    ...product,
    database: address,
    close: async () => {
      await product.close();
      await drop();
    },
  };
}

/** Starts as on a new machine: with a PostgreSQL of its own in its data folder.
 *  @param environment more settings
 *  @param folder where the program is installed */
export async function openInstalled(
  environment: Readonly<Record<string, string>> = {},
  folder = process.cwd(),
): Promise<Product> {
  const dataDir = await scratchFolder('tabellion-journey-');
  const mail = await openMailPeer();
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const settings = {
    PORT: String(port),
    PUBLIC_URL: origin,
    DATA_DIR: dataDir,
    SMTP_URL: mail.url,
    LOG_LEVEL: 'error',
    ...environment,
  };
  let child: ChildProcess | undefined;
  const stop = async (signal: 'SIGINT' | 'SIGKILL' = 'SIGINT'): Promise<void> => {
    const ended = child;
    child = undefined;
    if (ended === undefined || ended.exitCode !== null) return;
    await new Promise((resolve) => {
      ended.once('exit', resolve);
      ended.kill(signal);
    });
  };
  const start = async (): Promise<void> => {
    child = await startServer(settings, { folder });
  };
  await start();
  return {
    origin,
    dataDir,
    mail,
    stop,
    start,
    close: async () => {
      await stop();
      await mail.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

const startWithinMs = 60_000;

/** Starts one of the built mains. Resolves when it says that it is ready. */
export function startServer(
  settings: Readonly<Record<string, string>>,
  { main = 'all', readyWords = 'is ready at', folder = process.cwd() } = {},
): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['--enable-source-maps', `apps/server/dist/${main}.js`], {
    cwd: folder,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    const tooLate = setTimeout(() => {
      child.kill('SIGKILL');
      reject(new Error('the product did not start within a minute'));
    }, startWithinMs);
    const settle = (act: () => void): void => {
      clearTimeout(tooLate);
      act();
    };
    child.once('exit', (code) => settle(() => reject(new Error(`the product ended with ${code}`))));
    child.stdout.on('data', (bytes: Buffer) => {
      if (bytes.toString().includes(readyWords)) settle(() => resolve(child));
    });
  });
}
