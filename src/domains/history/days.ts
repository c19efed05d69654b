/** When the regular season is over its records are compared with those that stood before it. */
import type { DayHook } from '#domains/day.ts';
import { announceRecords } from '#domains/history/store/broken-records.ts';

export const historyDays: readonly DayHook[] = [
  {
    name: 'history.records',
    at: 'phase-ends',
    phase: 'regular',
    after: ['season.close-regular'],
    async run({ rows, season, day }) {
      // Nobody reads of the records of a past that is being made.
      if (rows.tx === null) return undefined;
      return { recordsBroken: await announceRecords(rows.tx, { season, day }) };
    },
  },
];
