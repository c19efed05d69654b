/** What lineups bring to the program. */
import { partnershipsOnGame } from '#domains/lineups/on-game.ts';
import type { Slice } from '#domains/slice.ts';

export const lineupsSlice: Slice = {
  name: 'lineups',
  onGame: partnershipsOnGame,
};
