/** Counts that should shrink. Each limit only falls: a change that reduces a count lowers its limit, and none raises one. */
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { filesBelow, type Graph, graphOf, importsOf } from './slice-graph.ts';

const LIMITS = {
  /** Lines of feature style sheets, per open screen. */
  styleLinesPerScreen: 59,
  /** Columns whose heading is written beside them, where the column kit would find it, per hundred open screens. */
  columnLiteralsPer100Screens: 50,
  /** Lines of a test file before its first test, on average. */
  linesBeforeFirstTest: 34,
  /** Features that import one another in a circle, and imports that are part of one. */
  featuresInCircles: 0,
  importsInCircles: 0,
  /** Files that biome.json allows to have a function of more than 80 lines. */
  filesWithLongFunctions: 0,
};
/** A count this far below its limit has fallen for good. */
const SLACK = 0.05;

const root = fileURLToPath(new URL('..', import.meta.url));
const sources = (pattern: string) =>
  globSync(pattern, { cwd: root }).map((file) => ({ file, source: readFileSync(`${root}/${file}`, 'utf8') }));
const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);

function openScreens(): number {
  const routes = sources('src/web/routes/**/*.tsx');
  return routes.filter(({ source }) => source.includes('staticData') && !source.includes('opensLater')).length;
}

const styleLines = (sheet: string) =>
  sheet
    .replaceAll(/\/\*.*?\*\//gs, '')
    .split('\n')
    .filter((line) => line.trim() !== '').length;

const columnLiterals = (source: string) => [...source.matchAll(/^\s*header:|\{ id: .*\bheader:/gm)].length;

/** Returns the lines before the first test; null: the file has none of its own. */
function linesBefore(source: string): number | null {
  const at = source.split('\n').findIndex((line) => /^\s*(it|test)(\.\w+)*\(/.test(line));
  return at < 0 ? null : at;
}

/** Returns which features import which. */
function graphOfFeatures(): Graph {
  const imports = importsOf(root, filesBelow(root));
  return graphOf(imports, (file) => /^src\/web\/features\/([^/]+)\//.exec(file)?.[1]);
}

/** Returns the imports of a graph that are part of a circle. */
function importsInCircles(graph: Graph): [from: string, to: string][] {
  const reached = new Map([...graph.keys()].map((node) => [node, reachedFrom(graph, node)]));
  return [...graph].flatMap(([from, targets]) =>
    [...targets.keys()].filter((to) => reached.get(to)?.has(from)).map((to): [string, string] => [from, to]),
  );
}

function reachedFrom(graph: Graph, node: string, reached = new Set<string>()): Set<string> {
  for (const next of graph.get(node)?.keys() ?? []) {
    if (reached.has(next)) continue;
    reached.add(next);
    reachedFrom(graph, next, reached);
  }
  return reached;
}

function counts(): typeof LIMITS {
  const screens = openScreens();
  const columns = sources('src/web/features/**/*.{ts,tsx}').filter(({ file }) => !file.includes('.test.'));
  const before = sources('{src,scripts,tests}/**/*.test.{ts,tsx}').flatMap(({ source }) => linesBefore(source) ?? []);
  const circles = importsInCircles(graphOfFeatures());
  const { overrides } = JSON.parse(readFileSync(`${root}/biome.json`, 'utf8')) as {
    overrides: { includes: string[]; linter: { rules: Record<string, Record<string, unknown>> } }[];
  };
  const long = overrides.filter(({ linter }) => linter.rules['complexity']?.['noExcessiveLinesPerFunction'] === 'off');
  return {
    styleLinesPerScreen: sum(sources('src/web/features/**/*.css').map(({ source }) => styleLines(source))) / screens,
    columnLiteralsPer100Screens: (100 * sum(columns.map(({ source }) => columnLiterals(source)))) / screens,
    linesBeforeFirstTest: sum(before) / before.length,
    featuresInCircles: new Set(circles.map(([from]) => from)).size,
    importsInCircles: circles.length,
    filesWithLongFunctions: sum(long.map(({ includes }) => includes.filter((file) => !/\*/.test(file)).length)),
  };
}

describe('the ratchet', () => {
  const now = counts();
  it.each(Object.entries(LIMITS))('%s: at most %d', (name, limit) => {
    const count = now[name as keyof typeof LIMITS];
    expect(count, `${name} may only fall`).toBeLessThanOrEqual(limit);
    expect(count, `${name} has fallen: lower its limit to ${Math.ceil(count)}`).toBeGreaterThan(
      Math.floor(limit * (1 - SLACK)) - 1,
    );
  });

  it('counts style lines without comments, columns of both forms, and circles without what leads to them', () => {
    expect(styleLines('/* one\n two */\n.a {\n\n  color: red;\n}\n')).toBe(3);
    expect(columnLiterals(`{ id: 'a', header: t('a') },\n{\n  id: 'b',\n  header: 'B',\n}`)).toBe(2);
    expect(linesBefore(`import x;\n\ndescribe('a', () => {\n  it('b', () => {});\n});`)).toBe(3);
    expect(linesBefore('export const helper = 1;')).toBeNull();
    const links = { one: ['two'], two: ['three'], three: ['two'], four: [] as string[] };
    const graph = graphOf(
      Object.entries(links).flatMap(([from, targets]) => targets.map((to) => ({ from, to }))),
      (file) => file,
    );
    expect(importsInCircles(graph)).toEqual([
      ['two', 'three'],
      ['three', 'two'],
    ]);
  });
});
