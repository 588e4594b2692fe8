/**
 * The whole gate, the same on every machine: `npm test`. Every step runs, so that one run tells all that is
 * wrong. At its end it says how long each part and the slowest test files took; the last line is `N passed, N failed`, where
 * a check (types, lint, …) counts as one.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestFile } from './fileTimes.ts';

interface Count {
  passed: number;
  failed: number;
}

/** The part of vitest's report that is read. */
interface Report {
  readonly numPassedTests: number;
  readonly numTotalTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[] | null;
    }[];
  }[];
}

type Check = readonly [name: string, command: string, ...args: string[]];

const checks: readonly Check[] = [
  ['types: server', 'tsc', '-p', 'tsconfig.server.json'],
  ['types: web', 'tsc', '-p', 'tsconfig.web.json'],
  ['types: journeys', 'tsc', '-p', 'tsconfig.journeys.json'],
  ['boundaries', 'tsx', 'tools/boundaries.ts'],
  ['lint', 'biome', 'check', '--error-on-warnings', '.'],
  ['dead code', 'knip', '--no-progress'],
  ['build', 'tsx', 'tools/build.ts'],
];

const afterBuild: Check = ['byte budgets', 'tsx', 'tools/byteBudgets.ts'];

const suites = ['units', 'server', 'web', 'journeys'] as const;

/** Vitest leaves one core to itself, which of two is half. A test of the server waits for PostgreSQL, the disk and processes
 *  that it starts, and a journey for pages and mails: one more of them uses the core meanwhile. */
const cores = Math.max(2, availableParallelism() - 1);
const workers: Readonly<Record<(typeof suites)[number], number>> = {
  units: cores,
  server: cores + 1,
  web: cores,
  journeys: cores + 1,
};

const run = (
  command: string,
  args: readonly string[],
  settings: Readonly<Record<string, string>> = {},
): Promise<number> =>
  new Promise((resolve, reject) => {
    const env = { ...process.env, ...settings };
    const child = spawn(process.execPath, [binOf(command), ...args], { stdio: 'inherit', env });
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });

/** The script of a tool that npm installed: `node` itself runs it, so that a signal reaches it. */
function binOf(command: string): string {
  const names: Record<string, string> = {
    tsc: 'typescript/bin/tsc',
    tsx: 'tsx/dist/cli.mjs',
    biome: '@biomejs/biome/bin/biome',
    knip: 'knip/bin/knip.js',
    vitest: 'vitest/vitest.mjs',
  };
  return join('node_modules', names[command] ?? command);
}

/** Two at a time, since most use one core; what each printed is told in their order. The budgets weigh what was built. */
async function runChecks(): Promise<readonly Checked[]> {
  const done = new Map<string, Checked>();
  const left = [...checks];
  const worker = async (): Promise<void> => {
    for (let next = left.shift(); next !== undefined; next = left.shift()) {
      const [name, command, ...args] = next;
      done.set(name, { name, ...(await runQuietly(command, args)) });
    }
  };
  await Promise.all([worker(), worker()]);
  const [name, command, ...args] = afterBuild;
  const weighed = { name, ...(await runQuietly(command, args)) };
  return [...checks.flatMap(([check]) => done.get(check) ?? []), weighed];
}

interface Checked {
  readonly name: string;
  readonly code: number;
  readonly printed: string;
}

const runQuietly = (command: string, args: readonly string[]): Promise<Pick<Checked, 'code' | 'printed'>> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [binOf(command), ...args]);
    let printed = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        printed += text;
      });
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, printed }));
  });

interface Ran {
  readonly count: Count;
  readonly faults: readonly string[];
  readonly files: readonly TestFile[];
  /** The files of the tests that failed. */
  readonly failed: readonly string[];
}

type Suite = (typeof suites)[number];

/**
 * A suite, and the files that failed in it once more by themselves: what passes then depends on how busy the machine is.
 * It does not fail the gate, but the end of the log names it with its first failure.
 */
