import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Outcome } from './run-step.ts';
import type { Step } from './steps.ts';
import { TestRun } from './test-run.ts';

const folder = mkdtempSync(join(tmpdir(), 'rinkside-run-'));
const file = join(folder, 'cache', 'record.json');
const step: Step = { name: 'some tests', program: 'vitest/vitest.mjs', words: [] };
const outcome = (passed: number, failures: string[] = []): Outcome => ({
  ...{ passed, failed: failures.length, skipped: 0, failures, skips: [], seconds: 1, said: '', isCut: false },
});

let said: string[];
beforeEach(() => {
  said = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line));
  rmSync(file, { force: true });
});
afterAll(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

/** A run of everything that ended after its unit tests, and was stopped in those of the database. */
function stopped(commit: string): void {
  const run = new TestRun({ file, commit });
  run.add('unit', step, outcome(7, ['a goal that counts twice']));
  run.keep('unit');
  run.add('database', step, outcome(5));
}

describe('a run of everything', () => {
  it('goes on from a part with the outcomes of those before it, and counts them in its sum', () => {
    stopped('abc');
    const next = new TestRun({ file, commit: 'abc' });
    expect(next.resume(['unit'])).toEqual([]);
    next.add('database', step, outcome(9));
    expect(next.sumUp()).toBe(1);
    expect(said.at(-1)?.trim()).toBe('16 passed, 1 failed');
    expect(said.join('\n')).toContain('a goal that counts twice');
  });

  it('names the parts that no run of the same commit has got through, and takes nothing over', () => {
    stopped('abc');
    const later = new TestRun({ file, commit: 'abc' });
    expect(later.resume(['unit', 'database'])).toEqual(['database']);
    expect(later.sumUp()).toBe(0);
    expect(said.at(-1)?.trim()).toBe('0 passed, 0 failed');
    expect(new TestRun({ file, commit: 'def' }).resume(['unit'])).toEqual(['unit']);
    writeFileSync(file, 'cut off');
    expect(new TestRun({ file, commit: 'abc' }).resume(['unit'])).toEqual(['unit']);
  });

  it('names what it had no time for, which fails nothing', () => {
    const run = new TestRun();
    run.add('long', step, outcome(2));
    run.leaveOut('long tests: sim.long.test.ts');
    run.keep('long');
    expect(run.sumUp()).toBe(0);
    expect(said.join('\n')).toContain('Not run for lack of time:\nlong tests: sim.long.test.ts');
    expect(existsSync(file)).toBe(false);
  });
});
