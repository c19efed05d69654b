import { readFileSync } from 'node:fs';
import { createMemoryHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router';
import { describe, expect, test } from 'vitest';
import { SCREEN_FILES } from '../../../tests/e2e/screen-files.ts';
import { navigationOf } from './navigation.ts';
import { type ScreenData, screensOf, titlesOf } from './screens.ts';

/** A route of the specification: '{id}' stands for an id, '{id}?' for an optional one; a missing flag is off. */
interface SpecifiedRoute extends Pick<ScreenData, 'area' | SpecifiedFlag> {
  path: string;
}
const SPECIFIED_FLAGS = ['guest', 'redirectIfActivated', 'redirectIfNotBankrupt', 'versioning'] as const;
type SpecifiedFlag = (typeof SPECIFIED_FLAGS)[number];

const specified: SpecifiedRoute[] = JSON.parse(
  readFileSync(new URL('../../../tests/oracles/routes.json', import.meta.url), 'utf8'),
);

describe('the screen tree', () => {
  test('has the 151 specified routes with their areas and flags, plus those marked as additions', () => {
    expect(specified).toHaveLength(151);
    const ours = SCREEN_FILES.filter(({ data }) => !data.unspecified).map(({ path, data }) => ({
      path: path.replace('{-$id}', '{id}?').replace(/\$(\w+)/, '{$1}'),
      area: data.area,
      ...Object.fromEntries(SPECIFIED_FLAGS.filter((flag) => data[flag]).map((flag) => [flag, true])),
    }));
    expect(ours.sort(byPath)).toEqual(specified.toSorted(byPath));
  });

  test('has every file declare the route its path implies', () => {
    for (const { path, source } of SCREEN_FILES) {
      const declared = /createFileRoute\('([^']+)'\)/.exec(source)?.[1]?.replace(/(.)\/$/, '$1');
      expect(declared).toBe(path);
    }
  });

  test('marks exactly the screens that open later', () => {
    for (const { path, source, data } of SCREEN_FILES) {
      expect(data.opensLater !== undefined, path).toBe(source.includes('component: OpensLater'));
    }
  });

  test('gives every menu screen a group and a position of its own', () => {
    const listed = SCREEN_FILES.filter(({ data }) => data.menu !== undefined);
    expect(listed.filter(({ data }) => data.group === undefined)).toEqual([]);
    const positions = listed.map(({ data }) => `${data.group} ${data.menu}`);
    expect(new Set(positions).size).toBe(positions.length);
  });
});

describe('the router', () => {
  const root = createRootRoute({ staticData: { title: 'Rinkside', area: 'public' } });
  const router = createRouter({
    routeTree: root.addChildren(
      SCREEN_FILES.map(({ path, data }) => createRoute({ getParentRoute: () => root, path, staticData: data })),
    ),
    history: createMemoryHistory(),
  });
  const matched = (address: string) => router.matchRoutes(address).at(-1);

  test.each(SCREEN_FILES)('opens $path with an id, and without one where it is optional', ({ path, data }) => {
    expect(matched(path.replace('{-$id}', '7').replace(/\$\w+/, '7'))?.fullPath).toBe(path);
    if (path.endsWith('{-$id}')) expect(matched(path.replace('/{-$id}', ''))?.fullPath).toBe(path);
    expect(matched(path)?.staticData).toEqual(data);
  });

  test('knows every screen and its title', () => {
    expect(
      screensOf(router)
        .map(([path]) => path)
        .sort(),
    ).toEqual(SCREEN_FILES.map(({ path }) => path).sort());
    expect(titlesOf(router)['/club/roster/{-$id}']).toBe('Roster');
  });

  test('uses the specified names for login and activation, which are their addresses', () => {
    const nameOf = (address: string) => matched(address)?.fullPath.slice(1).replaceAll('/', '-');
    expect(['/auth/login', '/auth/activate'].map(nameOf)).toEqual(['auth-login', 'auth-activate']);
  });

  test('gives the navigation its groups, each with its screens in order', () => {
    const groups = navigationOf(screensOf(router));
    expect(groups.map(({ id }) => id)).toEqual(['club', 'league', 'office', 'world', 'community']);
    expect(groups[0]).toMatchObject({
      first: '/club/overview/{-$id}',
      screens: expect.arrayContaining(['/club/lineups']),
    });
    for (const { id, screens, coming } of groups) {
      const listed = SCREEN_FILES.filter(({ data }) => data.group === id && data.menu !== undefined);
      const inOrder = listed.sort((a, b) => (a.data.menu ?? 0) - (b.data.menu ?? 0));
      // Screens that are not open yet come after those that are.
      expect(screens).toEqual(inOrder.filter(({ data }) => !data.opensLater).map(({ path }) => path));
      expect(coming).toEqual(inOrder.filter(({ data }) => data.opensLater).map(({ path }) => path));
    }
  });
});

function byPath(one: { path: string }, other: { path: string }): number {
  return one.path < other.path ? -1 : 1;
}
