/** What finances brings to the program. */
import { financesDays } from '#domains/finances/days.ts';
import { gateOnGame } from '#domains/finances/on-game.ts';
import type { Slice } from '#domains/slice.ts';

export const financesSlice: Slice = {
  name: 'finances',
  days: financesDays,
  onGame: gateOnGame,
};
