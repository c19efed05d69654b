/** What discipline brings to the program. */
import { disciplineOnGame } from '#domains/discipline/on-game.ts';
import type { Slice } from '#domains/slice.ts';

export const disciplineSlice: Slice = {
  name: 'discipline',
  onGame: disciplineOnGame,
};
