/** What mornings do to facilities: what is ready opens, what stands is kept, and AI clubs build. */
import type { DayHook } from '#domains/day.ts';
import { AI_BUILDING } from '#domains/facilities/constants.ts';
import { buildSensibly, openReady, payUpkeep } from '#domains/facilities/store.ts';

export const facilitiesDays: readonly DayHook[] = [
  {
    name: 'facilities.open-ready',
    at: 'morning',
    async run({ rows, season, day, past }) {
      if (!past) await openReady(rows, { season, day });
      return undefined;
    },
  },
  {
    name: 'facilities.upkeep',
    at: 'morning',
    after: ['facilities.open-ready'],
    async run({ rows, season, day, past }) {
      if (!past) await payUpkeep(rows, { season, day });
      return undefined;
    },
  },
  {
    name: 'facilities.build',
    at: 'morning',
    after: ['facilities.upkeep', 'finances.credit'],
    async run({ rows, season, day, past }) {
      if (!past && day % AI_BUILDING.everyDays === 0) await buildSensibly(rows, { season, day });
      return undefined;
    },
  },
];
