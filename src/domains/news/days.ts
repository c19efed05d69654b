/** Day hooks of the news: items written at night, and notices to followers in the morning. */

import { type DayHook, live, stored } from '#domains/day.ts';
import { FIRST_RECORD_DAY } from '#domains/news/constants.ts';
import { tellFollowers } from '#domains/news/store/followed.ts';
import { announceFeats } from '#domains/news/store/night.ts';
import { announceMovers } from '#domains/news/store/off-season.ts';
import { announceOutlook } from '#domains/news/store/outlook.ts';

export const newsDays: readonly DayHook[] = [
  {
    name: 'news.tell-followers',
    at: 'morning',
    run: live(stored(async (tx) => ({ followNotices: await tellFollowers(tx) }))),
  },
  {
    name: 'news.feats',
    at: 'night',
    after: ['game.finish-live'],
    run: live(
      stored(async (tx, { season, day }) => {
        const feats = await announceFeats(tx, { season, day });
        return { feats, outlook: await announceOutlook(tx, { season, day }) };
      }),
    ),
  },
  {
    name: 'news.off-season-movers',
    at: 'day-ends',
    after: ['club.keep-ratings'],
    run: live(
      stored(async (tx, { season, day }) => {
        if (day !== FIRST_RECORD_DAY) return undefined;
        return { movers: await announceMovers(tx, { season, day }) };
      }),
    ),
  },
];
