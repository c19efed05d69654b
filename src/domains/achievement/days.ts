/** Grants achievements at the end of each day, after all of its decisions. */
import { countAchievements } from '#domains/achievement/store/count.ts';
import { type DayHook, stored } from '#domains/day.ts';

export const achievementDays: readonly DayHook[] = [
  {
    name: 'achievement.count',
    at: 'day-ends',
    after: ['ranking.rate'],
    // A generated past has no managers.
    run: stored(async (tx, { season, day, absoluteDay, now }) => ({
      achievements: await countAchievements(tx, { season, day, absoluteDay, now }),
    })),
  },
];
