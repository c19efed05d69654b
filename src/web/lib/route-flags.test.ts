import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createMemoryHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router';
import { describe, expect, test } from 'vitest';
import { NOT_OPEN_YET } from '#web/routes/not-open-yet.ts';
import { flagsOf, ROUTE_FLAGS } from './route-flags.ts';

const folder = fileURLToPath(new URL('../routes', import.meta.url));
const flagged = Object.keys(ROUTE_FLAGS).sort();
/** Screens of ours that the specification knows without a route. */
const OUR_OWN = ['/admin', '/club/choose', '/settings'];

/** Route path of a route file, by the router's rules for file names. */
function pathOf(file: string): string {
  const path = file.replace(/\.tsx$/, '').replace(/\.(?=\{)/g, '/');
  return `/${path.replace(/(^|\/)index$/, '')}`;
}

const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.tsx') && file !== '__root.tsx');
const sourceByPath = new Map(files.map((file) => [pathOf(file), readFileSync(join(folder, file), 'utf8')]));

describe('the tree of screens', () => {
  test('has the 151 routes of the specification and our own, each as a file', () => {
    expect([...sourceByPath.keys()].sort()).toEqual(flagged);
    expect(flagged.filter((path) => !OUR_OWN.includes(path))).toHaveLength(151);
  });

  test('each file declares the route that its place says', () => {
    for (const [path, source] of sourceByPath) {
      const declared = /createFileRoute\('([^']+)'\)/.exec(source)?.[1]?.replace(/(.)\/$/, '$1');
      expect(declared).toBe(path);
    }
  });

  test('lists exactly those that open later', () => {
    const later = [...sourceByPath].filter(([, source]) => source.includes('component: OpensLater'));
    expect(later.map(([path]) => path).sort()).toEqual([...NOT_OPEN_YET].sort());
  });

  test('knows the flags of a path with or without a closing slash', () => {
    expect(flagsOf('/forum/')).toBe(ROUTE_FLAGS['/forum']);
    expect(flagsOf('/')).toBe(ROUTE_FLAGS['/']);
    expect(flagsOf('/nothing')).toBeUndefined();
  });
});

describe('the router', () => {
  const root = createRootRoute();
  const router = createRouter({
    routeTree: root.addChildren(flagged.map((path) => createRoute({ getParentRoute: () => root, path }))),
    history: createMemoryHistory(),
  });
  const matched = (address: string) => router.matchRoutes(address).at(-1)?.fullPath;

  test.each(flagged)('opens %s with an id, and without one where that is optional', (path) => {
    expect(matched(path.replace('{-$id}', '7').replace(/\$\w+/, '7'))).toBe(path);
    if (path.endsWith('{-$id}')) expect(matched(path.replace('/{-$id}', ''))).toBe(path);
  });
});
