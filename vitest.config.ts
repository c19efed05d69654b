import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { apiContract } from './scripts/api-contract-plugin.ts';
import { THOROUGH } from './scripts/thorough.ts';

// Not one less than there are, as by default: a machine of two would leave one idle.
const ALL_CORES = '100%';
const SAME_CASES = 'tests/properties.setup.ts';

/** Begins with the tests of scripts: they start programs that take a minute, and at the end one worker would wait for the other. */
class ScriptsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isScript = ({ moduleId }: TestSpecification) => moduleId.includes('/scripts/');
    const sorted = await super.sort(files);
    return [...sorted.filter(isScript), ...sorted.filter((file) => !isScript(file))];
  }
}

// Five suites: `unit` and `exam` need nothing, the others start a real PostgreSQL of their own (tests/database.ts).
export default defineConfig({
  test: {
    sequence: { sequencer: ScriptsFirst },
    projects: [
      {
        // The web app's client of the API is made from the contract at build.
        plugins: [apiContract()],
        test: {
          name: 'unit',
          include: ['src/**/*.test.ts', 'src/**/*.test.tsx', 'scripts/**/*.test.ts', 'tests/specification/*.test.ts'],
          exclude: ['{src,scripts}/**/*.{database,long}.test.ts'],
          setupFiles: [SAME_CASES],
          // Generous: other programs may be busy on the same machine.
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // Most files are pure: starting each afresh took longer than the tests. Who keeps something tidies it up.
          isolate: false,
          maxWorkers: ALL_CORES,
        },
      },
      {
        test: {
          name: 'database',
          include: ['{src,scripts}/**/*.database.test.ts'],
          globalSetup: ['tests/database.global.ts'],
          setupFiles: ['tests/busy-client.setup.ts', SAME_CASES],
          // Generous, as above: most take a second.
          testTimeout: 180_000,
          hookTimeout: 300_000,
          // Each file has databases of its own; the code is loaded once a worker, which takes as long as some files' tests.
          isolate: false,
          maxWorkers: ALL_CORES,
        },
      },
      {
        // What must hold of very many cases: `npm run exam`, CI and `npm run test:all`.
        test: {
          name: 'exam',
          include: ['tests/exam/**/*.test.ts'],
          setupFiles: [SAME_CASES],
          testTimeout: 600_000,
          maxWorkers: ALL_CORES,
        },
      },
      {
        // Not of the gate, but of `npm run test:all`: minutes each, on a real database. With them go tests that try all there is, of
        // which the gate tries a part. News are read as the screens say them.
        plugins: [apiContract()],
        test: {
          name: 'long',
          include: ['{src,scripts,tests}/**/*.long.test.ts', ...THOROUGH],
          exclude: ['tests/e2e/**'],
          env: { RINKSIDE_TESTS: 'thorough' },
          globalSetup: ['tests/database.global.ts'],
          setupFiles: ['tests/busy-client.setup.ts'],
          testTimeout: 1_800_000,
          hookTimeout: 1_800_000,
          isolate: false,
          maxWorkers: ALL_CORES,
        },
      },
      {
        test: {
          name: 'scenarios',
          include: ['tests/scenarios/**/*.test.ts'],
          exclude: ['**/*.long.test.ts'],
          globalSetup: ['tests/database.global.ts'],
          setupFiles: ['tests/busy-client.setup.ts', SAME_CASES],
          testTimeout: 1_800_000,
          hookTimeout: 1_800_000,
          // As above: loading the code anew for each file took half a minute of them.
          isolate: false,
          // Most of them wait for somebody else's process.
          maxWorkers: ALL_CORES,
        },
      },
    ],
  },
});
