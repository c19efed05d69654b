/** What nights bring to rumors. */
import { type DayHook, live, stored } from '#domains/day.ts';
import { checkRumors } from '#domains/rumor/store/check.ts';
import { tellRumors } from '#domains/rumor/store/overheard.ts';

export const rumorDays: readonly DayHook[] = [
  {
    name: 'rumor.tell',
    at: 'night',
    after: ['news.feats'],
    run: live(stored(async (tx, { season, day }) => ({ rumors: await tellRumors(tx, { season, day }) }))),
  },
  {
    // After all that a night decides: signings, trades and dismissals of the day are there.
    name: 'rumor.check',
    at: 'day-ends',
    run: live(stored(async (tx, { absoluteDay }) => ({ rumorsChecked: await checkRumors(tx, absoluteDay) }))),
  },
];
