/** Finds the browser tests that a change can break: they import little of what they open. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Import, reachedFrom } from './slice-graph.ts';

/** What every browser test stands on: what it imports of the game says nothing about a test. */
const BELOW_ALL = /^tests\/e2e\/(rink|people|seats|shared-game|world)\.ts$/;
const OF_BROWSER = /^tests\/e2e\//;
const ROUTE = /^src\/web\/routes\/(.*)\.tsx$/;

interface Change {
  /** Paths from the root of the project. */
  changed: readonly string[];
  imports: readonly Import[];
  /** The browser tests to choose from. */
  tests: readonly string[];
}

/**
 * Returns the browser tests that import a changed file of the tests, directly or through others; that name the address of a screen
 * which is built from a changed file; or that carry the name of the noun of one (of its users, where it has none), or import
 * something of it.
 */
export function touchedJourneys(root: string, { changed, imports, tests }: Change): string[] {
  const reached = reachedFrom(
    changed,
    imports.filter(({ from, to }) => !BELOW_ALL.test(from) || OF_BROWSER.test(to)),
  );
  const addresses = [...reached].flatMap((file) => addressOf(file) ?? []);
  const importsBy = Map.groupBy(imports, ({ from }) => from);
  const importers = Map.groupBy(imports, ({ to }) => to);
  // A file of no noun counts for those that use it: hockey itself, above all.
  const users = (file: string) => (importers.get(file) ?? []).flatMap(({ from }) => nounOf(from) ?? []);
  const nouns = new Set(changed.flatMap((file) => nounOf(file) ?? users(file)));
  return tests.filter((test) => {
    const imported = (importsBy.get(test) ?? []).map(({ to }) => to);
    if (reached.has(test) || nouns.has(test.replace(/^.*\/|(\.long|\.look)?\.test\.ts$/g, ''))) return true;
    if (imported.some((file) => nouns.has(nounOf(file) ?? ''))) return true;
    const texts = [test, ...imported.filter((file) => OF_BROWSER.test(file) && !BELOW_ALL.test(file))];
    const words = texts.map((file) => readFileSync(join(root, file), 'utf8')).join();
    return addresses.some((address) => names(words, address));
  });
}

/** Returns the address of a screen's file up to its first parameter: '/club/lineups'; undefined for other files. */
function addressOf(file: string): string | undefined {
  const [, place] = ROUTE.exec(file) ?? [];
  if (place === undefined || place === '__root') return undefined;
  const parts = place.split(/[/.]/).filter((part) => part !== 'index' && !part.startsWith('_'));
  const fixed = parts.findIndex((part) => /[${]/.test(part));
  return `/${(fixed < 0 ? parts : parts.slice(0, fixed)).join('/')}`;
}

/** Returns whether a text quotes an address, or one below it. */
function names(words: string, address: string): boolean {
  return [`'${address}`, `"${address}`, `\`${address}`].some((start) =>
    words
      .split(start)
      .slice(1)
      .some((rest) => !/^[\w-]/.test(rest)),
  );
}

/** Returns the noun of a file of the server or the screens. */
function nounOf(file: string): string | undefined {
  // The steps of a day move the noun that tells of them.
  if (file.startsWith('src/world/')) return 'world';
  return /^src\/(?:domains|web\/features)\/([^/]+)\//.exec(file)?.[1];
}
