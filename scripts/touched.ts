/** Finds what a change can break, so that `npm run check` and `npm test -- touched` need not check everything. */

import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { importsOf, reachedFrom } from './slice-graph.ts';
import type { Step, SuiteName } from './steps.ts';
import { THOROUGH, THOROUGH_JOURNEYS } from './thorough.ts';
import { touchedJourneys } from './touched-journeys.ts';

/** Files that may change the outcome of any test. */
const BELOW_ALL = /^(package(-lock)?\.json|vitest\.config\.ts|tsconfig[^/]*\.json|tests\/[^/]+\.ts)$/;
/** Files that say what is checked in all others. */
const SETTINGS =
  /^(package(-lock)?\.json|biome\.json|\.dependency-cruiser\.mjs|tsconfig[^/]*\.json|scripts\/(layers|steps)\.ts)$/;
/** The files of each suite, by their names. */
const TESTS: Record<Exclude<SuiteName, 'root'>, RegExp> = {
  unit: /^(src|scripts|tests\/specification)\/.*(?<!\.(database|long))\.test\.tsx?$/,
  database: /^(src|scripts)\/.*\.database\.test\.ts$/,
  scenarios: /^tests\/scenarios\/.*(?<!\.long)\.test\.ts$/,
  e2e: /^tests\/e2e\/.*(?<!\.(long|look))\.test\.ts$/,
  journeys: /^tests\/e2e\/.*\.long\.test\.ts$/,
  exam: /^tests\/exam\/.*\.test\.ts$/,
  long: /^(?!tests\/e2e\/|scripts\/sim\/).*\.long\.test\.ts$/,
  simulations: /^scripts\/sim\/.*\.long\.test\.ts$/,
  looks: new RegExp(`^tests/e2e/(${THOROUGH_JOURNEYS.join('|').replaceAll('.', '\\.')}|.*\\.look)\\.test\\.ts$`),
};
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
  return namesFromGit(root, ['diff', '--name-only', '--no-renames', '-z', 'HEAD'], UNTRACKED);
}

/**
 * Returns the files that have changed in the commits since a moment, or after the last of them.
 *
 * @param since as git reads it: "48 hours ago"
 * @returns null outside a repository
 */
export function changedLately(root: string, since: string): string[] | null {
  const log = ['log', `--since=${since}`, '--format=', '--name-only', '--no-renames', '-z', 'HEAD'];
  return namesFromGit(root, log, ['diff', '--name-only', '--no-renames', '-z', 'HEAD'], UNTRACKED);
}

const UNTRACKED = ['ls-files', '--others', '--exclude-standard', '-z'];

function namesFromGit(root: string, ...calls: readonly string[][]): string[] | null {
  const git = (words: string[]) =>
    execFileSync('git', words, { cwd: root, encoding: 'utf8', stdio: 'pipe', maxBuffer: 2 ** 28 });
  try {
    const names = calls.flatMap((words) => git(words).split('\0'));
    return [...new Set(names.map((name) => name.trim()).filter(Boolean))];
  } catch {
    return null;
  }
}

/** Returns the files of a suite, in order. */
export function testsOf(root: string, suite: keyof typeof TESTS): string[] {
  return testsAmong(root, sourcesOf(root), suite);
}

function testsAmong(root: string, files: readonly string[], suite: keyof typeof TESTS): string[] {
  const thorough = suite === 'long' ? globSync(THOROUGH, { cwd: root }).map(withSlashes) : [];
  return [...files.filter((file) => TESTS[suite].test(file)), ...thorough].sort();
}

const sourcesOf = (root: string) => globSync('{src,scripts,tests}/**/*.{ts,tsx,mjs}', { cwd: root }).map(withSlashes);

const withSlashes = (file: string) => file.replaceAll('\\', '/');

/**
 * Returns the tests of a suite that import a changed file, directly or through others, or are changed themselves. Of unit tests,
 * also those that read files of the project; of browser tests, those of the screens and calls (touched-journeys.ts).
 *
 * @param changed paths from the root of the project
 * @returns paths in order; 'all' if nothing has changed, or something that all of them depend on
 */
export function touchedTests(
  root: string,
  changed: readonly string[],
  suite: keyof typeof TESTS = 'unit',
): string[] | 'all' {
  if (changed.length === 0 || changed.some((file) => BELOW_ALL.test(file))) return 'all';
  const files = sourcesOf(root);
  const tests = testsAmong(root, files, suite);
  const hasIn = (file: string, words: RegExp) => words.test(readFileSync(join(root, file), 'utf8'));
  const imports = importsOf(root, files);
  if (suite === 'e2e' || suite === 'journeys' || suite === 'looks')
    return touchedJourneys(root, { changed, imports, tests });
  const starts = changed.some(isOfWeb)
    ? [...changed, ...files.filter((file) => isOfWeb(file) && hasIn(file, FINDS_BY_PLACE))]
    : changed;
  const reached = reachedFrom(starts, imports);
  const isAlways = (file: string) => suite === 'unit' && (OF_THE_HOUSE.test(file) || hasIn(file, READS_FILES));
  return tests.filter((file) => reached.has(file) || isAlways(file));
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
