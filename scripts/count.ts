/** `npm run count`: lines of TypeScript and CSS by purpose, without catalogue texts and generated files. */

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');

/** Not counted: texts are data, and generated files are not written by hand. */
const LEFT_OUT = [
  /\.gen\.tsx?$/,
  /^src\/web\/locales\//,
  /(^|\/)(words|titles|labels)(\.[a-z]{2})?\.ts$/,
  /^src\/platform\/database\/migrations\//,
];

/** The first matching pattern gives the purpose of a file. */
const PURPOSES: [purpose: string, pattern: RegExp][] = [
  ['tests: database', /\.database\.test\.tsx?$/],
  ['tests: browser', /^tests\/e2e\//],
  ['tests: scenarios', /^tests\/(scenarios|exam)\//],
  ['tests: unit', /\.test\.tsx?$/],
  ['tests: factories etc.', /^tests\//],
  ['css', /\.css$/],
  ['web: facts', /^src\/web\/.*\/facts\.tsx$/],
  ['web: routes', /^src\/web\/routes\//],
  ['web: components', /^src\/web\/.*\.tsx$/],
  ['web: hooks and logic', /^src\/web\//],
  ...['store', 'rules', 'views', 'contract', 'routes', 'tables', 'constants'].map((part): [string, RegExp] => [
    `server: ${part}`,
    new RegExp(`^src/domains/[^/]+/${part}(\\.ts|/)`),
  ]),
  ['server: other parts of slices', /^src\/domains\//],
  ['engine', /^src\/engine\//],
  ['platform', /^src\/platform\//],
  ['world', /^src\/world\//],
  ['app', /^src\/app\//],
  ['scripts', /^scripts\//],
];

const files = execFileSync('git', ['ls-files', '-z', '*.ts', '*.tsx', '*.mjs', '*.css'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\0')
  .filter((file) => file !== '' && !LEFT_OUT.some((pattern) => pattern.test(file)));
const lines = new Map([...PURPOSES.map(([purpose]) => purpose), 'settings of tools'].map((purpose) => [purpose, 0]));
for (const file of files) {
  const purpose = PURPOSES.find(([, pattern]) => pattern.test(file))?.[0] ?? 'settings of tools';
  const count = readFileSync(join(ROOT, file), 'utf8').split('\n').length - 1;
  lines.set(purpose, (lines.get(purpose) ?? 0) + count);
}

const total = [...lines.values()].reduce((sum, count) => sum + count, 0);
for (const [purpose, count] of [...lines, ['total', total] as const]) {
  console.log(`${purpose.padEnd(32)}${count.toLocaleString('en-US').padStart(10)}`);
}
