import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { constants, getPriority, tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { giveWay, lineOf, runStep } from './run-step.ts';
import type { Step } from './steps.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const modules = fileURLToPath(new URL('../node_modules', import.meta.url));
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'rinkside-steps-'));
});

afterAll(() => rmSync(folder, { recursive: true }));

/** A program that leaves this report, as a runner of tests would, and ends with this status. */
function runner(report: 'vitest' | 'playwright', content: object | null, status: number): Step {
  const file = join(folder, `${Math.random()}.mjs`);
  const place = 'process.env.PLAYWRIGHT_JSON_OUTPUT_FILE';
  const write = content ? `writeFileSync(${place}, ${JSON.stringify(JSON.stringify(content))});` : '';
  writeFileSync(
    file,
    `import { writeFileSync } from 'node:fs';\n${write}\nconsole.log('spoke');\nprocess.exitCode = ${status};`,
  );
  return { name: 'suite', program: relative(modules, file), words: [], report };
}

const vitest = (
  passed: number,
  failed: number,
  files: { name: string; status: string; assertionResults: unknown[] }[] = [],
) => ({
  numPassedTests: passed,
  numFailedTests: failed,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults: files,
});

describe('the summary of a test suite', () => {
  it('matches its report', async () => {
    expect(await runStep(runner('vitest', vitest(7, 0), 0), { shows: 'at its end' })).toMatchObject({
      passed: 7,
      failed: 0,
    });
    expect(await runStep(runner('vitest', vitest(7, 2), 1), { shows: 'at its end' })).toMatchObject({
      passed: 7,
      failed: 2,
    });
  });

  it('counts a failure when no test ran', async () => {
    expect(await runStep(runner('vitest', vitest(0, 0), 0), { shows: 'at its end' })).toMatchObject({
      passed: 0,
      failed: 1,
    });
  });

  it('counts a failure for a file that did not load', async () => {
    const broken = { name: `${root}src/broken.test.ts`, status: 'failed', assertionResults: [] };
    const outcome = await runStep(runner('vitest', vitest(7, 0, [broken]), 1), { shows: 'at its end' });
    expect(outcome).toMatchObject({ passed: 7, failed: 1, failures: ['src/broken.test.ts'] });
  });

  it('names failed tests with the start of their errors', async () => {
    const test = { status: 'failed', fullName: 'the puck is round', failureMessages: ['expected flat to be round'] };
    const file = { name: `${root}src/puck.test.ts`, status: 'failed', assertionResults: [test] };
    const unit = await runStep(runner('vitest', vitest(7, 1, [file]), 1), { shows: 'at its end' });
    expect(unit.failures).toEqual(['src/puck.test.ts: the puck is round\nexpected flat to be round']);
    const late = { message: '\u001b[31mcame too late\u001b[39m' };
    const specs = [
      { title: 'works', ok: true, tests: [{ status: 'expected' }] },
      { title: 'works at last', ok: true, tests: [{ status: 'flaky', results: [{ errors: [late] }, { errors: [] }] }] },
      { title: 'does not', ok: false, tests: [{ status: 'unexpected' }] },
    ];
    const suites = [{ title: 'puck.test.ts', suites: [{ title: 'the puck', specs }] }];
    const report = { stats: { expected: 1, unexpected: 1, flaky: 1, skipped: 0 }, suites };
    const browser = await runStep(runner('playwright', report, 1), { shows: 'at its end' });
    expect(browser.failures).toEqual([
      'puck.test.ts › the puck › works at last\ncame too late',
      'puck.test.ts › the puck › does not',
    ]);
  });

  it('names skipped tests, so that their titles can say why', async () => {
    const test = { status: 'skipped', fullName: 'the puck (only on ice) slides', failureMessages: [] };
    const file = { name: `${root}src/puck.test.ts`, status: 'passed', assertionResults: [test] };
    const report = { ...vitest(7, 0, [file]), numPendingTests: 1 };
    const outcome = await runStep(runner('vitest', report, 0), { shows: 'at its end' });
    expect(outcome).toMatchObject({ skipped: 1, skips: ['src/puck.test.ts: the puck (only on ice) slides'] });
  });

  it('counts a failure when the runner crashed, with or without a report', async () => {
    expect(await runStep(runner('vitest', vitest(7, 0), 1), { shows: 'at its end' })).toMatchObject({
      passed: 7,
      failed: 1,
    });
    expect(await runStep(runner('vitest', null, 0), { shows: 'at its end' })).toMatchObject({ passed: 0, failed: 1 });
  });

  it('counts a failure for a browser test that passes only at a second attempt', async () => {
    const specs = [{ title: 'a', ok: true, tests: [{ status: 'flaky' }] }];
    const report = { stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 2 }, suites: [{ title: 'puck', specs }] };
    const outcome = await runStep(runner('playwright', report, 0), { shows: 'at its end' });
    expect(outcome).toMatchObject({ passed: 3, failed: 2, skipped: 2, said: 'spoke\n', failures: ['puck › a'] });
  });

  it('counts nothing for a step that its time limit has ended, even one that takes no notice of SIGTERM', async () => {
    const file = join(folder, 'endless.mjs');
    writeFileSync(file, `process.on('SIGTERM', () => {}); setInterval(() => {}, 1000);`);
    const endless: Step = { name: 'suite', program: relative(modules, file), words: [], endedBy: 'SIGKILL' };
    const outcome = await runStep(endless, { shows: 'at its end', limitMs: 500 });
    expect(outcome).toMatchObject({ isCut: true, passed: 0, failed: 0 });
  });
});

describe('a process that gives way', () => {
  it('runs at the lowest priority', () => {
    const child = spawn(process.execPath, ['--eval', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
    giveWay(child.pid);
    expect(getPriority(child.pid)).toBe(constants.priority.PRIORITY_LOW);
    child.kill('SIGKILL');
  });

  it('does not lower the rest of its session', () => {
    const group = `/proc/${process.pid}/autogroup`;
    if (!existsSync(group)) return;
    const before = readFileSync(group, 'utf8');
    const beside = spawn(process.execPath, ['--eval', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
    giveWay(beside.pid);
    expect(readFileSync(group, 'utf8')).toBe(before);
    beside.kill('SIGKILL');
    const leader = spawn(process.execPath, ['--eval', 'setInterval(() => {}, 1000)'], {
      stdio: 'ignore',
      detached: true,
    });
    giveWay(leader.pid);
    expect(readFileSync(`/proc/${leader.pid}/autogroup`, 'utf8')).toContain('nice 19');
    leader.kill('SIGKILL');
  });

  it('may have ended already', () => {
    expect(() => giveWay(undefined)).not.toThrow();
    expect(() => giveWay(2 ** 30)).not.toThrow();
  });
});

describe('the line of a check step', () => {
  it('says how it went, how long it took, and what was counted', () => {
    const step: Step = { name: 'unit tests', program: '', words: [], report: 'vitest' };
    const outcome = {
      passed: 5,
      failed: 1,
      skipped: 0,
      failures: [],
      skips: [],
      seconds: 1.26,
      said: '',
    };
    expect(lineOf(step, outcome)).toBe('✗ unit tests          1.3 s  5 passed, 1 failed');
    expect(lineOf({ ...step, report: undefined }, { ...outcome, failed: 0 })).toBe('✓ unit tests          1.3 s');
  });
});
