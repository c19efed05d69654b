/** Which unit tests a change can break, so that `npm run check` need not run all of them. */

import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { importsOf } from './slice-graph.ts';

/** What may change the outcome of any test. */
const BELOW_ALL = /^(package(-lock)?\.json|vitest\.config\.ts|tsconfig[^/]*\.json|tests\/[^/]+\.ts)$/;
const UNIT_TEST = /^(src|scripts|tests\/specification)\/.*(?<!\.(database|long))\.test\.tsx?$/;
/** Tests of the house itself look at files that they do not import; those of simulations do not. */
const OF_THE_HOUSE = /^(scripts\/(?!sim\/)|tests\/)/;
/** So do others in which one of these stands. */
const READS_FILES = /\b(readFileSync|readFile|readdirSync|globSync|glob)\(/;
/** The web app finds the words of its features, and more, by their place. */
const FINDS_BY_PLACE = /\bimport\.meta\.glob\b/;

/**
 * Files that differ from the last commit, new and deleted ones too; paths from the root of the project.
 *
 * @returns null outside a repository
 */
export function changedFiles(root: string): string[] | null {
  const git = (...words: string[]) => execFileSync('git', words, { cwd: root, encoding: 'utf8', stdio: 'pipe' });
  try {
    const names = git('diff', '--name-only', '-z', 'HEAD') + git('ls-files', '--others', '--exclude-standard', '-z');
    return names.split('\0').filter(Boolean);
  } catch {
    return null;
  }
}

/**
 * The unit tests that import a changed file, directly or through others, are changed themselves, or look at files of the house.
 *
 * @param changed paths from the root of the project
 * @returns paths in order; 'all' if nothing has changed, or something that all of them depend on
 */
export function touchedTests(root: string, changed: readonly string[]): string[] | 'all' {
  if (changed.length === 0 || changed.some((file) => BELOW_ALL.test(file))) return 'all';
  const files = globSync('{src,scripts,tests}/**/*.{ts,tsx,mjs}', { cwd: root }).map((file) =>
    file.replaceAll('\\', '/'),
  );
  const hasIn = (file: string, words: RegExp) => words.test(readFileSync(join(root, file), 'utf8'));
  const importers = Map.groupBy(importsOf(root, files), ({ to }) => to);
  const reached = new Set(changed);
  if (changed.some(isOfWeb))
    for (const file of files) if (isOfWeb(file) && hasIn(file, FINDS_BY_PLACE)) reached.add(file);
  // A set that is gone through meets what is added meanwhile.
  for (const file of reached) for (const { from } of importers.get(file) ?? []) reached.add(from);
  return files
    .filter((file) => UNIT_TEST.test(file))
    .filter((file) => reached.has(file) || OF_THE_HOUSE.test(file) || hasIn(file, READS_FILES))
    .sort();
}

function isOfWeb(file: string): boolean {
  return file.startsWith('src/web/');
}
