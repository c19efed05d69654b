/** What `npm run check`, `npm test` and `npm run test:all` run. Which set a test is in, its name says. */

import { THOROUGH_JOURNEYS } from './thorough.ts';

/** A program that must succeed, or a suite of tests that is counted. */
export interface Step {
  name: string;
  /** A file below node_modules, and its arguments. */
  program: string;
  words: string[];
  /** The files it reads, after the other arguments: for a change, those of the change are enough. `follows`: what they import, too. */
  files?: { all: string[]; among: RegExp; follows?: boolean };
  /** The tool that writes the report with the test counts; a step without one counts as one. */
  report?: 'vitest' | 'playwright' | undefined;
  /** Besides the current environment. */
  env?: NodeJS.ProcessEnv;
  /** What ends it before its time; SIGTERM unless it takes no notice of that. */
  endedBy?: NodeJS.Signals;
}

const typescript = (part: string): Step => ({
  name: `types: ${part}`,
  program: 'typescript/bin/tsc',
  // Each of its threads computes most types again: four of them need two and a half times the work of one, and other steps run in
  // parallel anyway.
  words: ['-p', `tsconfig.${part}.json`, '--singleThreaded'],
  // It computes on for minutes after a SIGTERM.
  endedBy: 'SIGKILL',
});

/** Its configuration reads the contract: bundling the 300 files of that took four seconds of processor time at each start. */
const RUN_VITEST = ['run', '--configLoader', 'native', '--project'];

const vitest = (project: string, ...words: string[]): Step => ({
  name: `${project} tests`,
  program: 'vitest/vitest.mjs',
  words: [...RUN_VITEST, project, ...words],
  report: 'vitest',
});

const browser = (name: string, ...words: string[]): Step => ({
  name,
  program: '@playwright/test/cli.js',
  words: ['test', ...words],
  report: 'playwright',
});

/** Chooses projects of playwright.config.ts. */
const projects = (...names: string[]) => names.map((name) => `--project=${name}`);

/** Quick, and without a database or a browser. */
export const staticSteps: readonly Step[] = [
  {
    name: 'format and lint',
    program: '@biomejs/biome/bin/biome',
    words: ['ci', '--error-on-warnings', '--colors=off', '--no-errors-on-unmatched'],
    files: { all: ['.'], among: /./ },
  },
  typescript('pure'),
  typescript('server'),
  typescript('web'),
  {
    name: 'import rules',
    program: 'dependency-cruiser/bin/dependency-cruiser.mjs',
    words: ['--output-type', 'err'],
    // It follows what they import, so it also finds a circle that a change closes.
    files: { all: ['src', 'scripts', 'tests'], among: /^(src|scripts|tests)\/.*\.(tsx?|mjs)$/, follows: true },
  },
  { name: 'dead code', program: 'knip/bin/knip.js', words: ['--no-progress', '--cache'] },
];

/** What no user but root can do. */
const FOR_ROOT = 'tests/scenarios/full-disk.test.ts';

/** Kills each part of the embedded database under writes. */
const DATABASE_KILLS = 'tests/scenarios/database.long.test.ts';

/** For `.ci/run`, where root runs that file separately. */
export const scenariosWithoutRoot: Step = vitest('scenarios', '--exclude', FOR_ROOT);

/** Long, but part of the gate where the embedded database itself has changed. */
export const databaseKills: Step = { ...vitest('long', DATABASE_KILLS), name: 'database kills' };

/** In the environment of tests that try all there is (tests/thorough.ts). */
const THOROUGHLY = { RINKSIDE_TESTS: 'thorough' };

/** By the name that `npm test` takes. */
export const suites = {
  unit: vitest('unit'),
  database: vitest('database'),
  scenarios: vitest('scenarios'),
  e2e: browser('browser tests', ...projects('running clock', 'standing clock')),
  /** Journeys in worlds of their own, in which days pass or several people play. */
  journeys: browser('long journeys', ...projects('long, running clock', 'long, days pass', 'long, standing clock')),
  /** Properties checked on a very large number of cases. */
  exam: vitest('exam'),
  /** Tests that take minutes each, and all of what the gate tries a part of. */
  long: vitest('long', '--exclude', 'scripts/sim/**'),
  /** Leagues and bots that are played for seasons. */
  simulations: { ...vitest('long', 'scripts/sim/'), name: 'simulations' },
  /** Every screen by keyboard and by axe, of which the browser tests take one in six, and of journeys one in three. */
  looks: {
    ...browser('looks of screens', '\\.look\\.test', ...THOROUGH_JOURNEYS.map((name) => `/${name}\\.test`)),
    env: THOROUGHLY,
  },
  /** What only root can do, and what root does differently from others. */
  root: { ...vitest('scenarios', '--project', 'long', FOR_ROOT, DATABASE_KILLS), name: 'tests as root' },
} as const satisfies Record<string, Step>;

export type SuiteName = keyof typeof suites;

/** What a change must not break: with the steps above, `npm test`. */
export const GATE = ['unit', 'database', 'scenarios', 'e2e'] as const satisfies readonly SuiteName[];

/**
 * What `npm run test:all` runs after the gate. All but the exam are files called *.long.test.ts or *.look.test.ts, and those that
 * ask how much to try (tests/thorough.ts).
 */
export const REST = ['exam', 'journeys', 'long', 'simulations', 'looks'] as const satisfies readonly SuiteName[];

/** Returns a step that runs some of a suite's files. */
export function someFiles(name: SuiteName, files: readonly string[]): Step {
  const { words, ...suite }: Step = suites[name];
  // The names of files take the place of the words that say which files there are.
  const kept = words.slice(0, suite.report === 'vitest' ? RUN_VITEST.length + 1 : 1);
  return { ...suite, words: [...kept, ...files] };
}
