/** The story company in a process of its own, for who looks at it: pictures and measurements. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './visits.ts';

export interface Demo {
  readonly origin: string;
  close(): Promise<void>;
}

/** The product with the story company, in a process and a data folder of its own.
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
    ...settings,
  };
  const child = spawn(process.execPath, ['--import', 'tsx', 'tools/demo.ts'], {
    env: environment,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await saysReady(child);
  return {
    origin,
    close: async () => {
      await new Promise((resolve) => {
        child.once('exit', resolve);
        child.kill('SIGINT');
      });
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

const saysReady = (child: ChildProcess): Promise<void> =>
  new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the demo ended with ${code}`)));
    child.stdout?.on('data', (bytes: Buffer) => {
      if (bytes.toString().includes('sign in as')) resolve();
    });
  });
