/** The steps of `npm run check` and `npm test`: what each runs, and how it counts what it has found. */

import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { constants, setPriority, tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';

const root = fileURLToPath(new URL('..', import.meta.url));
const EXCERPT_LINES = 8;

/** A program that must end well, or a suite of tests that is counted. */
export interface Step {
  name: string;
  /** A file below node_modules, and its words. */
  program: string;
  words: string[];
  /** Who writes the report that the tests are counted by; a step without one counts as one. */
  report?: 'vitest' | 'playwright' | undefined;
  /** Beside ours. */
  env?: NodeJS.ProcessEnv;
}

/** When a step's words are seen. */
export type Shows = 'as it goes' | 'at its end';

type Share = 'fair' | 'leftover';

export interface Outcome {
  passed: number;
  failed: number;
  skipped: number;
  seconds: number;
  /** The tests that failed, as far as the report names them. */
  failures: string[];
  /** Those that were skipped; their titles say why. */
  skips: string[];
  /** Those that passed only at the second attempt. */
  unsteady: string[];
  /** What it said, where that was not shown already. */
  said: string;
}

const typescript = (part: string): Step => ({
  name: `types: ${part}`,
  program: 'typescript/bin/tsc',
  // Each of its threads works out most types again: four of them need two and a half times the work of one, and other
  // steps run beside it anyway.
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
    words: ['ci', '--error-on-warnings', '--colors=off'],
  },
  typescript('pure'),
  typescript('server'),
  typescript('web'),
  {
    name: 'import rules',
    program: 'dependency-cruiser/bin/dependency-cruiser.mjs',
    words: ['--output-type', 'err', 'src', 'scripts', 'tests'],
  },
  { name: 'dead code', program: 'knip/bin/knip.js', words: ['--no-progress', '--cache'] },
];

/** What no user but root can do. */
const FOR_ROOT = 'tests/scenarios/full-disk.test.ts';

/** For `.ci/run`, where root runs that apart. */
export const scenariosWithoutRoot: Step = vitest('scenarios', '--exclude', FOR_ROOT);

/** By the name that `npm test` takes. */
export const suites = {
  unit: vitest('unit'),
  database: vitest('database'),
  scenarios: vitest('scenarios'),
  /** What must hold of very many cases; no part of `npm test`, which must stay short. */
  exam: vitest('exam'),
  /** What takes minutes a test: no part of `npm test` either, nor of CI. */
  long: vitest('long'),
  /** Every screen by keyboard and by axe, of which the browser tests take one in six, and what some of them look like at a glance. */
  looks: { ...browser('screens', 'at-a-glance'), name: 'looks of screens', env: { RINKSIDE_TESTS: 'thorough' } },
  e2e: browser(),
  /** Part of the scenarios: what only root can do, and what root does differently from others. */
  root: { ...vitest('scenarios', FOR_ROOT, 'tests/scenarios/database.test.ts'), name: 'tests as root' },
} as const satisfies Record<string, Step>;

/**
 * Runs a step to its end.
 *
 * @param shows whether it speaks for itself, or what it says is in the outcome
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
    const words = [...step.words, ...(step.report ? reporters[step.report] : [])];
    const { status, said } = await run(step.program, words, {
      shows,
      share,
      env: { ...step.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    });
    const counts = step.report ? countTests(report, step.report) : nothingCounted();
    // Ended badly without a failed test: it did not start, or broke down between tests. A suite without tests hides one.
    if (counts.failed === 0 && (status !== 0 || (step.report && counts.passed === 0))) counts.failed = 1;
    if (!step.report && status === 0) counts.passed = 1;
    return { ...counts, said, seconds: (performance.now() - started) / 1000 };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** One line: how it went, what it is, how long it took. */
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
    // In a session of its own Ctrl-C does not reach it: the channel tells it when we end, however we end.
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

/** Lets all others go first, where the system knows of that: within its session, and its session among others. */
export function giveWay(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    setPriority(pid, constants.priority.PRIORITY_LOW);
    // What is set for one is set for its whole session: only the one who leads one may be asked to.
    if (sessionOf(pid) === pid) writeFileSync(`/proc/${pid}/autogroup`, '19');
  } catch {
    // It has ended already, or may not be asked: then it takes its share.
  }
}

/** The session of a process; null where the system does not tell, or does not share the processor by sessions. */
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
 * Browser tests that may need a second attempt in a run; with one more, all of them count as failed.
 * Three in a hundred: what a machine that stands still for half a minute costs, not what a broken screen does.
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

/** A test without what it said. */
const titleOf = (test: string) => test.split('\n', 1).join();

/** What the failed attempts at a browser test said. */
function saidBy({ tests }: PlaywrightSpec): string {
  const messages = tests.flatMap(({ results = [] }) => results.flatMap(({ errors = [] }) => errors));
  return excerpt(messages.flatMap(({ message }) => (message ? [stripVTControlCharacters(message)] : [])));
}

/** The first lines of what a test said: enough to know where to look when only the end of a log is left. */
function excerpt(messages: readonly string[]): string {
  return messages.join('\n').split('\n').slice(0, EXCERPT_LINES).join('\n');
}
