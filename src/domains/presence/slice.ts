/** What presence adds to the program. */
import { presenceRoutes } from '#domains/presence/routes.ts';
import type { Slice } from '#domains/slice.ts';

export const presenceSlice: Slice = {
  name: 'presence',
  routes: () => ({ presence: presenceRoutes }),
};
