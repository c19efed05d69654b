/** What nations add to the program. */
import { nationDays } from '#domains/nation/days.ts';
import { nationRoutes } from '#domains/nation/routes.ts';
import type { Slice } from '#domains/slice.ts';

export const nationSlice: Slice = {
  name: 'nation',
  routes: () => ({ nations: nationRoutes }),
  days: nationDays,
};
