/** Names national squads for each new season. */
import type { DayHook } from '#domains/day.ts';
import { renewSquads } from '#domains/nation/store/squads.ts';

export const nationDays: readonly DayHook[] = [
  {
    name: 'nation.squads',
    at: 'season-begins',
    async run({ rows, season, past }) {
      const named = past ? 0 : await renewSquads(rows, { season: season + 1, day: 1 });
      return named > 0 ? { nationsWithSquads: named } : undefined;
    },
  },
];
