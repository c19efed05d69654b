/** What quests add to the program. */
import { rewardsArePaid } from '#domains/quest/checks.ts';
import { questDays } from '#domains/quest/days.ts';
import { questLedgerKinds, questNotifications } from '#domains/quest/kinds.ts';
import { questRoutes } from '#domains/quest/routes.ts';
import { eraseQuests, exportQuests } from '#domains/quest/store.ts';
import type { Slice } from '#domains/slice.ts';

export const questSlice: Slice = {
  name: 'quest',
  routes: () => ({ quests: questRoutes }),
  days: questDays,
  checks: [rewardsArePaid],
  notifications: questNotifications,
  ledgerKinds: questLedgerKinds,
  eraseUser: (tx, { id }) => eraseQuests(tx, id),
  exportUser: async (db, { id }) => ({ quests: await exportQuests(db, id) }),
};
