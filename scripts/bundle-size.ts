/** `npm run bundle-size`: what the browser loads of the built web app, against its budgets. */

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';

/**
 * Budgets in kB (1000 bytes) after gzip: what every visitor loads first, and what each screen adds to it. Method and path of
 * every call and the text of every refusal are in the entry, and grow with the product.
 */
export const BUDGETS = { entryScripts: 208, styles: 52, screen: 60 } as const;
/**
 * Maximum scripts for the first screen, whichever it is. A browser requests six at a time. The page of a player takes most: 70.
 */
export const MAX_FILES = 74;

/** The parts of Vite's manifest (build.manifest) that matter here. */
interface Chunk {
  file: string;
  isEntry?: boolean;
  imports?: string[];
}
export type Manifest = Record<string, Chunk>;

const ROUTES = 'src/web/routes/';

export interface Line {
  name: string;
  bytes: number;
  budget: number;
  /** Scripts loaded when the screen is the first one opened. */
  files?: number;
  /** Besides its own part, what a screen shares with others and loads if none of them was shown before. */
  sharedBytes?: number;
}

/**
 * Returns what is loaded: scripts of the entry with all that it imports, the styles of all screens, then each screen with what
 * only it adds.
 * @param sizeOf bytes of a file after gzip
 */
export function measureBundle(manifest: Manifest, sizeOf: (file: string) => number): Line[] {
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry);
  if (!entry) throw new Error('The manifest names no entry.');
  const first = withImports(manifest, entry);
  const sum = (files: Iterable<string>) => [...new Set(files)].reduce((bytes, file) => bytes + sizeOf(file), 0);
  const filesOf = (chunks: Iterable<string>) => [...chunks].map((chunk) => manifest[chunk]!.file);
  const screens = Object.keys(manifest)
    .filter((key) => key.startsWith(ROUTES))
    .map((key) => ({ key, files: filesOf([...withImports(manifest, key)].filter((chunk) => !first.has(chunk))) }));
  const styles = Object.values(manifest).flatMap(({ file }) => (file.endsWith('.css') ? [file] : []));
  const filesAtFirst = (key: string) => new Set(filesOf([...first, ...withImports(manifest, key)])).size;
  const isShared = (file: string) => screens.filter(({ files }) => files.includes(file)).length > 1;
  const screenLines = screens.map(({ key, files }) => ({
    files: filesAtFirst(key),
    name: key.slice(ROUTES.length).replace(/\.tsx.*$/, ''),
    bytes: sum(files.filter((file) => !isShared(file))),
    sharedBytes: sum(files.filter(isShared)),
    budget: BUDGETS.screen,
  }));
  return [
    { name: 'entry, scripts', bytes: sum(filesOf(first)), budget: BUDGETS.entryScripts },
    { name: 'styles', bytes: sum(styles), budget: BUDGETS.styles },
    ...screenLines.sort((one, other) => other.bytes - one.bytes),
  ];
}

function withImports(manifest: Manifest, key: string, found = new Set<string>()): Set<string> {
  if (found.has(key)) return found;
  found.add(key);
  for (const imported of manifest[key]?.imports ?? []) withImports(manifest, imported, found);
  return found;
}

/**
 * Finds circular imports between chunks: one of them runs before what it needs, and its screens do not open.
 * @returns for each circle reachable from any chunk, its files in import order; empty when there is none
 */
export function importCircles(manifest: Manifest): string[][] {
  const circles: string[][] = [];
  const done = new Set<string>();
  const follow = (key: string, above: readonly string[]) => {
    if (above.includes(key))
      circles.push([...above.slice(above.indexOf(key)), key].map((part) => manifest[part]!.file));
    if (done.has(key) || above.includes(key)) return;
    for (const imported of manifest[key]?.imports ?? []) follow(imported, [...above, key]);
    done.add(key);
  };
  for (const key of Object.keys(manifest)) follow(key, []);
  return circles;
}

const isOver = ({ bytes, budget, files = 0 }: Line) => bytes > budget * 1000 || files > MAX_FILES;

function report(line: Line): string {
  const size = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
  const shared = line.sharedBytes ? `, and ${size(line.sharedBytes)} shared with other screens` : '';
  const files = line.files ? `, in ${line.files} files` : '';
  return `${isOver(line) ? '✗' : '✓'} ${size(line.bytes).padStart(9)} of ${line.budget}  ${line.name}${shared}${files}`;
}

/** Screens listed when none is over its budget; the others are smaller. */
const SHOWN_SCREENS = 12;

/**
 * Compares the built web app with its budgets.
 * @returns the lines to show, and those over budget or in a circle
 * @throws in a sentence when it is not built
 */
export function bundleReport(): { shown: string[]; over: string[] } {
  const output = fileURLToPath(new URL('../dist/web', import.meta.url));
  const path = join(output, '.vite', 'manifest.json');
  if (!existsSync(path)) throw new Error('The web app is not built yet. Run "npm run build" first.');
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as Manifest;
  const lines = measureBundle(manifest, (file) => gzipSync(readFileSync(join(output, file))).length);
  const over = lines.filter(isOver);
  const circles = importCircles(manifest).map((files) => `✗ need each other in a circle: ${files.join(' → ')}`);
  return {
    shown: [...[...new Set([...lines.slice(0, 2 + SHOWN_SCREENS), ...over])].map(report), ...circles],
    over: [...over.map(report), ...circles],
  };
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { help: { type: 'boolean', short: 'h' } } });
  if (values.help) {
    console.log('npm run bundle-size\n\nSizes of the built web app after gzip; fails when one is over its budget.');
  } else {
    try {
      const { shown, over } = bundleReport();
      for (const line of shown) console.log(line);
      if (over.length > 0) process.exitCode = 1;
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
      process.exitCode = 1;
    }
  }
}
