/** The achievement slice. */
import { achievementDays } from '#domains/achievement/days.ts';
import { achievementLedgerKinds, achievementNews, achievementNotifications } from '#domains/achievement/kinds.ts';
import { achievementRoutes } from '#domains/achievement/routes.ts';
import { eraseAchievements, exportAchievements } from '#domains/achievement/store/of-user.ts';
import type { Slice } from '#domains/slice.ts';

export const achievementSlice: Slice = {
  name: 'achievement',
  routes: () => ({ achievements: achievementRoutes }),
  days: achievementDays,
  news: achievementNews,
  ledgerKinds: achievementLedgerKinds,
  notifications: achievementNotifications,
  eraseUser: (tx, { id }) => eraseAchievements(tx, id),
  exportUser: async (db, { id }) => ({ achievements: await exportAchievements(db, id) }),
};
