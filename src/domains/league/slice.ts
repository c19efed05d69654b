/** What leagues bring to the program. */
import { leaguesComplete } from '#domains/league/checks.ts';
import type { Slice } from '#domains/slice.ts';

export const leagueSlice: Slice = {
  name: 'league',
  checks: [leaguesComplete],
};
