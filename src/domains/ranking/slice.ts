/** What the rating of managers adds to the program. */
import { rankingDays } from '#domains/ranking/days.ts';
import { rankingRoutes } from '#domains/ranking/routes.ts';
import { eraseRating, exportRating } from '#domains/ranking/store.ts';
import type { Slice } from '#domains/slice.ts';

export const rankingSlice: Slice = {
  name: 'ranking',
  routes: () => ({ ranking: rankingRoutes }),
  days: rankingDays,
  eraseUser: (tx, { id }) => eraseRating(tx, id),
  exportUser: async (db, { id }) => ({ rating: await exportRating(db, id) }),
};
