/** Night hooks of rumors. */
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
    // Runs after all decisions of a night, when the day's signings, trades and firings are stored.
    name: 'rumor.check',
    at: 'day-ends',
    run: live(stored(async (tx, { absoluteDay }) => ({ rumorsChecked: await checkRumors(tx, absoluteDay) }))),
  },
];
