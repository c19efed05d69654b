/** At the end of each day, when all that it decides is decided, managers get what they have earned. */
import { countAchievements } from '#domains/achievement/store/count.ts';
import { type DayHook, stored } from '#domains/day.ts';

export const achievementDays: readonly DayHook[] = [
  {
    name: 'achievement.count',
    at: 'day-ends',
    after: ['ranking.rate'],
    // Nobody manages anything in a past that is being made.
    run: stored(async (tx, { season, day, absoluteDay, now }) => ({
      achievements: await countAchievements(tx, { season, day, absoluteDay, now }),
    })),
  },
];
