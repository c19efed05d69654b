/** Records broken by the end of the regular season, and numbers retired after the Hall of Fame induction. */
import { type DayHook, stored } from '#domains/day.ts';
import { announceRecords } from '#domains/history/store/broken-records.ts';
import { retireByAssistants } from '#domains/history/store/retire-numbers.ts';

export const historyDays: readonly DayHook[] = [
  {
    name: 'history.records',
    at: 'phase-ends',
    phase: 'regular',
    after: ['season.close-regular'],
    // Records of a generated past are not announced.
    run: stored(async (tx, { season, day }) => ({ recordsBroken: await announceRecords(tx, { season, day }) })),
  },
  {
    name: 'history.retire-numbers',
    at: 'phase-ends',
    phase: 'playoffs',
    after: ['hall-of-fame.elect'],
    // In a generated past, no players have worn numbers.
    run: stored(async (tx, { season, day }) => ({ numbersRetired: await retireByAssistants(tx, { season, day }) })),
  },
];
