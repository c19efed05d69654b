import { createRootRoute, redirect, rootRouteId } from '@tanstack/react-router';
import { NotFoundScreen } from '#web/features/layout/not-found-screen.tsx';
import { RootError } from '#web/features/layout/root-error.tsx';
import { RootLayout } from '#web/features/layout/root-layout.tsx';
import { redirectFor } from '#web/lib/guard.ts';
import { queryClient } from '#web/lib/query-client.ts';
import { sessionQuery, standingOf } from '#web/lib/session.ts';
import { versionWatch } from '#web/lib/version.ts';

export const Route = createRootRoute({
  // For addresses that are no screen.
  staticData: { title: 'Rinkside', area: 'public', guest: true, alwaysOpen: true },
  beforeLoad: async ({ matches, location, preload }) => {
    const match = matches.at(-1);
    // Only the root matches: the address is no screen, and the not-found page says so to anyone.
    if (!match || match.routeId === rootRouteId) return;
    const route = match.fullPath.length > 1 ? match.fullPath.replace(/\/$/, '') : match.fullPath;
    const screen = match.staticData;
    if (screen.alwaysOpen) return;

    const user = await queryClient.ensureQueryData(sessionQuery);
    const to = redirectFor({
      route,
      screen,
      hasId: 'id' in match.params && match.params.id !== undefined,
      standing: standingOf(user),
      hasClub: user?.teamId != null,
    });
    if (to === '/auth/login') throw redirect({ to, search: { redirect: location.href } });
    if (to === '/club/overview') throw redirect({ to: '/club/overview/{-$id}', params: { id: undefined } });
    if (to) throw redirect({ to });
    if (!preload && screen.versioning) void versionWatch.check(Date.now());
  },
  component: RootLayout,
  errorComponent: RootError,
  notFoundComponent: NotFoundScreen,
});
