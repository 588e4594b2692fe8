/**
 * `npm run bench -- registers [PART ...]`: the cap table as of a date in histories of 100, 10,000 and 1,000,000 acts, beside
 * the same fold in plain numbers; who has significant control on each of 1,000 days; judging 10,000 issuances of the Open
 * Cap Format; a page of the securities register out of 100,000 holders; acts on shares among so many; a table of 50,000
 * holders taken in and back; the minute-book check; and how a page scrolls. Each part is measured in a process of its own, which is ended when it
 * takes too long (`registers/parts.ts`).
 */
import { spawn } from 'node:child_process';
import { machineLine } from './machine.ts';
import type { MeasuredLine } from './registers/line.ts';
import { isPart, type PartName, parts } from './registers/parts.ts';

const query = process.argv.slice(3);
const unknown = query.filter((name) => !isPart(name));
const names = Object.keys(parts).filter(isPart);

if (unknown.length > 0) {
  console.error(`No part is called ${unknown.join(', ')}: ${names.join(' | ')}`);
  process.exitCode = 1;
} else {
  console.log(`${machineLine(new Date())}\n\n| | measured | target |\n|---|---|---|`);
  const begun = performance.now();
  for (const name of names)
    if (query.length === 0 || query.includes(name))
      for (const line of await measured(name)) console.log(spelled(line));
  console.log(`\nin ${minutesSince(begun)} min`);
}

function spelled({ what, measured, target }: MeasuredLine): string {
  const judged = target === null ? '' : `${target.bound}: ${target.isMet ? 'met' : '**missed**'}`;
  return `| ${what} | ${measured} | ${judged} |`;
}

/** Its lines; one that says so where it failed or was ended. */
function measured(name: PartName): Promise<readonly MeasuredLine[]> {
  const begun = performance.now();
  // A group of its own: with it goes whatever it has started.
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', `${import.meta.dirname}/registers/part.ts`, name],
    {
      detached: true,
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const end = (signal: NodeJS.Signals) => child.pid !== undefined && process.kill(-child.pid, signal);
  const interrupted = () => {
    end('SIGTERM');
    process.exit(1);
  };
  process.once('SIGINT', interrupted);
  const limit = parts[name].mostMinutes * 60_000;
  const timers = [setTimeout(end, limit, 'SIGTERM'), setTimeout(end, limit + 10_000, 'SIGKILL')];
  const stored: Buffer[] = [];
  child.stdout.on('data', (bytes: Buffer) => stored.push(bytes));
  return new Promise((resolve) => {
    child.once('close', (code) => {
      for (const timer of timers) clearTimeout(timer);
      process.off('SIGINT', interrupted);
      const target = { bound: `${parts[name].mostMinutes} min at most`, isMet: false };
      if (code === 0) resolve(JSON.parse(Buffer.concat(stored).toString()) as readonly MeasuredLine[]);
      else resolve([{ what: name, measured: `nothing: ended after ${minutesSince(begun)} min`, target }]);
    });
  });
}

function minutesSince(begun: number): string {
  return ((performance.now() - begun) / 60_000).toFixed(1);
}
