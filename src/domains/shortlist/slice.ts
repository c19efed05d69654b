/** What shortlists add to the program. */
import { shortlistDays } from '#domains/shortlist/days.ts';
import { shortlistNotifications } from '#domains/shortlist/kinds.ts';
import { shortlistRoutes } from '#domains/shortlist/routes.ts';
import { exportShortlist, removeShortlist } from '#domains/shortlist/store.ts';
import type { Slice } from '#domains/slice.ts';

export const shortlistSlice: Slice = {
  name: 'shortlist',
  routes: () => ({ shortlist: shortlistRoutes }),
  notifications: shortlistNotifications,
  days: shortlistDays,
  eraseUser: (tx, { id }) => removeShortlist(tx, id),
  exportUser: async (db, { id }) => ({ shortlist: await exportShortlist(db, id) }),
};
