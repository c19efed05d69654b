/** `npm run titles -- REV`: which tests of a commit are still there, in which set, and what has become of the others. */

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { GATE, REST } from './steps.ts';
import { testsOf } from './touched.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

const help = `npm run titles -- REV

Compares the titles of all tests at REV with today's: each is in the gate (npm test), in the rest (npm run test:all), or has its
successors in tests/successors.json. Ends with status 1 if one has not.`;

/** From a title to the titles of the tests that show the same today. */
const SUCCESSORS = 'tests/successors.json';
/** A title as the first argument of a test, or of the table of one. */
const TITLE =
  /(?:\b(?:it|test)|\))\(\s*(?:'((?:\\.|[^'\\])*)'|`((?:\\.|[^`\\])*)`|"((?:\\.|[^"\\])*)"),\s*(?:\{[^}]*\},\s*)?(?:async\b|\(|\w+\s*=>|function\b)/g;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { help: { type: 'boolean', short: 'h' } },
});
const [rev] = positionals;
if (values.help || rev === undefined) {
  console.log(help);
  process.exitCode = values.help ? 0 : 2;
} else {
  compare(rev);
}

function compare(then: string): void {
  const gate = titlesIn(GATE.flatMap((name) => testsOf(root, name)));
  const rest = titlesIn(REST.flatMap((name) => testsOf(root, name)));
  const successors = JSON.parse(readFileSync(join(root, SUCCESSORS), 'utf8')) as Record<string, string[]>;
  const counts = { gate: 0, rest: 0, successor: 0 };
  const lost: string[] = [];
  for (const { file, title } of titlesAt(then)) {
    const next = successors[title] ?? [];
    if (gate.has(title)) counts.gate++;
    else if (rest.has(title)) counts.rest++;
    else if (next.length > 0 && next.every((each) => gate.has(each) || rest.has(each))) counts.successor++;
    else lost.push(`${file}: ${title}`);
  }
  console.log(`${counts.gate} in the gate, ${counts.rest} in the rest, ${counts.successor} with a successor`);
  if (lost.length === 0) return;
  console.log(`\nLost:\n${lost.join('\n')}`);
  process.exitCode = 1;
}

function titlesIn(files: readonly string[]): Set<string> {
  return new Set(files.flatMap((file) => titlesOf(readFileSync(join(root, file), 'utf8'))));
}

function titlesAt(then: string): { file: string; title: string }[] {
  const git = (...words: string[]) =>
    execFileSync('git', words, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28, stdio: 'pipe' });
  const files = git('ls-tree', '-r', '--name-only', '-z', then)
    .split('\0')
    .filter((file) => /^(src|scripts|tests(?!\/fixtures))\/.*\.test\.tsx?$/.test(file));
  return files.flatMap((file) => titlesOf(git('show', `${then}:${file}`)).map((title) => ({ file, title })));
}

function titlesOf(text: string): string[] {
  return [...text.matchAll(TITLE)].map(([, ...found]) => found.find((title) => title !== undefined) ?? '');
}
