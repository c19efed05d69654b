/** What statistics bring to the program. */

import type { Slice } from '#domains/slice.ts';
import { boxesEqualResults, statisticsEqualBoxes } from '#domains/stats/checks.ts';
import { statisticsOnGame } from '#domains/stats/on-game.ts';

export const statsSlice: Slice = {
  name: 'stats',
  onGame: statisticsOnGame,
  checks: [boxesEqualResults, statisticsEqualBoxes],
};
