/** What the world as one sees it brings to the program. */
import type { Slice } from '#domains/slice.ts';
import { worldPolicy } from '#domains/world/policy.ts';
import { windowsRoutes, worldRoutes } from '#domains/world/routes.ts';

export const worldSlice: Slice = {
  name: 'world',
  policies: [worldPolicy],
  routes: () => ({ world: worldRoutes, windows: windowsRoutes }),
};
