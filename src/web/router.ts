import { createRouter } from '@tanstack/react-router';
import { NotFoundScreen } from '#web/features/layout/not-found-screen.tsx';
import { RootError } from '#web/features/layout/root-error.tsx';
import { ScreenSkeleton } from '#web/ui/skeleton.tsx';
import { routeTree } from './route-tree.gen.ts';

export const router = createRouter({
  routeTree,
  defaultPreload: 'intent',
  defaultPreloadStaleTime: 0,
  defaultErrorComponent: RootError,
  // The outline of a screen once its code takes noticeably long to load.
  defaultPendingComponent: ScreenSkeleton,
  defaultPendingMs: 200,
  defaultPendingMinMs: 300,
  defaultNotFoundComponent: NotFoundScreen,
  /** The top of the page on every navigation, but the previous scroll position on going back. */
  scrollRestoration: true,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
