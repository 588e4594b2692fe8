/** The product as people start it: how soon it answers on existing data, and what it needs at rest. */
import { setTimeout as pause } from 'node:timers/promises';
import { median } from '../machine.ts';
import { freePort, residentMegabytes, start, startNode } from './process.ts';

const ready = /is ready at/;
const starts = 3;
const restMs = 8_000;

/** Prints both. @param dataFolder  with a database in it, at rest */
export async function measureStanding(dataFolder: string): Promise<void> {
  const environment = { DATA_DIR: dataFolder, PORT: String(await freePort()), LOG_LEVEL: 'error' };
  const times: number[] = [];
  for (let time = 0; time < starts; time += 1) times.push(await timeOfStart(environment));
  const shown = times.map((ms) => (ms / 1000).toFixed(1)).join(', ');
  const seconds = median(times) / 1000;
  console.log('\nnpm start on existing data');
  console.log(
    `  answers  after ${seconds.toFixed(1)} s  (target <= 3 s: ${seconds <= 3 ? 'met' : 'missed'}; ${starts} starts: ${shown})`,
  );
  const megabytes = await memoryAtRest(environment);
  if (megabytes === undefined) return console.log('  memory   not measured: there is no /proc here');
  console.log(
    `  at rest  ${megabytes.toFixed(0)} MB resident in node  (target <= 200 MB: ${megabytes <= 200 ? 'met' : 'missed'})`,
  );
}

/** The time from the command to an answer. */
async function timeOfStart(environment: Readonly<Record<string, string>>): Promise<number> {
  const begin = performance.now();
  const product = await start({ command: 'npm', args: ['start'], environment, ready });
  try {
    await checkHealth(environment);
    return performance.now() - begin;
  } finally {
    await product.stop();
  }
}

async function memoryAtRest(environment: Readonly<Record<string, string>>): Promise<number | undefined> {
  const product = await startNode(['--enable-source-maps', 'apps/server/dist/all.js'], ready, environment);
  try {
    await checkHealth(environment);
    await pause(restMs);
    return residentMegabytes(product.pid);
  } finally {
    await product.stop();
  }
}

async function checkHealth({ PORT }: Readonly<Record<string, string>>): Promise<void> {
  const { status } = await fetch(`http://127.0.0.1:${PORT}/health`);
  if (status !== 200) throw new Error(`the product is not well: ${status}`);
}