async function runSuite(suite: Suite, folder: string): Promise<Ran & { unsteady: readonly string[] }> {
  const first = await runFiles(suite, folder);
  if (first.failed.length === 0 || first.failed.length > 3) return { ...first, unsteady: [] };
  const again = await runFiles(suite, folder, first.failed);
  if (again.count.failed > 0) return { ...first, unsteady: [] };
  const count = { passed: first.count.passed + first.count.failed, failed: 0 };
  return { ...first, count, faults: [], unsteady: first.faults };
}

async function runFiles(suite: Suite, folder: string, only: readonly string[] = []): Promise<Ran> {
  const report = join(folder, `${suite}.json`);
  const times = join(folder, `${suite}.times.json`);
  const reporters = ['default', 'json', 'tools/fileTimes.ts'].map((reporter) => `--reporter=${reporter}`);
  // The star takes in what stands apart: `server, apart`.
  const code = await run(
    'vitest',
    [
      'run',
      ...only,
      '--project',
      `${suite}*`,
      `--maxWorkers=${workers[suite]}`,
      ...reporters,
      `--outputFile.json=${report}`,
    ],
    { FILE_TIMES: times },
  );
  const input = JSON.parse(readFileSync(report, 'utf8')) as Report;
  const { numPassedTests, numTotalTests, testResults } = input;
  // A suite whose setup broke, or a skipped test, is a failure even where no test says so.
  const failed = numTotalTests - numPassedTests;
  return {
    count: { passed: numPassedTests, failed: code !== 0 && failed === 0 ? 1 : failed },
    faults: faultsOf(input),
    files: JSON.parse(readFileSync(times, 'utf8')) as TestFile[],
    failed: testResults.filter(({ status }) => status !== 'passed').map(({ name }) => name),
  };
}

/** Each test that did not pass, and each file that could not run, with why. */
function faultsOf({ testResults }: Report): readonly string[] {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((one) => one.status !== 'passed');
    if (failed.length === 0) return status === 'passed' ? [] : [`${name}\n${message}`];
    return failed.map((one) => [name, one.fullName, ...(one.failureMessages ?? [one.status])].join('\n'));
  });
}

async function main(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'tabellion-gate-'));
  const total: Count = { passed: 0, failed: 0 };
  const wrong: string[] = [];
  const input: string[] = [];
  const unsteady: string[] = [];
  const files: TestFile[] = [];
  const parts: string[] = [];
  let began = Date.now();
  const timed = (part: string): void => {
    parts.push(`${part} ${Math.round((Date.now() - began) / 1000)} s`);
    began = Date.now();
  };
  const add = (name: string, count: Count): void => {
    total.passed += count.passed;
    total.failed += count.failed;
    if (count.failed > 0) wrong.push(name);
  };
  for (const { name, code, printed } of await runChecks()) {
    console.log(`\n== ${name}\n${printed}`);
    add(name, code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
  }
  timed('checks');
  for (const suite of suites) {
    console.log(`\n== ${suite}`);
    const ran = await runSuite(suite, folder).catch((error: unknown) => ({
      count: { passed: 0, failed: 1 },
      faults: [String(error)],
      files: [],
      unsteady: [],
    }));
    add(suite, ran.count);
    unsteady.push(...ran.unsteady);
    input.push(...ran.faults);
    files.push(...ran.files);
    timed(suite);
  }
  rmSync(folder, { recursive: true });
  // Once more at the end: who reads a long log reads its end.
  for (const fault of input) console.log(`\n${fault}`);
  for (const fault of unsteady) console.log(`\nUnsteady, passed when run once more:\n${fault}`);
  console.log(`\n${parts.join(', ')}`);
  const slowest = files.sort((a, b) => b.seconds - a.seconds).slice(0, 10);
  for (const { name, seconds } of slowest) console.log(`${seconds.toFixed(1).padStart(7)} s  ${name}`);
  if (wrong.length > 0) console.log(`\nTo mend: ${wrong.join(', ')}`);
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  if (total.failed > 0) process.exitCode = 1;
}

await main();
