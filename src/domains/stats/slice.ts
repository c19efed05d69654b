/** What statistics contribute to the program. */

import type { Slice } from '#domains/slice.ts';
import {
  boxesEqualResults,
  keptSeasonsEqualSeasons,
  oneGameASlot,
  statisticsEqualBoxes,
} from '#domains/stats/checks.ts';
import { statsDays, statsFounding } from '#domains/stats/days.ts';
import { statisticsOnGame } from '#domains/stats/on-game.ts';
import { statsRoutes } from '#domains/stats/routes.ts';

export const statsSlice: Slice = {
  name: 'stats',
  routes: () => ({ stats: statsRoutes }),
  days: statsDays,
  founding: statsFounding,
  onGame: statisticsOnGame,
  checks: [boxesEqualResults, keptSeasonsEqualSeasons, oneGameASlot, statisticsEqualBoxes],
};
