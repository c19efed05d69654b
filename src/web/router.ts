import { createRouter } from '@tanstack/react-router';
import { NotFoundScreen } from '#web/features/layout/not-found-screen.tsx';
import { RootError } from '#web/features/layout/root-error.tsx';
import { routeTree } from './route-tree.gen.ts';

export const router = createRouter({
  routeTree,
  defaultPreload: 'intent',
  defaultPreloadStaleTime: 0,
  defaultErrorComponent: RootError,
  defaultNotFoundComponent: NotFoundScreen,
  /** Top of the page on every navigation, but back where one was on going back. */
  scrollRestoration: true,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
