import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { bundledEntries } from './tests/support/bundledEntries.ts';
import { bundledTests, bundleTests } from './tests/support/bundledTests.ts';

/** Files whose name ends so need the database, and those that kill the product have a run of their own. */
const databaseTests = ['**/*.db.test.ts', 'tests/server/**/*.test.ts'];

/** Nobody steals the passwords of tests. */
const quickArgon2 = fileURLToPath(new URL('./tests/support/quickArgon2.ts', import.meta.url));

/** The tests that take longest begin first, so that nothing is left to wait for alone at the end. */
const longest =
  /\/(dashboard|fourYears|incorporated|incorporation|mishaps|signing)\.journey|\/(hostile|narrow\.property|(access|badInput|boundBook|database|killed|maple|messages|privacy|repeats|sealing|severalProcesses|supervisor|tenants)\.db)\.test/;

/** A worker tests the files of one project after each other: those that take long come first, and the small ones last, so
 *  that no worker waits at the end. */
const projectOrder = ['screens', 'first journeys', 'journeys', 'faults', 'server', 'web', 'units'];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const placeOf = ({ project, moduleId }: TestSpecification) =>
      projectOrder.indexOf(project.name) * 2 + (longest.test(moduleId) ? 0 : 1);
    const sorted = (await super.sort(files)).toSorted((a, b) => placeOf(a) - placeOf(b));
    bundleTests(sorted);
    return sorted;
  }
}

/** Nothing is expected within a time: these only end what hangs, also on a machine that does much else. */
const patient = {
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 60_000 } },
  // Objects that are made and forgotten are collected four times less often: a twentieth of a worker's processor.
  execArgv: ['--max-semi-space-size=64', '--enable-source-maps'],
};

/** Projects with the database share one PostgreSQL for the whole run. Loading the product anew for each file took a third of the time. */
const onPostgres = {
  ...patient,
  environment: 'node',
  pool: 'forks',
  isolate: false,
  globalSetup: 'tests/support/postgres.ts',
} as const;

/** Before some of them a whole story is told. */
const inBrowser = { ...onPostgres, testTimeout: 400_000, hookTimeout: 400_000 } as const;

/** One product serves the journeys of a run that need none of their own. */
const walked = {
  ...inBrowser,
  globalSetup: [onPostgres.globalSetup, 'tests/journeys/support/sharedProduct.ts'],
};

/** Commands of their own run `journeys`, `faults`, `screens` and `peers`. `units` starts nothing; `server` and `faults`, which kills it, have
 *  the product on PostgreSQL; `web` runs in jsdom; both kinds of journeys and `screens` use the built product in a real browser; `peers` use
 *  tools that nobody here wrote, from Debian's packages. */
export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        plugins: [bundledEntries(), bundledTests()],
        test: {
          ...patient,
          name: 'units',
          environment: 'node',
          // Pure code: what one file loaded serves the next.
          isolate: false,
          include: [
            'packages/**/*.test.ts',
            'apps/**/*.test.ts',
            'tools/**/*.test.ts',
            'tests/units/**/*.test.ts',
          ],
          exclude: ['**/node_modules/**', '**/dist/**', ...databaseTests],
        },
      },
      {
        plugins: [bundledEntries(), bundledTests()],
        resolve: { alias: [{ find: /^@node-rs\/argon2$/, replacement: quickArgon2 }] },
        test: {
          ...onPostgres,
          name: 'server',
          include: databaseTests,
          exclude: ['**/node_modules/**', '**/dist/**', 'tests/faults/**'],
        },
      },
      {
        plugins: [bundledEntries(), bundledTests()],
        resolve: { alias: [{ find: /^@node-rs\/argon2$/, replacement: quickArgon2 }] },
        test: { ...onPostgres, name: 'faults', include: ['tests/faults/**/*.test.ts'] },
      },
      {
        plugins: [bundledTests()],
        test: {
          ...patient,
          name: 'web',
          environment: 'jsdom',
          // React and jsdom loaded anew for each file took two thirds of the time.
          isolate: false,
          setupFiles: 'tests/web/setup.ts',
          include: [
            'packages/ui/**/*.test.tsx',
            'packages/features/*/web/**/*.test.tsx',
            'apps/web/**/*.test.tsx',
            'tests/web/**/*.test.tsx',
          ],
          exclude: ['**/node_modules/**', '**/dist/**'],
        },
      },
      {
        plugins: [bundledEntries(), bundledTests()],
        test: { ...walked, name: 'first journeys', include: ['tests/firstJourneys/**/*.journey.ts'] },
      },
      {
        plugins: [bundledEntries(), bundledTests()],
        test: { ...walked, name: 'journeys', include: ['tests/journeys/**/*.journey.ts'] },
      },
      {
        plugins: [bundledEntries(), bundledTests()],
        test: { ...inBrowser, name: 'screens', include: ['tests/screens/**/*.test.ts'] },
      },
      {
        test: {
          ...onPostgres,
          name: 'peers',
          isolate: true,
          fileParallelism: false,
          include: ['tests/peers/**/*.peer.ts'],
        },
      },
    ],
  },
});
