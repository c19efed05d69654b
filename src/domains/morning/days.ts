/** What a morning step writes for managers: the skills before the night, and the report once everybody is awake. */
import { type DayHook, live, stored } from '#domains/day.ts';
import { noteEvening } from '#domains/morning/store/evening.ts';
import { writeMornings } from '#domains/morning/store/write.ts';

export const morningDays: readonly DayHook[] = [
  {
    name: 'morning.evening',
    at: 'morning',
    // There are no managers in a generated past.
    run: live(stored((_tx, { rows, absoluteDay }) => noteEvening(rows, absoluteDay))),
  },
  {
    name: 'morning.write',
    at: 'morning',
    after: [
      ...['morning.evening', 'training.treatment', 'lineups.healed-return', 'roster.legal', 'cup.draw'],
      ...['finances.pay-day', 'contracts.morning'],
    ],
    run: live(
      stored(async (tx, { rows, absoluteDay }) => ({ mornings: await writeMornings(tx, { rows, absoluteDay }) })),
    ),
  },
];
