/** `npm test` and `npm run test:all`: tests, on real databases and in a real browser. The last line is the sum. */

import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { buildWebApp } from './build.ts';
import { bundleReport } from './bundle-size.ts';
import type { Outcome, StepOptions } from './run-step.ts';
import { databaseKills, GATE, REST, type SuiteName, scenariosWithoutRoot, staticSteps, suites } from './steps.ts';
import { TestRun } from './test-run.ts';
import { testTouched } from './test-touched.ts';
import { changedLately } from './touched.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const names = Object.keys(suites) as SuiteName[];
const STATIC = 'static';
/** In this order. */
const ALL = [STATIC, ...GATE, ...REST, ...(process.getuid?.() === 0 ? (['root'] as const) : [])] as const;
type Part = (typeof ALL)[number];
/** Suites that need the built web app. */
const IN_BROWSERS = ['e2e', 'journeys', 'looks'] as const;
/** How far back the commits go whose changes count as new. */
const LATELY = '48 hours ago';
/** A change here puts the kills of the embedded database into the gate. */
const EMBEDDED_DATABASE = 'src/platform/database/';

const help = `npm test [-- suite …]

Without a suite, the gate, which no change may break: all that "npm run check -- --all" does, then the suites ${GATE.join(', ')}.
The last line is the sum of their tests, in which each other step counts as one. Ends with status 1 if anything failed, or a suite
had no test. There is one attempt.
"npm run test:all" runs everything: the gate, then
  exam         ("npm run exam") plays and orders very many competitions
  journeys     plays in browsers what needs a world of its own, days that pass, or several people
  long         takes minutes a test, or tries all that the gate tries a part of (files called *.long.test.ts, and those that ask
               tests/thorough.ts)
  simulations  plays leagues and bots for seasons
  looks        asks axe about every screen and goes through it by keyboard, of which the gate takes one in six
  root         for root: what root runs alone, or runs differently from others
  --all          runs everything, as "npm run test:all" does
  --from NAME    with it: goes on from a suite with the outcomes of an earlier run of the same commit; ${STATIC}: from the beginning
"npm test -- touched" runs those tests of the gate and of the journeys that a change since the last commit can break, as far as
imports tell, and "npm test -- touched-rest" those of the rest.
  --since WHEN   counts all commits since then, too: "${LATELY}"
  --minutes N    ends after that time, and names what it has not run
  --root-apart   leaves out of the scenarios what only root can do
TEST_DATABASE_URL names a PostgreSQL server to use instead of an embedded one.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    help: { type: 'boolean', short: 'h' },
    all: { type: 'boolean' },
    from: { type: 'string' },
    since: { type: 'string' },
    minutes: { type: 'string' },
    'root-apart': { type: 'boolean' },
  },
});
for (const signal of ['SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));

const fault = faultOfWords();
if (values.help) {
  console.log(help);
} else if (fault) {
  console.error(`${fault}\n\n${help}`);
  process.exitCode = 2;
} else if (await runChosen()) {
  process.exitCode = 1;
}

/** Returns what is wrong with the arguments. */
function faultOfWords(): string | null {
  const touched = positionals.filter(isTouched);
  const unknown = positionals.filter((word) => !isTouched(word) && !names.some((name) => name === word));
  if (unknown.length > 0) return `There is no suite ${unknown.join(', ')}.`;
  if (touched.length > 0 && positionals.length > 1) return `${touched[0]} goes without other suites.`;
  if (values.all && positionals.length > 0) return '--all runs every suite: name none.';
  if (values.from !== undefined && !values.all) return '--from goes with --all.';
  if (values.from !== undefined && !ALL.some((part) => part === values.from))
    return `--from takes one of ${ALL.join(', ')}.`;
  if ((values.since ?? values.minutes) !== undefined && touched.length === 0)
    return '--since and --minutes go with touched or touched-rest.';
  if (values.minutes !== undefined && !(Number(values.minutes) > 0)) return '--minutes takes a number above 0.';
  return null;
}

function isTouched(word: string): boolean {
  return word === 'touched' || word === 'touched-rest';
}

/** @returns the number of failed tests */
async function runChosen(): Promise<number> {
  const touched = positionals.find(isTouched);
  if (touched !== undefined) {
    const run = new TestRun();
    const limitMs = values.minutes === undefined ? undefined : Number(values.minutes) * 60_000;
    // The exam is quick, and has been run whole; journeys are chosen with the gate.
    const isRest = (name: SuiteName) => name !== 'exam' && name !== 'journeys';
    const of = touched === 'touched' ? [...GATE, 'journeys' as const] : REST.filter(isRest);
    await testTouched(run, { root, of, since: values.since, limitMs });
    return run.sumUp();
  }
  const isGate = positionals.length === 0 && !values.all;
  if (!values.all) {
    const run = new TestRun();
    await testParts(run, isGate ? [STATIC, ...GATE] : names.filter((name) => positionals.includes(name)));
    return run.sumUp();
  }
  const commit = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();
  const run = new TestRun({ file: join(root, 'node_modules', '.cache', 'rinkside', 'test-all.json'), commit });
  const start = ALL.findIndex((part) => part === (values.from ?? STATIC));
  const missing = run.resume(ALL.slice(0, start));
  if (missing.length > 0) {
    console.error(`No run of this commit has got through ${missing.join(', ')}: begin with --from ${missing[0]}.`);
    return 1;
  }
  await testParts(run, ALL.slice(start));
  return run.sumUp();
}

async function testParts(run: TestRun, parts: readonly Part[]): Promise<void> {
  const isAlone = parts.length === 1;
  const test = async (name: SuiteName, shows: StepOptions['shows'] = 'as it goes') => {
    if (!parts.includes(name)) return;
    const suite = name === 'scenarios' && values['root-apart'] ? scenariosWithoutRoot : suites[name];
    // There are too many unit tests to print unless some fail.
    await run.run(name, suite, { shows: isAlone ? 'as it goes' : shows, isQuietIfGreen: name === 'unit' });
    if (name === 'scenarios' && parts.includes(STATIC) && isDatabaseChanged())
      await run.run(name, databaseKills, { shows });
    run.keep(name);
  };
  // They use what the suites leave idle: a browser test waits for a clock, and a scenario for a process, a fifth of the time.
  const beside = (async () => {
    if (!parts.includes(STATIC)) return;
    for (const step of staticSteps)
      await run.run(STATIC, step, { shows: 'at its end', share: 'leftover', isQuietIfGreen: true });
    run.keep(STATIC);
  })();
  // Scenarios mostly wait for other processes, and are in no hurry.
  const scenarios = test('scenarios', 'at its end');
  await test('unit', 'at its end');
  await test('database');
  await scenarios;
  const first = IN_BROWSERS.find((name) => parts.includes(name));
  if (first) run.add(first, { name: 'web app', program: 'vite', words: [] }, await build());
  // Alongside the browser tests runs only what uses idle time.
  await test('e2e');
  for (const name of [...REST, 'root'] as const) await test(name);
  await beside;
}

/** In `test:all`, the kills are among the long tests anyway. */
function isDatabaseChanged(): boolean {
  return !values.all && (changedLately(root, LATELY) ?? []).some((file) => file.startsWith(EMBEDDED_DATABASE));
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
  const seconds = (performance.now() - started) / 1000;
  return { passed: 1 - failed, failed, skipped: 0, failures, skips: [], said: '', isCut: false, seconds };
}
