/** What components expect around them: words, a world, somebody who is logged in, and a place among the screens. */
import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { api } from '#web/lib/api.ts';
import { sessionQuery } from '#web/lib/session.ts';
import { worldQuery } from '#web/lib/world.ts';
import { resolveCssVariables, theme } from '#web/ui/theme.ts';
import { CAREERS, GOALIE, MANAGER, NATIONS, OVERVIEW, PLAYER, profileOf, TEAM, USER } from './samples.ts';

/** The answers that components find; whatever else they ask for is still loading. */
export function sampleAnswers(): QueryClient {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false } } });
  const put = (key: readonly unknown[], answer: unknown) => queries.setQueryData<unknown>(key, answer);
  put(sessionQuery.queryKey, USER);
  put(worldQuery.queryKey, {
    data: { nations: NATIONS, unrankedNations: [], leagues: [{ id: 1, name: 'Top League' }], closedFeatures: [] },
  });
  put(api.world.clock.queryKey(), { data: { isPaused: false } });
  for (const player of [PLAYER, GOALIE])
    put(api.player.profile.queryKey({ input: { id: player.id } }), profileOf(player));
  put(api.club.overview.queryKey({ input: { id: TEAM.id } }), OVERVIEW);
  const input = { input: { id: 1 } };
  put(api.coaches.find.queryKey(input), { data: CAREERS.coach });
  put(api.scouts.find.queryKey(input), { data: CAREERS.scout });
  put(api.agents.find.queryKey(input), { data: CAREERS.agent });
  put(api.reporters.find.queryKey(input), { data: CAREERS.reporter });
  put(api.presidents.find.queryKey(input), { data: CAREERS.president });
  put(api.history.ofUser.queryKey(input), MANAGER.profile);
  put(api.ranking.ofUser.queryKey(input), MANAGER.rating);
  return queries;
}

/** A page at the address of a roster, with nothing on it but the content. */
export async function makeRouter(content: () => ReactNode) {
  const root = createRootRoute({ staticData: { title: 'Rinkside', area: 'public' } });
  const screen = createRoute({
    getParentRoute: () => root,
    path: '/club/roster/{-$id}',
    staticData: { title: 'Roster', area: 'club', group: 'club', menu: 10 },
    component: content,
  });
  const router = createRouter({
    routeTree: root.addChildren([screen]),
    history: createMemoryHistory({ initialEntries: [`/club/roster/${TEAM.id}?position=F`] }),
  });
  await router.load();
  return router;
}

export function Surroundings({ router }: { router: Awaited<ReturnType<typeof makeRouter>> }) {
  return (
    <QueryClientProvider client={sampleAnswers()}>
      <MantineProvider theme={theme} cssVariablesResolver={resolveCssVariables} defaultColorScheme="light">
        {/* The app's own router is another: what is asked of this one, it has as well. */}
        <RouterProvider router={router as never} />
      </MantineProvider>
    </QueryClientProvider>
  );
}
