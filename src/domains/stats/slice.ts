/** What statistics bring to the program. */

import type { Slice } from '#domains/slice.ts';
import { boxesEqualResults, oneGameASlot, statisticsEqualBoxes } from '#domains/stats/checks.ts';
import { statisticsOnGame } from '#domains/stats/on-game.ts';
import { statsRoutes } from '#domains/stats/routes.ts';

export const statsSlice: Slice = {
  name: 'stats',
  routes: () => ({ stats: statsRoutes }),
  onGame: statisticsOnGame,
  checks: [boxesEqualResults, oneGameASlot, statisticsEqualBoxes],
};
