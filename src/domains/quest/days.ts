/** At the end of each day, when it is counted what managers have done, the quests that this completes bring their rewards. */
import { type DayHook, stored } from '#domains/day.ts';
import { settleQuests } from '#domains/quest/store.ts';

export const questDays: readonly DayHook[] = [
  {
    name: 'quest.settle',
    at: 'day-ends',
    after: ['achievement.count'],
    // Nobody manages anything in a past that is being made.
    run: stored(async (tx, { season, absoluteDay }) => ({
      questsDone: await settleQuests(tx, { season, absoluteDay }),
    })),
  },
];
