/** What rumors add to the program. */
import { rumorDays } from '#domains/rumor/days.ts';
import { rumorNews, rumorNotifications } from '#domains/rumor/kinds.ts';
import { rumorRoutes } from '#domains/rumor/routes.ts';
import { eraseRumors, exportRumors } from '#domains/rumor/store/told.ts';
import type { Slice } from '#domains/slice.ts';

export const rumorSlice: Slice = {
  name: 'rumor',
  routes: () => ({ rumors: rumorRoutes }),
  days: rumorDays,
  news: rumorNews,
  notifications: rumorNotifications,
  eraseUser: (tx, { id }) => eraseRumors(tx, id),
  exportUser: async (db, { id }) => ({ rumors: await exportRumors(db, id) }),
};
