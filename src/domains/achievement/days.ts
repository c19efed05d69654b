/** At the end of each day, when all that it decides is decided, managers get what they have earned. */
import { countAchievements } from '#domains/achievement/store/count.ts';
import type { DayHook } from '#domains/day.ts';

export const achievementDays: readonly DayHook[] = [
  {
    name: 'achievement.count',
    at: 'day-ends',
    after: ['ranking.rate'],
    async run({ rows, season, day, absoluteDay, now }) {
      // Nobody manages anything in a past that is being made.
      if (rows.tx === null) return undefined;
      return { achievements: await countAchievements(rows.tx, { season, day, absoluteDay, now }) };
    },
  },
];
