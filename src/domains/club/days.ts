/** What nights do to clubs: their teams are rated anew. */
import { rateTeams } from '#domains/club/store/rate-teams.ts';
import type { DayHook } from '#domains/day.ts';
import { DAYS_PER_SEASON } from '#engine/calendar.ts';

export const clubDays: readonly DayHook[] = [
  {
    name: 'club.ratings',
    at: 'day-ends',
    async run({ rows, season, day, absoluteDay, worldSeed, now, past }) {
      // A new world rates its teams once, on the morning of its first day.
      if (past) return undefined;
      const next = day === DAYS_PER_SEASON ? season + 1 : season;
      return { rated: await rateTeams(rows, { season: next, absoluteDay: absoluteDay + 1, worldSeed }, now) };
    },
  },
];
