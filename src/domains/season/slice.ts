/** What seasons contribute to the program. */
import { oneChampion, standingsEqualGames } from '#domains/season/checks.ts';
import { seasonDays, seasonFounding } from '#domains/season/days.ts';
import { seasonNews } from '#domains/season/kinds.ts';
import { tablesOnGame } from '#domains/season/on-game.ts';
import type { Slice } from '#domains/slice.ts';

export const seasonSlice: Slice = {
  name: 'season',
  news: seasonNews,
  days: seasonDays,
  founding: seasonFounding,
  onGame: tablesOnGame,
  checks: [oneChampion, standingsEqualGames],
};
