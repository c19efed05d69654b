/** `npm run check`: the checks a change must pass before it is committed. */

import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { lineOf, runStep } from './run-step.ts';
import { type Step, staticSteps, suites } from './steps.ts';
import { changedFiles, narrowed, touchedTests } from './touched.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

const help = `npm run check [-- --all]

Types and dead code; format, lint and import rules of what you changed since the last commit, and the unit tests that it can
break: of everything if you changed nothing, or with --all. Shows one line for each, and what is wrong.
"npm run format" repairs the format. "npm test" checks everything, and runs the slower tests.`;

const { values } = parseArgs({ options: { help: { type: 'boolean', short: 'h' }, all: { type: 'boolean' } } });
if (values.help) {
  console.log(help);
} else {
  const changed = (values.all ? null : changedFiles(root)) ?? [];
  // The longest first, all in parallel: none of them uses every core from its beginning to its end.
  const steps = [unitTests(changed), ...staticSteps.flatMap((step) => narrowed(root, step, changed) ?? [])];
  const areRight = await Promise.all(steps.map(check));
  if (areRight.includes(false)) process.exitCode = 1;
}

function unitTests(changed: readonly string[]): Step {
  const touched = touchedTests(root, changed);
  if (touched === 'all') return suites.unit;
  return { ...suites.unit, name: 'unit tests of the change', words: [...suites.unit.words, ...touched] };
}

async function check(step: Step): Promise<boolean> {
  const outcome = await runStep(step, { shows: 'at its end' });
  console.log(lineOf(step, outcome));
  if (outcome.failed > 0) console.log(outcome.said.trim().replaceAll(/^/gm, '    '));
  return outcome.failed === 0;
}
