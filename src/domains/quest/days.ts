/** At the end of each day, when it is counted what managers have done, the quests that this completes bring their rewards. */
import type { DayHook } from '#domains/day.ts';
import { settleQuests } from '#domains/quest/store.ts';

export const questDays: readonly DayHook[] = [
  {
    name: 'quest.settle',
    at: 'day-ends',
    after: ['achievement.count'],
    async run({ rows, season, absoluteDay }) {
      // Nobody manages anything in a past that is being made.
      if (rows.tx === null) return undefined;
      return { questsDone: await settleQuests(rows.tx, { season, absoluteDay }) };
    },
  },
];
