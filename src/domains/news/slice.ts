/** What the news brings to the program. */

import { recapNews } from '#domains/news/kinds.ts';
import { recapsOnGame } from '#domains/news/on-game.ts';
import { forgetArrivals } from '#domains/news/store/forget.ts';
import type { Slice } from '#domains/slice.ts';

export const newsSlice: Slice = {
  name: 'news',
  news: recapNews,
  onGame: recapsOnGame,
  eraseUser: (tx, { id, name }) => forgetArrivals(tx, name, id),
};
