import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { bundledEntries } from './tests/support/bundledEntries.ts';

/** Files whose name ends so need the database. */
const databaseTests = ['**/*.db.test.ts', 'tests/server/**/*.test.ts'];

/** They count the calls of a library, so they load the product for themselves. */
const countingTests = ['packages/features/accounts/server/signIn.db.test.ts'];

/** What takes longest begins first, so that nothing is left to wait for alone at the end. */
const longest = /(everyScreen\.journey|maple\.db\.test|messages\.db\.test|killed\.db\.test)\.ts$/;

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [
      ...sorted.filter(({ moduleId }) => longest.test(moduleId)),
      ...sorted.filter(({ moduleId }) => !longest.test(moduleId)),
    ];
  }
}

/** `units` starts nothing; `server` starts one PostgreSQL for the whole run; `web` runs in jsdom; `journeys` use the
 *  built product in a real browser; `peers` use tools that nobody here wrote, from Debian's packages. */
export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
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
        plugins: [bundledEntries()],
        test: {
          name: 'server',
          environment: 'node',
          pool: 'forks',
          // Loading the product anew for each file took a third of the time.
          isolate: false,
          include: databaseTests,
          exclude: ['**/node_modules/**', '**/dist/**', ...countingTests],
          globalSetup: 'tests/support/postgres.ts',
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'server, apart',
          environment: 'node',
          pool: 'forks',
          include: countingTests,
          exclude: ['**/node_modules/**', '**/dist/**'],
          globalSetup: 'tests/support/postgres.ts',
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'web',
          environment: 'jsdom',
          setupFiles: 'tests/web/setup.ts',
          // A machine that does other things at once may need more than the usual five seconds for a whole screen.
          testTimeout: 30_000,
          include: [
            'packages/ui/**/*.test.tsx',
            'packages/features/*/web/**/*.test.tsx',
            'apps/web/**/*.test.tsx',
          ],
          exclude: ['**/node_modules/**', '**/dist/**'],
        },
      },
      {
        test: {
          name: 'journeys',
          environment: 'node',
          pool: 'forks',
          include: ['tests/journeys/**/*.journey.ts'],
          testTimeout: 180_000,
          hookTimeout: 90_000,
        },
      },
      {
        test: {
          name: 'peers',
          environment: 'node',
          pool: 'forks',
          fileParallelism: false,
          include: ['tests/peers/**/*.peer.ts'],
          globalSetup: 'tests/support/postgres.ts',
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
