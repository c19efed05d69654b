/** Finds what a change can break, so that `npm run check` need not check everything. */

import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { importsOf } from './slice-graph.ts';
import type { Step } from './steps.ts';

/** Files that may change the outcome of any test. */
const BELOW_ALL = /^(package(-lock)?\.json|vitest\.config\.ts|tsconfig[^/]*\.json|tests\/[^/]+\.ts)$/;
/** Files that say what is checked in all others. */
const SETTINGS =
  /^(package(-lock)?\.json|biome\.json|\.dependency-cruiser\.mjs|tsconfig[^/]*\.json|scripts\/(layers|steps)\.ts)$/;
const UNIT_TEST = /^(src|scripts|tests\/specification)\/.*(?<!\.(database|long))\.test\.tsx?$/;
/** Tests of the project itself read files that they do not import; those of simulations do not. */
const OF_THE_HOUSE = /^(scripts\/(?!sim\/)|tests\/)/;
/** So do other tests that contain one of these calls. */
const READS_FILES = /\b(readFileSync|readFile|readdirSync|globSync|glob)\(/;
/** The web app finds its features' catalogues, and more, by their location. */
const FINDS_BY_PLACE = /\bimport\.meta\.glob\b/;

/**
 * Returns the files that differ from the last commit, including new and deleted ones; paths from the root of the project.
 *
 * @returns null outside a repository
 */
export function changedFiles(root: string): string[] | null {
  const git = (...words: string[]) => execFileSync('git', words, { cwd: root, encoding: 'utf8', stdio: 'pipe' });
  try {
    const names =
      git('diff', '--name-only', '--no-renames', '-z', 'HEAD') +
      git('ls-files', '--others', '--exclude-standard', '-z');
    return names.split('\0').filter(Boolean);
  } catch {
    return null;
  }
}

/**
 * Returns the unit tests that import a changed file, directly or through others, are changed themselves, or read files of the
 * project.
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
  // Iterating over a set also visits what is added in the meantime.
  for (const file of reached) for (const { from } of importers.get(file) ?? []) reached.add(from);
  return files
    .filter((file) => UNIT_TEST.test(file))
    .filter((file) => reached.has(file) || OF_THE_HOUSE.test(file) || hasIn(file, READS_FILES))
    .sort();
}

/**
 * Returns a step for the changed files alone, where it reads files one by one and nothing that applies to all has changed.
 *
 * @param changed paths from the root of the project; with none, the step stays as it is
 * @returns null if it has nothing to read
 */
export function narrowed(root: string, step: Step, changed: readonly string[]): Step | null {
  const { files } = step;
  if (!files || changed.length === 0 || changed.some((file) => SETTINGS.test(file))) return step;
  const present = changed.filter((file) => existsSync(join(root, file)));
  // Files that did not change may import a deleted one.
  if (files.follows && present.length < changed.length) return step;
  const all = present.filter((file) => files.among.test(file));
  return all.length > 0 ? { ...step, files: { ...files, all } } : null;
}

function isOfWeb(file: string): boolean {
  return file.startsWith('src/web/');
}
