/** What camps contribute to the program. */
import { campDays } from '#domains/camp/days.ts';
import { campNotifications } from '#domains/camp/kinds.ts';
import { campRoutes } from '#domains/camp/routes.ts';
import type { Slice } from '#domains/slice.ts';

export const campSlice: Slice = {
  name: 'camp',
  routes: () => ({ camps: campRoutes }),
  days: campDays,
  notifications: campNotifications,
};
