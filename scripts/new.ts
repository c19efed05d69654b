/** `npm run new -- slice NAME`: generates a small working slice for a new noun, to be replaced by the real thing. */

import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { resolveConfig } from 'vite';
import { entered } from './new/lists.ts';
import { faultOfName, namesOf } from './new/names.ts';
import { filesOfSlice } from './new/slice-files.ts';

const help = `npm run new -- slice NAME

Makes the noun NAME, in lower case with hyphens (fan-club): a folder in src/domains with a call that reads and one that writes, a
table, a rule, erasing and exporting, and their tests; a screen with its words; its entries in the lists; its migration and its route.`;

const root = fileURLToPath(new URL('..', import.meta.url));
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { help: { type: 'boolean', short: 'h' } },
});
const [kind, name = '', ...rest] = positionals;

if (values.help) {
  console.log(help);
} else if (kind !== 'slice' || rest.length > 0) {
  refuse(help);
} else {
  const fault = faultOfName(root, name);
  if (fault) refuse(fault);
  else await makeSlice();
}

async function makeSlice(): Promise<void> {
  const names = namesOf(name);
  const hasScreen = !existsSync(join(root, 'src/web/routes', name)) && !existsSync(join(root, names.routeFile));
  const made = filesOfSlice(names, { hasScreen });
  const lists = entered(names, (path) => readFileSync(join(root, path), 'utf8'));
  const files = { ...made, ...lists };
  for (const [path, source] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), source);
  }
  // Sorts the imports of the lists.
  run('@biomejs/biome/bin/biome', ['check', '--write', ...Object.keys(files)]);
  run('drizzle-kit/bin.cjs', ['generate', '--name', name.replaceAll('-', '_')]);
  // The router's plugin writes the route tree whenever its configuration is read.
  await resolveConfig({ root, logLevel: 'silent' }, 'serve');
  for (const path of Object.keys(made)) console.log(`  made     ${path}`);
  for (const path of Object.keys(lists)) console.log(`  changed  ${path}`);
  console.log(
    `\nIts table has a migration in src/platform/database/migrations. What comes next: CONTRIBUTING.md, "Add a feature".`,
  );
  if (!hasScreen) console.log(`/${name} has a screen already (src/web/routes): show there what the noun answers.`);
}

function run(program: string, words: readonly string[]): void {
  execFileSync(process.execPath, [join(root, 'node_modules', program), ...words], { cwd: root, stdio: 'pipe' });
}

function refuse(sentence: string): void {
  console.error(sentence);
  process.exitCode = 2;
}
