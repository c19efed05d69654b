/** Screens as they are drawn before any answer has come. */
import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import i18next from 'i18next';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import finances from '#web/features/finances/words.ts';
import { sessionQuery } from '#web/lib/session.ts';
import { worldQuery } from '#web/lib/world.ts';
import common from '#web/locales/en/common.ts';
import home from '#web/locales/en/home.ts';
import layout from '#web/locales/en/layout.ts';
import league from '#web/locales/en/league.ts';
import mascot from '#web/locales/en/mascot.ts';
import trouble from '#web/locales/en/trouble.ts';

/** Without words: screens show the keys of their texts. */
const keys = i18next.createInstance();
await keys.use(initReactI18next).init({ lng: 'en', resources: {} });
export const words = i18next.createInstance();
await words.use(initReactI18next).init({
  lng: 'en',
  resources: { en: { common, finances, home, layout, league, mascot, trouble } },
  defaultNS: 'common',
});

export const MANAGER = {
  id: 1,
  timeZone: 'UTC',
  settings: {},
  teamId: 1,
  team: null,
  proLeague: { id: 7 },
  onboarding: [],
  puckBalance: 0,
  activatedAt: '2026-01-01T00:00:00Z',
  bankruptAt: null,
  restriction: null,
};
const LEAGUE = { id: 7, tier: 1, level: 'PRO', isPro: true, proLeagueId: 7, name: 'League' };
export const WORLD = {
  currentSeason: 3,
  seasonPhase: 'regular',
  nations: [],
  unrankedNations: [],
  leagues: [LEAGUE],
  seasons: [],
  clock: { season: 3, phase: 'regular', day: 30 },
  closedFeatures: [],
};

export type Screen = () => ReactNode;

export interface Visit {
  address?: string;
  user?: Record<string, unknown> | null;
  language?: typeof keys;
  /** Answers that are there already. */
  known?: [queryKey: readonly unknown[], answer: unknown][];
}

/** Draws a screen once, as it is before any answer has come. */
export async function look(Screen: Screen, { address = '/', user = MANAGER, language = keys, known = [] }: Visit = {}) {
  const queries = new QueryClient();
  queries.setQueryData<unknown>(sessionQuery.queryKey, user);
  queries.setQueryData<unknown>(worldQuery.queryKey, { data: WORLD });
  for (const [queryKey, answer] of known) queries.setQueryData(queryKey, answer);
  const staticData = { title: 'Rinkside', area: 'public' } as const;
  const root = createRootRoute({ staticData });
  const screen = createRoute({ getParentRoute: () => root, path: '/{-$id}', component: Screen, staticData });
  const router = createRouter({
    routeTree: root.addChildren([screen]),
    history: createMemoryHistory({ initialEntries: [address] }),
  });
  await router.load();
  const page = renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <I18nextProvider i18n={language}>
        <MantineProvider>
          <RouterProvider router={router as never} />
        </MantineProvider>
      </I18nextProvider>
    </QueryClientProvider>,
  );
  const textsOf = (pattern: RegExp) => [...page.matchAll(pattern)].map(({ 1: text = '' }) => text);
  return {
    page: page.replaceAll(/<style.*?<\/style>/gs, '').replaceAll('&#x27;', "'"),
    tabs: textsOf(/<a [^>]*aria-current="page"[^>]*>([^<]*)/g),
    tabsToChoose: textsOf(/<a [^>]*href="\/[^"]*\?(?:tab|kind)=[^"]*"[^>]*>([^<]*)/g),
    chosen: textsOf(/<option [^>]*selected=""[^>]*>([^<]*)/g),
    /** What the screen asks for, by call. */
    asks: Object.fromEntries(
      queries
        .getQueryCache()
        .getAll()
        .map(({ queryKey: [path, asked] }) => [
          Array.isArray(path) ? path.join('.') : String(path),
          (asked as { input?: unknown } | undefined)?.input,
        ]),
    ),
  };
}
