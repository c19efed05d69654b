/** What the news brings to the program. */
import { recapsOnGame } from '#domains/news/on-game.ts';
import type { Slice } from '#domains/slice.ts';

export const newsSlice: Slice = {
  name: 'news',
  onGame: recapsOnGame,
};
