/** The trade slice. */
import type { Slice } from '#domains/slice.ts';
import { tradesWhole } from '#domains/trade/checks.ts';
import { tradeDays } from '#domains/trade/days.ts';
import { tradeDesk, tradeNews, tradeNotifications } from '#domains/trade/kinds.ts';
import { tradePolicy } from '#domains/trade/policy.ts';
import { tradeRoutes } from '#domains/trade/routes.ts';
import { exportTradeWords, removeTradeWords } from '#domains/trade/store/of-user.ts';
import { tradePlace } from '#domains/trade/store/place.ts';
import { tradeSubjects } from '#domains/trade/store/subjects.ts';
import { votesOnDesk, waitingOffers } from '#domains/trade/views/trades.ts';

export const tradeSlice: Slice = {
  name: 'trade',
  routes: () => ({ trades: tradeRoutes }),
  news: tradeNews,
  notifications: tradeNotifications,
  desk: tradeDesk,
  deskItems: waitingOffers,
  userDeskItems: votesOnDesk,
  days: tradeDays,
  places: [tradePlace],
  subjects: () => tradeSubjects,
  policies: [tradePolicy],
  checks: [tradesWhole],
  eraseUser: (tx, { id }) => removeTradeWords(tx, id),
  exportUser: async (db, { id }) => ({ trades: await exportTradeWords(db, id) }),
};
