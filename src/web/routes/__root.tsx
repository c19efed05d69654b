import { createRootRoute } from '@tanstack/react-router';
import { NotFoundScreen } from '#web/features/layout/not-found-screen.tsx';
import { RootError } from '#web/features/layout/root-error.tsx';
import { RootLayout } from '#web/features/layout/root-layout.tsx';
import { guardVisit } from '#web/lib/guarded.ts';
import { queryClient } from '#web/lib/query-client.ts';
import { sessionQuery } from '#web/lib/session.ts';
import { versionWatch } from '#web/lib/version.ts';

export const Route = createRootRoute({
  // For addresses without a screen.
  staticData: { title: 'Rinkside', area: 'public', guest: true, alwaysOpen: true },
  beforeLoad: (navigation): Promise<void> =>
    guardVisit(
      navigation,
      () => queryClient.ensureQueryData(sessionQuery),
      () => void versionWatch.check(Date.now()),
    ),
  component: RootLayout,
  errorComponent: RootError,
  notFoundComponent: NotFoundScreen,
});
