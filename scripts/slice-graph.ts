/**
 * The imports between slices (`layers.ts`). Where two nouns need each other, one publishes a fact, offers a port, or leaves to a
 * view what only a screen needs: nouns have no circles, nor have tables, nor views.
 */
import { globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { GRAPHS, LAYERS, type Layer } from './layers.ts';

/** An import of one file by another; paths from the root of the project. */
export interface Import {
  from: string;
  to: string;
}

/** Which node imports which, with one import as evidence. */
export type Graph = ReadonlyMap<string, ReadonlyMap<string, Import>>;

/** Programs of threads and processes are named by their URL. */
const IMPORT = /\b(?:from|import|new URL)\s*\(?\s*'([#.][^']+)'/g;

/** Returns the files of the program below `root`, tests left out. */
export function filesBelow(root: string): string[] {
  return globSync('src/**/*.{ts,tsx}', { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/\.(test|gen)\.tsx?$/.test(file))
    .sort();
}

/** Returns every import of a file of the program by another, including imports of types. */
export function importsOf(root: string, files: readonly string[]): Import[] {
  return files.flatMap((from) =>
    [...readFileSync(join(root, from), 'utf8').matchAll(IMPORT)].map(([, name = '']) => ({
      from,
      to: name.startsWith('#') ? `src/${name.slice(1)}` : posix.join(posix.dirname(from), name),
    })),
  );
}

/** Returns these files, and all that import one of them, directly or through others. */
export function reachedFrom(files: readonly string[], imports: readonly Import[]): ReadonlySet<string> {
  const importers = Map.groupBy(imports, ({ to }) => to);
  const reached = new Set(files);
  // Iterating over a set also visits what is added in the meantime.
  for (const file of reached) for (const { from } of importers.get(file) ?? []) reached.add(from);
  return reached;
}

/** Returns the layer of a file in `src/domains`; undefined for a file that has none. */
export function placeOf(file: string): { slice: string; layer: Layer } | undefined {
  const [, room, slice = '', part = slice] = file.replace(/\.tsx?$/, '').split('/');
  const layer = LAYERS.find(({ parts }: Layer) => parts.includes(part));
  return room === 'domains' && layer ? { slice, layer } : undefined;
}

/** Returns files in `src/domains` that belong to no layer, so that no rule says what may import them. */
export function withoutPlace(files: readonly string[]): string[] {
  return files.filter((file) => file.startsWith('src/domains/') && !placeOf(file));
}

/** Returns the graph of the imports, where `nodeOf` names the two ends; undefined leaves an import out. */
export function graphOf(imports: readonly Import[], nodeOf: (file: string) => string | undefined): Graph {
  const graph = new Map<string, Map<string, Import>>();
  for (const one of imports) {
    const [from, to] = [nodeOf(one.from), nodeOf(one.to)];
    if (from === undefined || to === undefined || from === to) continue;
    const targets = graph.get(from) ?? new Map<string, Import>();
    graph.set(from, targets);
    if (!targets.has(to)) targets.set(to, one);
  }
  return graph;
}

/** Returns which slices import which within a graph. Files that slices share are left out, since their lists name all of them. */
export function graphAmong(imports: readonly Import[], name: Layer['graph']): Graph {
  return graphOf(imports, (file) => {
    const place = placeOf(file);
    return place?.layer.graph === name && isOfSlice(file) ? place.slice : undefined;
  });
}

/** Returns whether a file is in the folder of a slice, unlike `src/domains/slices.ts`. */
export function isOfSlice(file: string): boolean {
  return /^src\/domains\/[^/]+\//.test(file);
}

/** Returns a circle, if there is one: its nodes in order, the first once more at the end. */
export function circleIn(graph: Graph): string[] | null {
  const done = new Set<string>();
  const visit = (node: string, path: readonly string[]): string[] | null => {
    if (path.includes(node)) return [...path.slice(path.indexOf(node)), node];
    if (done.has(node)) return null;
    for (const next of graph.get(node)?.keys() ?? []) {
      const circle = visit(next, [...path, node]);
      if (circle) return circle;
    }
    done.add(node);
    return null;
  };
  for (const node of graph.keys()) {
    const circle = visit(node, []);
    if (circle) return circle;
  }
  return null;
}

/** Returns a circle of each graph that has one, in readable form: 'nouns: a/store.ts → b/store.ts, b/rules.ts → a/rules.ts'. */
export function circlesBetweenSlices(imports: readonly Import[]): string[] {
  return GRAPHS.flatMap((name) => {
    const graph = graphAmong(imports, name);
    const circle = circleIn(graph);
    return circle ? [`${name}: ${arrowsOf(graph, circle).join(', ')}`] : [];
  });
}

function arrowsOf(graph: Graph, path: readonly string[]): string[] {
  return path.slice(1).map((to, at) => {
    const one = graph.get(path[at] ?? '')?.get(to);
    return [one?.from, one?.to].map((file) => file?.replace('src/domains/', '')).join(' → ');
  });
}
