/** What stats brings to the program. */

import type { Slice } from '#domains/slice.ts';
import { statisticsOnGame } from '#domains/stats/on-game.ts';

export const statsSlice: Slice = {
  name: 'stats',
  onGame: statisticsOnGame,
};
