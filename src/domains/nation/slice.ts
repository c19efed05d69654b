/** What nations bring to the program. */
import { nationRoutes } from '#domains/nation/routes.ts';
import type { Slice } from '#domains/slice.ts';

export const nationSlice: Slice = {
  name: 'nation',
  routes: () => ({ nations: nationRoutes }),
};
