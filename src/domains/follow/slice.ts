/** The follow slice. */
import { followNotifications } from '#domains/follow/kinds.ts';
import { followRoutes } from '#domains/follow/routes.ts';
import { eraseFollows, exportFollows } from '#domains/follow/store.ts';
import type { Slice } from '#domains/slice.ts';

export const followSlice: Slice = {
  name: 'follow',
  routes: (needs) => ({ follows: followRoutes(needs) }),
  notifications: followNotifications,
  eraseUser: (tx, { id }) => eraseFollows(tx, id),
  exportUser: async (db, { id }) => ({ follows: await exportFollows(db, id) }),
};
