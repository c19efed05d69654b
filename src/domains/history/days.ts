/** What falls when the regular season is over, and who is honored when the Hall of Fame has opened its doors. */
import type { DayHook } from '#domains/day.ts';
import { announceRecords } from '#domains/history/store/broken-records.ts';
import { retireByAssistants } from '#domains/history/store/retire-numbers.ts';

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
  {
    name: 'history.retire-numbers',
    at: 'phase-ends',
    phase: 'playoffs',
    after: ['hall-of-fame.elect'],
    async run({ rows, season, day }) {
      // Nobody has worn a number in a past that is being made.
      if (rows.tx === null) return undefined;
      return { numbersRetired: await retireByAssistants(rows.tx, { season, day }) };
    },
  },
];
