/**
 * The gate, the same on every machine: `npm test`; named projects of vitest, without the checks: `npm run test:journeys`,
 * `npm run test:faults`, `npm run test:screens`. Every step runs, so that one run tells all that is wrong. At its end it says how
 * long the tests of each part took beside its budget, and the slowest test files; the last line is `N passed, N failed`, where a
 * check (types, lint, …) counts as one.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { isLongRun } from '../tests/support/extent.ts';
import type { TestFile } from './fileTimes.ts';
import { timesByPart } from './timeBudgets.ts';

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

/** Checkers that work beside each other each learn the same types: a third more of the processor, and two checks run anyway. */
const types = (part: string): Check => [
  `types: ${part}`,
  'tsc',
  '-p',
  `tsconfig.${part}.json`,
  '--singleThreaded',
];

const checks: readonly Check[] = [
  types('server'),
  types('web'),
  types('journeys'),
  ['boundaries', 'tsx', 'tools/boundaries.ts'],
  ['lint', 'biome', 'check', '--error-on-warnings', '.'],
  ['dead code', 'knip', '--no-progress'],
  ['build', 'tsx', 'tools/build.ts'],
];

const afterBuild: Check = ['byte budgets', 'tsx', 'tools/byteBudgets.ts'];

/** Vitest leaves one core to itself, which of two is half. A test of the server waits for PostgreSQL, the disk and processes
 *  that it starts, and a journey for pages and mails: one more of them uses the core meanwhile. */
const workers = Math.max(2, availableParallelism() - 1) + 1;

const ofEveryRun = ['units', 'server', 'web', 'first journeys'];

/** A test that kills has several products running, each with threads of its own. */
const workersOf = (of: readonly string[]): number => (of.includes('faults') ? workers - 1 : workers);

/** Projects that take long and have a command each; `.ci/run` runs them before `npm test`. Peers need what Debian packages. */
const separate: Readonly<Record<string, string>> = {
  journeys: 'walks through all that people do, in a real browser, but for the first journeys',
  faults: 'kills the product (kill -9), cuts it off from its database and starts it again',
  screens: 'shows every screen in several settings: access, width, stillness, prints',
  peers: 'reads what the product makes with tools from Debian',
};

/** Those that the command names; else those of every run, and in the long run the separate ones that need nothing of Debian. */
const named = process.argv.slice(2);
const projects =
  named.length > 0 ? named : [...ofEveryRun, ...(isLongRun ? ['journeys', 'faults', 'screens'] : [])];

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
    // The checker of types is written in Go: it collects what is forgotten less often, a tenth of its processor.
    const env = { ...process.env, GOGC: '400' };
    const child = spawn(process.execPath, [binOf(command), ...args], { env });
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

/**
 * All tests, and those files once more by themselves in which some failed: what passes then depends on how busy the machine
 * is, or on what ran before it. It is a fault all the same, told as what it is.
 */
async function runTests(folder: string): Promise<Ran> {
  const first = await runFiles(folder);
  if (first.failed.length === 0 || first.failed.length > 3) return first;
  const again = await runFiles(folder, first.failed);
  const steady = first.faults.filter((fault) => again.failed.some((file) => fault.startsWith(file)));
  const unsteady = first.faults.filter((fault) => !steady.includes(fault));
  return {
    ...first,
    faults: [
      ...steady,
      ...unsteady.map((fault) => `UNSTEADY: it passed when it was run once more.\n${fault}`),
    ],
  };
}

/** Runs all projects in one: while the last files of one are tested, those of the next are. */
async function runFiles(folder: string, only: readonly string[] = []): Promise<Ran> {
  const report = join(folder, 'report.json');
  const times = join(folder, 'times.json');
  const reporters = ['default', 'json', 'tools/fileTimes.ts'].map((reporter) => `--reporter=${reporter}`);
  const chosen = projects.flatMap((project) => ['--project', project]);
  const outputs = [`--maxWorkers=${workersOf(projects)}`, ...reporters, `--outputFile.json=${report}`];
  const code = await run('vitest', ['run', ...only, ...chosen, ...outputs], { FILE_TIMES: times });
  const told = JSON.parse(readFileSync(report, 'utf8')) as Report;
  // A suite whose setup broke, or a skipped test, is a failure even where no test says so.
  const failed = told.numTotalTests - told.numPassedTests;
  return {
    count: { passed: told.numPassedTests, failed: code !== 0 && failed === 0 ? 1 : failed },
    faults: faultsOf(told),
    files: JSON.parse(readFileSync(times, 'utf8')) as TestFile[],
    failed: told.testResults.filter(({ status }) => status !== 'passed').map(({ name }) => name),
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
  const begun = Date.now();
  const checked = named.length > 0 ? [] : await runChecks();
  for (const { name, printed } of checked) console.log(`\n== ${name}\n${printed}`);
  const broken = checked.filter(({ code }) => code !== 0).map(({ name }) => name);
  const checkSeconds = secondsSince(begun);
  console.log('\n== tests');
  const tests = await runTests(folder).catch((error: unknown) => ({
    count: { passed: 0, failed: 1 },
    faults: [String(error)],
    files: [],
  }));
  rmSync(folder, { recursive: true });
  // Once more at the end: who reads a long log reads its end.
  for (const fault of tests.faults) console.log(`\n${fault}`);
  console.log(`\nchecks ${checkSeconds} s, all ${secondsSince(begun)} s`);
  for (const line of timesByPart(tests.files)) console.log(line);
  const slowest = [...tests.files].sort((a, b) => b.seconds - a.seconds).slice(0, 10);
  for (const { name, seconds } of slowest) console.log(`${seconds.toFixed(1).padStart(7)} s  ${name}`);
  const left = Object.entries(separate).filter(
    ([project]) => named.length === 0 && !projects.includes(project),
  );
  for (const [project, what] of left) console.log(`Separate: npm run test:${project} ${what}.`);
  const wrong = [...broken, ...(tests.count.failed > 0 ? ['tests'] : [])];
  if (wrong.length > 0) console.log(`\nTo mend: ${wrong.join(', ')}`);
  const failed = broken.length + tests.count.failed;
  console.log(`\n${checked.length - broken.length + tests.count.passed} passed, ${failed} failed`);
  if (failed > 0) process.exitCode = 1;
}

const secondsSince = (begun: number): number => Math.round((Date.now() - begun) / 1000);

await main();
