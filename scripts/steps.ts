/** The steps of `npm run check` and `npm test`: what each runs, and how its results are counted. */

import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { constants, setPriority, tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';

const root = fileURLToPath(new URL('..', import.meta.url));
const EXCERPT_LINES = 8;

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
}

/** When a step's output is shown. */
export type Shows = 'as it goes' | 'at its end';

type Share = 'fair' | 'leftover';

export interface Outcome {
  passed: number;
  failed: number;
  skipped: number;
  seconds: number;
  /** Failed tests, as far as the report names them. */
  failures: string[];
  /** Skipped tests; their titles say why. */
  skips: string[];
  /** Tests that passed only at the second attempt. */
  unsteady: string[];
  /** Its output, where that was not shown already. */
  said: string;
}

const typescript = (part: string): Step => ({
  name: `types: ${part}`,
  program: 'typescript/bin/tsc',
  // Each of its threads computes most types again: four of them need two and a half times the work of one, and other steps run in
  // parallel anyway.
  words: ['-p', `tsconfig.${part}.json`, '--singleThreaded'],
});

const vitest = (project: string, ...words: string[]): Step => ({
  name: `${project} tests`,
  program: 'vitest/vitest.mjs',
  words: ['run', '--project', project, ...words],
  report: 'vitest',
});

const browser = (...words: string[]): Step => ({
  name: 'browser tests',
  program: '@playwright/test/cli.js',
  words: ['test', ...words],
  report: 'playwright',
});

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

/** For `.ci/run`, where root runs that file separately. */
export const scenariosWithoutRoot: Step = vitest('scenarios', '--exclude', FOR_ROOT);

/** By the name that `npm test` takes. */
export const suites = {
  unit: vitest('unit'),
  database: vitest('database'),
  scenarios: vitest('scenarios'),
  /** Properties checked on a very large number of cases; not part of `npm test`, which must stay short. */
  exam: vitest('exam'),
  /** Tests that take minutes each: not part of `npm test` either, nor of CI. */
  long: vitest('long'),
  /** Every screen by keyboard and by axe, of which the browser tests take one in six, and screenshots of some. */
  looks: { ...browser('screens', 'at-a-glance'), name: 'looks of screens', env: { RINKSIDE_TESTS: 'thorough' } },
  e2e: browser(),
  /** Part of the scenarios: what only root can do, and what root does differently from others. */
  root: { ...vitest('scenarios', FOR_ROOT, 'tests/scenarios/database.test.ts'), name: 'tests as root' },
} as const satisfies Record<string, Step>;

/**
 * Runs a step to its end.
 *
 * @param shows whether its output is shown as it comes, or returned in the outcome
 * @param share of the processor: like any other program, or what all of them leave
 */
