/** Every screen with its route's data, read from the files: no browser or build is needed. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runInNewContext } from 'node:vm';
import type { ScreenData, ScreenPath } from '#web/lib/screens.ts';

export interface ScreenFile {
  /** The path that the router derives from the file name. */
  path: ScreenPath;
  source: string;
  data: ScreenData;
}

const folder = fileURLToPath(new URL('../../src/web/routes', import.meta.url));

export const SCREEN_FILES: readonly ScreenFile[] = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.tsx') && file !== '__root.tsx')
  .map((file) => {
    const source = readFileSync(join(folder, file), 'utf8');
    return { path: pathOf(file), source, data: dataOf(file, source) };
  });

const dataByPath = new Map(SCREEN_FILES.map(({ path, data }) => [path, data]));

/** Returns a screen's data; throws for a path that is not a screen. */
export function screenDataOf(path: ScreenPath): ScreenData {
  const data = dataByPath.get(path);
  if (!data) throw new Error(`${path} is no screen.`);
  return data;
}

/** Returns the route path of a route file, by the router's rules for file names. */
function pathOf(file: string): ScreenPath {
  const path = file.replace(/\.tsx$/, '').replace(/\.(?=\{)/g, '/');
  return `/${path.replace(/(^|\/)index$/, '')}` as ScreenPath;
}

/** Evaluates the literal alone: one that needs the rest of its file throws. The compiler has checked its type. */
function dataOf(file: string, source: string): ScreenData {
  const literal = /staticData: (\{[^}]*\})/.exec(source)?.[1];
  if (!literal) throw new Error(`${file} has no static data.`);
  return JSON.parse(runInNewContext(`JSON.stringify(${literal})`) as string) as ScreenData;
}
