/** `npm test`: all tests, on real databases and in a real browser. The last line is the sum. */

import { parseArgs } from 'node:util';
import { buildWebApp } from './build.ts';
import { bundleReport } from './bundle-size.ts';
import {
  lineOf,
  type Outcome,
  runStep,
  type Shows,
  type Step,
  scenariosWithoutRoot,
  staticSteps,
  suites,
} from './steps.ts';

const names = Object.keys(suites) as (keyof typeof suites)[];
const wholeNames = names.filter((name) => !['root', 'exam', 'long', 'looks'].includes(name));

const help = `npm test [-- suite …]

Without a suite: all that "npm run check -- --all" does, then the suites ${wholeNames.join(', ')}. The last line is the sum of their
tests, in which each other step counts as one. Ends with status 1 if anything failed, or a suite had no test.
The suite exam ("npm run exam") plays and orders very many competitions.
The suite long takes minutes a test or tries all that others try a part of, and is no part of CI: run it before changes of pace, pucks,
trades, secrets or the shape of a noun.
The suite looks asks axe about every screen and goes through it by keyboard, of which the browser tests take one in six.
The suite root repeats the scenarios that root runs alone, or runs differently from others.
  --root-apart  leaves out of the scenarios what only root can do
TEST_DATABASE_URL names a PostgreSQL server to use instead of an embedded one.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { help: { type: 'boolean', short: 'h' }, 'root-apart': { type: 'boolean' } },
});
for (const signal of ['SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));
const unknown = positionals.filter((word) => !names.some((name) => name === word));

if (values.help) {
  console.log(help);
} else if (unknown.length > 0) {
  console.error(`There is no suite ${unknown.join(', ')}.\n\n${help}`);
  process.exitCode = 2;
} else {
  const isWhole = positionals.length === 0;
  await testAll(isWhole ? staticSteps : [], isWhole ? wholeNames : names.filter((name) => positionals.includes(name)));
}

async function testAll(steps: readonly Step[], chosen: readonly (keyof typeof suites)[]) {
  const done: [name: string, outcome: Outcome][] = [];
  const report = (step: Step, outcome: Outcome) => {
    done.push([lineOf(step, outcome), outcome]);
    console.log(`\n${lineOf(step, outcome)}`);
  };
  const runChosen = async (name: keyof typeof suites, shows: Shows) => {
    if (!chosen.includes(name)) return;
    const suite = name === 'scenarios' && values['root-apart'] ? scenariosWithoutRoot : suites[name];
    const outcome = await runStep(suite, shows);
    // There are too many unit tests to print unless some fail.
    if (shows === 'at its end' && (outcome.failed > 0 || name !== 'unit')) console.log(outcome.said);
    report(suites[name], outcome);
  };
  // They use what the suites leave idle: a browser test waits for a clock, and a scenario for a process, a fifth of the time.
  const beside = (async () => {
    for (const step of steps) {
      const outcome = await runStep(step, 'at its end', 'leftover');
      if (outcome.failed > 0) console.log(outcome.said);
      report(step, outcome);
    }
  })();
  // Scenarios mostly wait for other processes, and are in no hurry.
  const isAlone = chosen.length === 1;
  const scenarios = runChosen('scenarios', isAlone ? 'as it goes' : 'at its end');
  await runChosen('unit', isAlone ? 'as it goes' : 'at its end');
  await runChosen('exam', 'as it goes');
  await runChosen('long', 'as it goes');
  await runChosen('database', 'as it goes');
  await scenarios;
  // Browser tests depend on the clock: alongside them runs only what uses idle time.
  if (chosen.includes('e2e') || chosen.includes('looks'))
    report({ name: 'web app', program: 'vite', words: [] }, await build());
  await runChosen('e2e', 'as it goes');
  await runChosen('looks', 'as it goes');
  await runChosen('root', 'as it goes');
  await beside;
  const sum = (count: 'passed' | 'failed' | 'skipped') => done.reduce((all, [, outcome]) => all + outcome[count], 0);
  const [passed, failed, skipped] = [sum('passed'), sum('failed'), sum('skipped')];
  const failures = done.flatMap(([, outcome]) => outcome.failures);
  const skips = done.flatMap(([, outcome]) => outcome.skips);
  const unsteady = done.flatMap(([, outcome]) => outcome.unsteady);
  if (unsteady.length > 0) console.log(`\nPassed at the second attempt, to be made steady:\n${unsteady.join('\n')}`);
  if (skips.length > 0) console.log(`\nSkipped:\n${skips.join('\n')}`);
  if (failures.length > 0) console.log(`\nFailed:\n${failures.join('\n')}`);
  console.log(`\n${done.map(([line]) => line).join('\n')}`);
  console.log(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
  if (failed > 0) process.exitCode = 1;
}

/** Builds the web app for the browser tests, and checks its size against the budgets. */
async function build(): Promise<Outcome> {
  const started = performance.now();
  const failures: string[] = [];
  try {
    await buildWebApp();
    failures.push(...bundleReport().over);
  } catch (error) {
    failures.push(error instanceof Error ? error.message : String(error));
  }
  const failed = Math.min(1, failures.length);
  return {
    passed: 1 - failed,
    failed,
    skipped: 0,
    failures,
    skips: [],
    unsteady: [],
    said: '',
    seconds: (performance.now() - started) / 1000,
  };
}
