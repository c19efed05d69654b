/** What mornings do to facilities: finished projects open, upkeep is paid, and AI clubs build. */
import { type DayHook, live } from '#domains/day.ts';
import { AI_BUILDING } from '#domains/facilities/constants.ts';
import { buildSensibly, openReady, payUpkeep } from '#domains/facilities/store.ts';

export const facilitiesDays: readonly DayHook[] = [
  {
    name: 'facilities.open-ready',
    at: 'morning',
    run: live(({ rows, season, day }) => openReady(rows, { season, day })),
  },
  {
    name: 'facilities.upkeep',
    at: 'morning',
    after: ['facilities.open-ready'],
    run: live(({ rows, season, day }) => payUpkeep(rows, { season, day })),
  },
  {
    name: 'facilities.build',
    at: 'morning',
    after: ['facilities.upkeep', 'finances.credit'],
    run: live(async ({ rows, season, day }) => {
      if (day % AI_BUILDING.everyDays === 0) await buildSensibly(rows, { season, day });
    }),
  },
];
