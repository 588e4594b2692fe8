/** Memory at rest: a process that has opened a database, and one that has opened the ledger on it, too. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { openBenchLedger } from './opened.ts';

const ROUNDS = 5;

export async function compareMemory(): Promise<void> {
  const { url, folder, close } = await openBenchLedger();
  const file = fileURLToPath(new URL('./atRest.ts', import.meta.url));
  /** MB that are resident, after a collection of garbage. */
  const atRest = async (which: 'with' | 'without'): Promise<number> => {
    const args = ['--expose-gc', '--import', 'tsx', file, which, url, folder];
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    let said = '';
    child.stdout.on('data', (bytes: Buffer) => {
      said += bytes;
    });
    await once(child, 'close');
    return Number(said);
  };
  try {
    const [own, whole]: [number[], number[]] = [[], []];
    for (let round = 0; round < ROUNDS; round++) {
      own.push(await atRest('without'));
      whole.push(await atRest('with'));
    }
    const [least, most] = [Math.min(...own), Math.min(...whole)];
    console.log(
      `memory at rest: ${most.toFixed(1)} MB with the ledger, ${least.toFixed(1)} without: ${(most - least).toFixed(1)} MB more (target 15)`,
    );
  } finally {
    await close();
  }
}
