/** `npm run check`: what a change must pass before it is committed, in less than a minute. */

import { parseArgs } from 'node:util';
import { lineOf, runStep, type Step, staticSteps, suites } from './steps.ts';

const help = `npm run check

Format, lint, types, import rules, dead code and unit tests. Shows one line for each, and what is wrong.
"npm run format" repairs the format. "npm test" does all this and the slower tests.`;

const { values } = parseArgs({ options: { help: { type: 'boolean', short: 'h' } } });
if (values.help) {
  console.log(help);
} else {
  // The longest first, all side by side: none of them has work for every core from its beginning to its end.
  const areRight = await Promise.all([suites.unit, ...staticSteps].map(check));
  if (areRight.includes(false)) process.exitCode = 1;
}

async function check(step: Step): Promise<boolean> {
  const outcome = await runStep(step, 'at its end');
  console.log(lineOf(step, outcome));
  if (outcome.failed > 0) console.log(outcome.said.trim().replaceAll(/^/gm, '    '));
  return outcome.failed === 0;
}
