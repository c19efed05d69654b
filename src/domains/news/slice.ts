/** What the news adds to the program. */

import { newsDays } from '#domains/news/days.ts';
import { recapNews } from '#domains/news/kinds.ts';
import { recapsOnGame } from '#domains/news/on-game.ts';
import { newsRoutes } from '#domains/news/routes.ts';
import { newsFollowed } from '#domains/news/store/followed.ts';
import { forgetManager } from '#domains/news/store/forget.ts';
import { newestSeen, removeSeen } from '#domains/news/store/seen.ts';
import type { Slice } from '#domains/slice.ts';

export const newsSlice: Slice = {
  name: 'news',
  routes: () => ({ news: newsRoutes }),
  news: recapNews,
  followed: newsFollowed,
  days: newsDays,
  onGame: recapsOnGame,
  async eraseUser(tx, { id }) {
    await forgetManager(tx, id);
    await removeSeen(tx, id);
  },
  exportUser: async (db, { id }) => ({ newsSeen: await newestSeen(db, id) }),
};
