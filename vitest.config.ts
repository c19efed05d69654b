import { defineConfig } from 'vitest/config';
import { apiContract } from './scripts/api-contract-plugin.ts';

// Three suites: `unit` needs nothing, `database` and `scenarios` start a real PostgreSQL of their own (tests/database.ts).
export default defineConfig({
  test: {
    projects: [
      {
        // The web app's client of the API is made from the contract at build.
        plugins: [apiContract()],
        test: {
          name: 'unit',
          include: ['src/**/*.test.ts', 'src/**/*.test.tsx', 'scripts/**/*.test.ts'],
          exclude: ['src/**/*.database.test.ts'],
          // Generous: other programs may be busy on the same machine.
          testTimeout: 30_000,
          // Most files are pure: starting each afresh took longer than the tests. Who keeps something tidies it up.
          isolate: false,
        },
      },
      {
        test: {
          name: 'database',
          include: ['src/**/*.database.test.ts'],
          globalSetup: ['tests/database.global.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'scenarios',
          include: ['tests/scenarios/**/*.test.ts'],
          globalSetup: ['tests/database.global.ts'],
          testTimeout: 600_000,
          hookTimeout: 600_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
