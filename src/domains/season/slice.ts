/** What season brings to the program. */
import { seasonDays } from '#domains/season/days.ts';
import { tablesOnGame } from '#domains/season/on-game.ts';
import type { Slice } from '#domains/slice.ts';

export const seasonSlice: Slice = {
  name: 'season',
  days: seasonDays,
  onGame: tablesOnGame,
};
