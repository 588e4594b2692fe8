/**
 * The whole gate, the same on every machine: `npm test`. Every step runs, so that one run tells all that is
 * wrong. The last line is `N passed, N failed`; a check (types, lint, …) counts as one.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

interface Count {
  passed: number;
  failed: number;
}

const checks: readonly (readonly [name: string, command: string, ...args: string[]])[] = [
  ['types: server', 'tsc', '-p', 'tsconfig.server.json'],
  ['types: web', 'tsc', '-p', 'tsconfig.web.json'],
  ['types: journeys', 'tsc', '-p', 'tsconfig.journeys.json'],
  ['boundaries', 'tsx', 'tools/boundaries.ts'],
  ['lint', 'biome', 'check', '--error-on-warnings', '.'],
  ['dead code', 'knip', '--no-progress'],
  ['build', 'tsx', 'tools/build.ts'],
  ['byte budgets', 'tsx', 'tools/byteBudgets.ts'],
];

const suites = ['units', 'server', 'web', 'journeys'] as const;

const run = (command: string, args: readonly string[]): Promise<number> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [binOf(command), ...args], { stdio: 'inherit' });
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

async function runSuite(suite: string, folder: string): Promise<Count> {
  const report = join(folder, `${suite}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const code = await run('vitest', ['run', '--project', suite, ...reporters]);
  const { numPassedTests, numTotalTests } = JSON.parse(readFileSync(report, 'utf8')) as {
    numPassedTests: number;
    numTotalTests: number;
  };
  // A suite whose setup broke, or a skipped test, is a failure even where no test says so.
  const failed = numTotalTests - numPassedTests;
  return { passed: numPassedTests, failed: code !== 0 && failed === 0 ? 1 : failed };
}

async function main(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'tabellion-gate-'));
  const total: Count = { passed: 0, failed: 0 };
  const wrong: string[] = [];
  const add = (name: string, count: Count): void => {
    total.passed += count.passed;
    total.failed += count.failed;
    if (count.failed > 0) wrong.push(name);
  };
  for (const [name, command, ...args] of checks) {
    console.log(`\n== ${name}`);
    const code = await run(command, args);
    add(name, code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
  }
  for (const suite of suites) {
    console.log(`\n== ${suite}`);
    add(
      suite,
      await runSuite(suite, folder).catch((error: unknown) => {
        console.error(error);
        return { passed: 0, failed: 1 };
      }),
    );
  }
  rmSync(folder, { recursive: true });
  if (wrong.length > 0) console.log(`\nTo mend: ${wrong.join(', ')}`);
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  if (total.failed > 0) process.exitCode = 1;
}

await main();
