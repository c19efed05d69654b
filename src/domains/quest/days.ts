/** Adds the rewards of completed quests at the end of each day, after the count of managers' feats. */
import { type DayHook, stored } from '#domains/day.ts';
import { settleQuests } from '#domains/quest/store.ts';

export const questDays: readonly DayHook[] = [
  {
    name: 'quest.settle',
    at: 'day-ends',
    after: ['achievement.count'],
    // Not run for simulated past seasons, in which there are no managers.
    run: stored(async (tx, { season, absoluteDay }) => ({
      questsDone: await settleQuests(tx, { season, absoluteDay }),
    })),
  },
];
