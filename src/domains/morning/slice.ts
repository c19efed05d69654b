/** What morning reports add to the program. */
import { morningDays } from '#domains/morning/days.ts';
import { morningNotifications } from '#domains/morning/kinds.ts';
import { morningRoutes } from '#domains/morning/routes.ts';
import type { Slice } from '#domains/slice.ts';

export const morningSlice: Slice = {
  name: 'morning',
  routes: () => ({ mornings: morningRoutes }),
  days: morningDays,
  notifications: morningNotifications,
};
