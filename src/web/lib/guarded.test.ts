import { readFileSync } from 'node:fs';
import { createMemoryHistory, createRootRoute, createRoute, createRouter, isRedirect } from '@tanstack/react-router';
import { describe, expect, test, vi } from 'vitest';
import { SCREEN_FILES } from '../../../tests/e2e/screen-files.ts';
import { guardVisit } from './guarded.ts';

interface SpecifiedRoute {
  path: string;
  guest?: true;
  redirectIfActivated?: true;
  redirectIfNotBankrupt?: true;
  versioning?: true;
}
const specified: SpecifiedRoute[] = JSON.parse(
  readFileSync(new URL('../../../tests/oracles/routes.json', import.meta.url), 'utf8'),
);

const ACTIVATED = { activatedAt: '2026-01-01T00:00:00Z', bankruptAt: null, teamId: 12, isAdmin: false };
const USERS = {
  visitor: null,
  'a user who is not activated': { ...ACTIVATED, activatedAt: null, teamId: null },
  'an activated user without a club': { ...ACTIVATED, teamId: null },
  'an activated user': ACTIVATED,
  'a bankrupt user': { ...ACTIVATED, bankruptAt: '2026-02-01T00:00:00Z' },
  'an admin': { ...ACTIVATED, isAdmin: true },
} as const;
type Who = keyof typeof USERS;

/** Screens that say why the game cannot be shown. */
const TROUBLE = ['/forbidden', '/whoops', '/offline', '/maintenance'];
/** Screens about the user's own club unless an id is given. */
const OWN_CLUB = /^\/club\/(?!lineups)/;

/** Returns where the specification sends a visit to an address; derived from the specification's flags, not from our screens. */
function landingOf(who: Who, { path, ...flags }: SpecifiedRoute, address: string): string {
  if (TROUBLE.includes(path)) return address;
  switch (who) {
    case 'visitor':
      return flags.guest ? address : `/auth/login?redirect=${encodeURIComponent(address)}`;
    case 'a user who is not activated':
      return ['/auth/activate', '/email/activate'].includes(path) ? address : '/auth/activate';
    case 'a bankrupt user':
      return flags.redirectIfNotBankrupt ? address : '/auth/bankruptcy';
    case 'an activated user without a club':
      if (flags.redirectIfActivated || flags.redirectIfNotBankrupt) return '/club/choose';
      return OWN_CLUB.test(path) && !/\d$/.test(address) ? '/club/choose' : address;
    default:
      return flags.redirectIfActivated || flags.redirectIfNotBankrupt ? '/club/overview' : address;
  }
}

/** One router for all: only the address differs. */
const root = createRootRoute({ staticData: { title: 'Rinkside', area: 'public' } });
const router = createRouter({
  routeTree: root.addChildren(
    SCREEN_FILES.map(({ path, data }) => createRoute({ getParentRoute: () => root, path, staticData: data })),
  ),
  history: createMemoryHistory(),
});

/** Opens an address and follows its redirects, as a browser does. */
async function visit(who: Who, address: string, hops = 0): Promise<{ landed: string; checked: boolean }> {
  expect(hops, `${address} leads in circles`).toBeLessThan(4);
  const checkVersion = vi.fn();
  const navigation = {
    matches: router.matchRoutes(address.split('?')[0] ?? ''),
    location: { href: address },
    preload: false,
  };
  try {
    await guardVisit(navigation, async () => USERS[who], checkVersion);
    return { landed: address, checked: checkVersion.mock.calls.length > 0 };
  } catch (error) {
    if (!isRedirect(error)) throw error;
    return visit(who, router.buildLocation(error.options as never).href, hops + 1);
  }
}

/** Returns the addresses of a route: with an id, and also without one if the id is optional. */
function addressesOf({ path }: SpecifiedRoute): string[] {
  const optional = '/{id}?';
  if (path.endsWith(optional)) return [path.slice(0, -optional.length), path.replace('{id}?', '7')];
  return [path.replace('{id}', '7').replace('{token}', 'a'.repeat(43))];
}

describe('all 151 routes of the specification', () => {
  test.each(Object.keys(USERS) as Who[])('are opened by %s, who lands where the table says', async (who) => {
    expect(specified).toHaveLength(151);
    for (const route of specified) {
      for (const address of addressesOf(route)) {
        const { landed, checked } = await visit(who, address);
        const wanted = landingOf(who, route, address);
        expect(landed, `${who} at ${address}`).toBe(wanted);
        // The club overview takes part in the version check, also for a user who is redirected to it.
        const asks = wanted === address ? route.versioning === true : wanted === '/club/overview';
        expect(checked, `is a new version asked for at ${address}`).toBe(asks);
      }
    }
  });
});

test('an unknown address redirects no user', async () => {
  for (const who of Object.keys(USERS) as Who[]) expect((await visit(who, '/no/such')).landed).toBe('/no/such');
});