export async function runStep(step: Step, shows: Shows, share: Share = 'fair'): Promise<Outcome> {
  const started = performance.now();
  const folder = mkdtempSync(join(tmpdir(), 'rinkside-step-'));
  const report = join(folder, 'report.json');
  const reporters = {
    vitest: [
      ...['--reporter=default', '--reporter=./scripts/slowest/vitest.ts'],
      ...['--reporter=json', `--outputFile.json=${report}`],
    ],
    playwright: ['--reporter=list,json,./scripts/slowest/playwright.ts'],
  };
  try {
    const words = [...step.words, ...(step.files?.all ?? []), ...(step.report ? reporters[step.report] : [])];
    const { status, said } = await run(step.program, words, {
      shows,
      share,
      env: { ...step.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    });
    const counts = step.report ? countTests(report, step.report) : nothingCounted();
    // Failed without a failed test: it did not start, or crashed between tests. A suite without tests hides a failure.
    if (counts.failed === 0 && (status !== 0 || (step.report && counts.passed === 0))) counts.failed = 1;
    if (!step.report && status === 0) counts.passed = 1;
    return { ...counts, said, seconds: (performance.now() - started) / 1000 };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Returns one line: the result, the step and its time. */
export function lineOf(step: Step, { passed, failed, skipped, unsteady, seconds }: Outcome): string {
  const tests = [
    `${passed} passed`,
    failed && `${failed} failed`,
    skipped && `${skipped} skipped`,
    unsteady.length > 0 && `${unsteady.length} at the second attempt`,
  ].filter(Boolean);
  const counts = step.report ? `  ${tests.join(', ')}` : '';
  return `${failed === 0 ? '✓' : '✗'} ${step.name.padEnd(16)} ${seconds.toFixed(1).padStart(6)} s${counts}`;
}

const END_WITH_PARENT = new URL('./end-with-parent.mjs', import.meta.url).href;

interface Manner {
  shows: Shows;
  share: Share;
  env: NodeJS.ProcessEnv;
}

async function run(program: string, words: string[], { shows, share, env }: Manner) {
  const output = shows === 'as it goes' ? 'inherit' : 'pipe';
  const isBeside = share === 'leftover';
  const preload = isBeside ? ['--import', END_WITH_PARENT] : [];
  const child = spawn(process.execPath, [...preload, join(root, 'node_modules', program), ...words], {
    cwd: root,
    // Ctrl-C does not reach a separate session: the channel tells it when this process ends, however it ends.
    stdio: isBeside ? ['ignore', output, output, 'ipc'] : ['ignore', output, output],
    // Linux shares the processor between sessions first.
    detached: isBeside,
    env: {
      ...process.env,
      ...env,
      NODE_ENV: 'test',
      ...(output === 'pipe' && { NO_COLOR: '1', FORCE_COLOR: undefined }),
    },
  });
  if (isBeside) giveWay(child.pid);
  const end = () => child.kill('SIGTERM');
  process.on('exit', end);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  }
  const status = await new Promise<number>((resolve, reject) => {
    child.on('error', reject).on('close', (code) => resolve(code ?? 1));
  });
  process.off('exit', end);
  return { status, said };
}

/** Gives a process the lowest priority, where the system supports it: within its session, and its session among others. */
export function giveWay(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    setPriority(pid, constants.priority.PRIORITY_LOW);
    // The priority of one process applies to its whole session: only a session leader may be set.
    if (sessionOf(pid) === pid) writeFileSync(`/proc/${pid}/autogroup`, '19');
  } catch {
    // It has already ended, or may not be changed: then it takes its share.
  }
}

/** Returns the session of a process; null where the system does not tell, or does not share the processor by sessions. */
function sessionOf(pid: number): number | null {
  if (!existsSync(`/proc/${pid}/autogroup`)) return null;
  // The name of the program, in parentheses, may hold anything.
  const [, , , session] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return Number(session);
}

type Counts = Pick<Outcome, 'passed' | 'failed' | 'skipped' | 'failures' | 'skips' | 'unsteady'>;

const nothingCounted = (): Counts => ({ passed: 0, failed: 0, skipped: 0, failures: [], skips: [], unsteady: [] });

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: {
    name: string;
    status: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
}

interface PlaywrightTest {
  status: string;
  /** One for each attempt. */
  results?: { errors?: { message?: string }[] }[];
}

interface PlaywrightSuite {
  title: string;
  suites?: PlaywrightSuite[];
  specs?: { title: string; ok: boolean; tests: PlaywrightTest[] }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites?: PlaywrightSuite[];
}

function countTests(report: string, writer: 'vitest' | 'playwright'): Counts {
  if (!existsSync(report)) return nothingCounted();
  const content: unknown = JSON.parse(readFileSync(report, 'utf8'));
  return writer === 'vitest' ? countVitest(content as VitestReport) : countPlaywright(content as PlaywrightReport);
}

function countVitest(report: VitestReport): Counts {
  // A file that cannot even be loaded has no tests to count.
  const broken = report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: [
      ...broken.map((file) => relative(root, file.name)),
      ...report.testResults.flatMap((file) =>
        file.assertionResults
          .filter(({ status }) => status === 'failed')
          .map((test) => `${relative(root, file.name)}: ${test.fullName}\n${excerpt(test.failureMessages)}`),
      ),
    ],
    skips: report.testResults.flatMap((file) =>
      file.assertionResults
        .filter(({ status }) => ['skipped', 'pending', 'todo'].includes(status))
        .map((test) => `${relative(root, file.name)}: ${test.fullName}`),
    ),
    unsteady: [],
  };
}

/**
 * Maximum browser tests per run that may need a second attempt; with one more, all of them count as failed. Three in a hundred:
 * the cost of a machine that freezes for half a minute, not of a broken screen.
 */
const MAX_UNSTEADY = 4;

function countPlaywright({ stats, suites = [] }: PlaywrightReport): Counts {
  const unsteady = suites.flatMap((suite) => specsOf(suite, '', isUnsteady));
  const failures = suites.flatMap((suite) => specsOf(suite, '', ({ ok }) => !ok));
  const isTolerable = stats.flaky <= MAX_UNSTEADY;
  return {
    passed: stats.expected + (isTolerable ? stats.flaky : 0),
    failed: stats.unexpected + (isTolerable ? 0 : stats.flaky),
    skipped: stats.skipped,
    failures: isTolerable ? failures : [...unsteady.map(titleOf), ...failures],
    skips: suites.flatMap((suite) =>
      specsOf(suite, '', ({ tests }) => tests.some(({ status }) => status === 'skipped')),
    ),
    unsteady,
  };
}

type PlaywrightSpec = NonNullable<PlaywrightSuite['specs']>[number];

function isUnsteady({ tests }: PlaywrightSpec): boolean {
  return tests.some(({ status }) => status === 'flaky');
}

function specsOf(suite: PlaywrightSuite, above: string, isMeant: (spec: PlaywrightSpec) => boolean): string[] {
  const title = above ? `${above} › ${suite.title}` : suite.title;
  const own = (suite.specs ?? [])
    .filter(isMeant)
    .map((spec) => [`${title} › ${spec.title}`, saidBy(spec)].filter(Boolean).join('\n'));
  return [...own, ...(suite.suites ?? []).flatMap((each) => specsOf(each, title, isMeant))];
}

/** Returns a test's title without its output. */
const titleOf = (test: string) => test.split('\n', 1).join();

/** Returns the output of the failed attempts at a browser test. */
function saidBy({ tests }: PlaywrightSpec): string {
  const messages = tests.flatMap(({ results = [] }) => results.flatMap(({ errors = [] }) => errors));
  return excerpt(messages.flatMap(({ message }) => (message ? [stripVTControlCharacters(message)] : [])));
}

/** Returns the first lines of a test's output: enough to know where to look when only the end of a log is left. */
function excerpt(messages: readonly string[]): string {
  return messages.join('\n').split('\n').slice(0, EXCERPT_LINES).join('\n');
}
