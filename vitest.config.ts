import { defineConfig } from 'vitest/config';

/** Files whose name ends so need the database. */
const databaseTests = ['**/*.db.test.ts', 'tests/server/**/*.test.ts'];

/** Three kinds of test. `units` starts nothing; `server` starts one PostgreSQL for the whole run; `web` runs in jsdom.
 *  The journeys in a browser have a runner of their own. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'units',
          environment: 'node',
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
        test: {
          name: 'server',
          environment: 'node',
          pool: 'forks',
          include: databaseTests,
          exclude: ['**/node_modules/**', '**/dist/**'],
          globalSetup: 'tests/support/postgres.ts',
          testTimeout: 20_000,
          hookTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'web',
          environment: 'jsdom',
          setupFiles: 'tests/web/setup.ts',
          include: [
            'packages/ui/**/*.test.tsx',
            'packages/features/*/web/**/*.test.tsx',
            'apps/web/**/*.test.tsx',
          ],
          exclude: ['**/node_modules/**', '**/dist/**'],
        },
      },
    ],
  },
});
