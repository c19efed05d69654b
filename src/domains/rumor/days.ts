/** What nights bring to rumors. */
import type { DayHook } from '#domains/day.ts';
import { checkRumors } from '#domains/rumor/store/check.ts';
import { tellRumors } from '#domains/rumor/store/overheard.ts';

export const rumorDays: readonly DayHook[] = [
  {
    name: 'rumor.tell',
    at: 'night',
    after: ['news.feats'],
    async run({ rows, season, day, past }) {
      if (past || !rows.tx) return undefined;
      return { rumors: await tellRumors(rows.tx, { season, day }) };
    },
  },
  {
    // After all that a night decides: signings, trades and dismissals of the day are there.
    name: 'rumor.check',
    at: 'day-ends',
    async run({ rows, absoluteDay, past }) {
      if (past || !rows.tx) return undefined;
      return { rumorsChecked: await checkRumors(rows.tx, absoluteDay) };
    },
  },
];
