/** What history contributes to the program. */
import { historyDays } from '#domains/history/days.ts';
import { historyNews } from '#domains/history/kinds.ts';
import { historyRoutes } from '#domains/history/routes.ts';
import type { Slice } from '#domains/slice.ts';

export const historySlice: Slice = {
  name: 'history',
  routes: () => ({ history: historyRoutes }),
  news: historyNews,
  days: historyDays,
};
