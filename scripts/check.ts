/** `npm run check`: what a change must pass before it is committed. */

import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { lineOf, runStep, type Step, staticSteps, suites } from './steps.ts';
import { changedFiles, touchedTests } from './touched.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

const help = `npm run check [-- --all]

Format, lint, types, import rules, dead code, and the unit tests that what you changed since the last commit can break: all
of them if you changed nothing, or with --all. Shows one line for each, and what is wrong.
"npm run format" repairs the format. "npm test" does all this, with all unit tests, and the slower tests.`;

const { values } = parseArgs({ options: { help: { type: 'boolean', short: 'h' }, all: { type: 'boolean' } } });
if (values.help) {
  console.log(help);
} else {
  // The longest first, all side by side: none of them has work for every core from its beginning to its end.
  const areRight = await Promise.all([unitTests(), ...staticSteps].map(check));
  if (areRight.includes(false)) process.exitCode = 1;
}

function unitTests(): Step {
  const changed = values.all ? null : changedFiles(root);
  const touched = changed ? touchedTests(root, changed) : 'all';
  if (touched === 'all') return suites.unit;
  return { ...suites.unit, name: 'unit tests of the change', words: [...suites.unit.words, ...touched] };
}

async function check(step: Step): Promise<boolean> {
  const outcome = await runStep(step, 'at its end');
  console.log(lineOf(step, outcome));
  if (outcome.failed > 0) console.log(outcome.said.trim().replaceAll(/^/gm, '    '));
  return outcome.failed === 0;
}
