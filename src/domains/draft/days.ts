/** What time does to the draft. */
import type { DayHook } from '#domains/day.ts';
import { handOutPicks, movePicksWithClubs } from '#domains/draft/store/picks.ts';

export const draftDays: readonly DayHook[] = [
  {
    name: 'draft.hand-out-picks',
    at: 'season-ends',
    after: ['season.move-clubs'],
    async run({ rows, season }) {
      await movePicksWithClubs(rows, season + 1);
      await handOutPicks(rows, season + 1);
      return undefined;
    },
  },
];
