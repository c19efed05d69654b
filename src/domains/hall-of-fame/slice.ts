/** What the Hall of Fame contributes to the program. */
import { hallDays, hallFounding } from '#domains/hall-of-fame/days.ts';
import { hallNews, hallNotifications } from '#domains/hall-of-fame/kinds.ts';
import { hallRoutes } from '#domains/hall-of-fame/routes.ts';
import { exportVotes, forgetVotes } from '#domains/hall-of-fame/store/votes.ts';
import type { Slice } from '#domains/slice.ts';

export const hallOfFameSlice: Slice = {
  name: 'hall-of-fame',
  routes: () => ({ hallOfFame: hallRoutes }),
  news: hallNews,
  notifications: hallNotifications,
  days: hallDays,
  founding: hallFounding,
  eraseUser: (tx, { id }) => forgetVotes(tx, id),
  exportUser: async (db, { id }) => ({ hallOfFameVotes: await exportVotes(db, id) }),
};
