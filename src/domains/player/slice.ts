/** What players bring to the program. */
import { playerDays } from '#domains/player/days.ts';
import { playerDesk } from '#domains/player/kinds.ts';
import { playersOnGame } from '#domains/player/on-game.ts';
import type { Slice } from '#domains/slice.ts';

export const playerSlice: Slice = {
  name: 'player',
  desk: playerDesk,
  days: playerDays,
  onGame: playersOnGame,
};
