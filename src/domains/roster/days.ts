/** What mornings do to rosters: fill-ins go home, and gaps are filled from the farm. */
import type { DayHook } from '#domains/day.ts';
import { sendFillInsHome } from '#domains/roster/store/fill-ins.ts';
import { recallWhereNeeded } from '#domains/roster/store/recalls.ts';

export const rosterDays: readonly DayHook[] = [
  {
    name: 'roster.fill-ins-go-home',
    at: 'morning',
    async run({ rows, season, absoluteDay }) {
      await sendFillInsHome(rows, { season, day: absoluteDay });
      return undefined;
    },
  },
  {
    name: 'roster.recalls',
    at: 'morning',
    after: ['player.wake'],
    async run({ rows, season, day, absoluteDay, secret, past }) {
      const isAnnounced = past?.isAnnounced ?? true;
      return { recalls: await recallWhereNeeded(rows, { season, day, absoluteDay, secret }, { isAnnounced }) };
    },
  },
];
