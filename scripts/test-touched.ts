/** `npm test -- touched`: the tests that a change can break, as far as imports tell. */

import { buildWebApp } from './build.ts';
import { type Step, type SuiteName, someFiles, staticSteps, suites } from './steps.ts';
import type { TestRun } from './test-run.ts';
import { changedFiles, changedLately, narrowed, testsOf, touchedTests } from './touched.ts';

interface Touched {
  /** The project. */
  root: string;
  /** The suites to choose from. */
  of: readonly Exclude<SuiteName, 'root'>[];
  /** Commits since then count as changes, as git reads it; left out: only what is not committed. */
  since?: string | undefined;
  /** Milliseconds after which nothing begins, and what runs is ended. */
  limitMs?: number | undefined;
}

/** Runs the tests of these suites that a change can break, a suite after the other; within a time limit, file by file. */
export async function testTouched(run: TestRun, { root, of, since, limitMs }: Touched): Promise<void> {
  const started = performance.now();
  const changed = (since === undefined ? changedFiles(root) : changedLately(root, since)) ?? [];
  if (of.includes('unit'))
    for (const step of staticSteps.flatMap((each) => narrowed(root, each, changed) ?? []))
      await run.run('static', step, { shows: 'at its end' });
  for (const name of of) {
    for (const step of stepsOf(name)) {
      if (step.report === 'playwright') await buildWebApp();
      const left = limitMs === undefined ? undefined : limitMs - (performance.now() - started);
      if (left !== undefined && left <= 0) run.leaveOut(`${step.name}: ${step.words.at(-1)}`);
      else await run.run(name, step, { shows: 'as it goes', ...(left !== undefined && { limitMs: left }) });
    }
  }

  function stepsOf(name: Exclude<SuiteName, 'root'>): Step[] {
    const files = touchedTests(root, changed, name);
    if (files === 'all' && limitMs === undefined) return [suites[name]];
    const chosen = files === 'all' ? testsOf(root, name) : files;
    if (limitMs === undefined) return chosen.length > 0 ? [someFiles(name, chosen)] : [];
    return inTurn(chosen, changed, started).map((file) => someFiles(name, [file]));
  }
}

/** Returns the files with the changed ones first; the others begin elsewhere each time, so that a limit cuts off others. */
function inTurn(files: readonly string[], changed: readonly string[], turn: number): string[] {
  const first = files.filter((file) => changed.includes(file));
  const others = files.filter((file) => !changed.includes(file));
  const start = others.length > 0 ? Math.floor(turn) % others.length : 0;
  return [...first, ...others.slice(start), ...others.slice(0, start)];
}
