/** Runs the steps of `npm run check` and `npm test`, and sums up how they went. */

import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { constants, setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Counts, countTests, nothingCounted } from './count-tests.ts';
import type { Step } from './steps.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

export interface StepOptions {
  /** When its output is shown: as it comes, or never, for the outcome has it. */
  shows: 'as it goes' | 'at its end';
  /** Its share of the processor: like any other program, or what all of them leave. */
  share?: 'fair' | 'leftover';
  /** Milliseconds after which it is ended. */
  limitMs?: number;
}

/** How a step went. */
export interface Outcome extends Counts {
  seconds: number;
  /** Its output, where that was not shown already. */
  said: string;
  /** Whether its time limit has ended it: then nothing is counted. */
  isCut: boolean;
}

/** Runs a step to its end. */
export async function runStep(step: Step, options: StepOptions): Promise<Outcome> {
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
    const env = { ...step.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
    const { status, said, isCut } = await run(step, words, { ...options, env });
    const seconds = (performance.now() - started) / 1000;
    if (isCut) return { ...nothingCounted(), said, isCut, seconds };
    const counts = step.report ? countTests(report, step.report) : nothingCounted();
    // Failed without a failed test: it did not start, or crashed between tests. A suite without tests hides a failure.
    if (counts.failed === 0 && (status !== 0 || (step.report && counts.passed === 0))) counts.failed = 1;
    if (!step.report && status === 0) counts.passed = 1;
    return { ...counts, said, isCut, seconds };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Returns one line: the result, the step and its time. */
export function lineOf(
  step: Step,
  { passed, failed, skipped, seconds }: Pick<Outcome, 'passed' | 'failed' | 'skipped' | 'seconds'>,
): string {
  const tests = [`${passed} passed`, failed && `${failed} failed`, skipped && `${skipped} skipped`].filter(Boolean);
  const counts = step.report ? `  ${tests.join(', ')}` : '';
  return `${failed === 0 ? '✓' : '✗'} ${step.name.padEnd(16)} ${seconds.toFixed(1).padStart(6)} s${counts}`;
}

const END_WITH_PARENT = new URL('./end-with-parent.mjs', import.meta.url).href;

interface Manner extends StepOptions {
  env: NodeJS.ProcessEnv;
}

async function run({ program, endedBy = 'SIGTERM' }: Step, words: string[], { shows, share, limitMs, env }: Manner) {
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
  const end = () => child.kill(endedBy);
  process.on('exit', end);
  let isCut = false;
  const limit =
    limitMs === undefined
      ? undefined
      : setTimeout(() => {
          isCut = end();
        }, limitMs);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  }
  const status = await new Promise<number>((resolve, reject) => {
    child.on('error', reject).on('close', (code) => resolve(code ?? 1));
  });
  clearTimeout(limit);
  process.off('exit', end);
  return { status, said, isCut };
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
