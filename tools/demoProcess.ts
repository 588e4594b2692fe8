/** The story company in a process of its own, for who looks at it: pictures and measurements. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../tests/support/freePort.ts';

export interface Demo {
  readonly origin: string;
  /** The path of the local mailbox, with its secret. */
  readonly mailboxPath: string;
  close(): Promise<void>;
}

/** The product with the story company, in a process and a data folder of its own; people of the installation file what is submitted.
 *  @param settings more of them; a DATA_DIR among them goes with the demo, too */
export async function startDemo(settings: Readonly<Record<string, string>> = {}): Promise<Demo> {
  const dataDir = settings.DATA_DIR ?? (await mkdtemp(join(tmpdir(), 'tabellion-demo-')));
  const port = String(await freePort());
  const origin = `http://127.0.0.1:${port}`;
  const environment = {
    ...process.env,
    DATA_DIR: dataDir,
    PORT: port,
    PUBLIC_URL: origin,
    LOG_LEVEL: 'error',
    REGISTRAR: 'manual',
    ...settings,
  };
  const child = spawn(process.execPath, ['--import', 'tsx', 'tools/demo.ts'], {
    env: environment,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const said = await saysReady(child);
  return {
    origin,
    mailboxPath: /\/mailbox\/[\w-]+/.exec(said)?.[0] ?? '',
    close: async () => {
      await new Promise((resolve) => {
        child.once('exit', resolve);
        child.kill('SIGINT');
      });
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** @returns all that it said until it was ready */
const saysReady = (child: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the demo ended with ${code}`)));
    let said = '';
    child.stdout?.on('data', (bytes: Buffer) => {
      said += bytes.toString();
      if (said.includes('sign in as')) resolve(said);
    });
  });
