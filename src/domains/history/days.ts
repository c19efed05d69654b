/** What falls when the regular season is over, and who is honored when the Hall of Fame has opened its doors. */
import { type DayHook, stored } from '#domains/day.ts';
import { announceRecords } from '#domains/history/store/broken-records.ts';
import { retireByAssistants } from '#domains/history/store/retire-numbers.ts';

export const historyDays: readonly DayHook[] = [
  {
    name: 'history.records',
    at: 'phase-ends',
    phase: 'regular',
    after: ['season.close-regular'],
    // Nobody reads of the records of a past that is being made.
    run: stored(async (tx, { season, day }) => ({ recordsBroken: await announceRecords(tx, { season, day }) })),
  },
  {
    name: 'history.retire-numbers',
    at: 'phase-ends',
    phase: 'playoffs',
    after: ['hall-of-fame.elect'],
    // Nobody has worn a number in a past that is being made.
    run: stored(async (tx, { season, day }) => ({ numbersRetired: await retireByAssistants(tx, { season, day }) })),
  },
];
