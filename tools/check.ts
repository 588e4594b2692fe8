/**
 * While one writes: `npm run check` takes the types of what changed, then imports and lint, and the tests that the uncommitted
 * change reaches by its imports; it ends at the first of them that fails. Screens are walked where their tests or what tells
 * their story changed. Journeys, and screens after a change of the product, are for the gate.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { importedBy } from './boundaries.ts';
import { testsReached } from './reached.ts';
import { sourceFiles } from './sourceFiles.ts';

const root = join(import.meta.dirname, '..');

function run(command: string, ...args: string[]): void {
  const { status } = spawnSync(join('node_modules/.bin', command), args, { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

const git = (...args: string[]): readonly string[] =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);

const changed = [
  ...git('diff', '--name-only', '--relative', 'HEAD'),
  ...git('ls-files', '--others', '--exclude-standard'),
].filter((file) => existsSync(join(root, file)));

for (const part of ['server', 'web', 'journeys']) run('tsc', '-p', `tsconfig.${part}.json`);
run('tsx', 'tools/boundaries.ts');
if (changed.length > 0) run('biome', 'check', '--error-on-warnings', '--no-errors-on-unmatched', ...changed);
const imports = sourceFiles(root)
  .map((path) => relative(root, path))
  .map((file) => [file, importedBy(file, readFileSync(join(root, file), 'utf8'))] as const);
const reachedFrom = (files: readonly string[]) => testsReached(files, new Map(imports));
const isOfScreens = (file: string) => file.startsWith('tests/screens/');
// All of the server tells their story: every change of it would walk through the screens.
const walks = reachedFrom(changed.filter((file) => /^(tests|tools)\//.test(file))).filter(isOfScreens);
const tests = [...reachedFrom(changed).filter((file) => !isOfScreens(file)), ...walks];
console.log(`${changed.length} changed files reach ${tests.length} test files`);
if (walks.length > 0) run('tsx', 'tools/build.ts');
const projects = ['units', 'server', 'web', 'faults', 'screens'].flatMap((project) => ['--project', project]);
if (tests.length > 0) run('vitest', 'run', ...projects, ...tests);
