/** What leagues contribute to the program. */
import { leaguesComplete } from '#domains/league/checks.ts';
import { leagueRoutes } from '#domains/league/routes.ts';
import type { Slice } from '#domains/slice.ts';

export const leagueSlice: Slice = {
  name: 'league',
  routes: () => ({ league: leagueRoutes }),
  checks: [leaguesComplete],
};
