/** What searching adds to the program. */
import { searchRoutes } from '#domains/search/routes.ts';
import type { Slice } from '#domains/slice.ts';

export const searchSlice: Slice = {
  name: 'search',
  routes: () => ({ search: searchRoutes }),
};
