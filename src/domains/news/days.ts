/** What nights bring to the news, and what mornings tell of it. */

import type { DayHook } from '#domains/day.ts';
import { FIRST_RECORD_DAY } from '#domains/news/constants.ts';
import { tellFollowers } from '#domains/news/store/followed.ts';
import { announceFeats } from '#domains/news/store/night.ts';
import { announceMovers } from '#domains/news/store/off-season.ts';
import { announceOutlook } from '#domains/news/store/outlook.ts';

export const newsDays: readonly DayHook[] = [
  {
    name: 'news.tell-followers',
    at: 'morning',
    async run({ rows, past }) {
      if (past || !rows.tx) return undefined;
      return { followNotices: await tellFollowers(rows.tx) };
    },
  },
  {
    name: 'news.feats',
    at: 'night',
    after: ['game.finish-live'],
    async run({ rows, season, day, past }) {
      if (past || !rows.tx) return undefined;
      const feats = await announceFeats(rows.tx, { season, day });
      return { feats, outlook: await announceOutlook(rows.tx, { season, day }) };
    },
  },
  {
    name: 'news.off-season-movers',
    at: 'day-ends',
    after: ['club.keep-ratings'],
    async run({ rows, season, day, past }) {
      if (past || !rows.tx || day !== FIRST_RECORD_DAY) return undefined;
      return { movers: await announceMovers(rows.tx, { season, day }) };
    },
  },
];
