/** Finished seasons do not change: their results are kept when the season ends. */
import { type DayHook, type FoundingHook, stored } from '#domains/day.ts';
import { keepSeasons } from '#domains/stats/store/finished-seasons.ts';
import { sumSeason } from '#domains/stats/store/season-sums.ts';

export const statsDays: readonly DayHook[] = [
  {
    name: 'stats.keep-season',
    at: 'season-ends',
    // In memory no games are counted; seasons are kept once the database has been filled.
    run: stored(async (tx, { season }) => ({ seasonsKept: await keepSeasons(tx, season) })),
  },
];

export const statsFounding: readonly FoundingHook[] = [
  {
    name: 'stats.sum-past-season',
    at: 'past-season',
    async run({ rows, season }) {
      if (rows.tx === null) return;
      await sumSeason(rows.tx, season);
    },
  },
  {
    name: 'stats.keep-past-records',
    at: 'opens',
    // All past seasons at once: the best of a team are then sorted only once.
    async run({ rows, season }) {
      if (rows.tx !== null) await keepSeasons(rows.tx, season - 1);
    },
  },
];
