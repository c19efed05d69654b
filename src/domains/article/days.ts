/** What days bring to those who write. */
import { payReporters } from '#domains/article/store/pay.ts';
import { countOver } from '#domains/article/store/polls.ts';
import { givePrizes } from '#domains/article/store/prizes.ts';
import type { DayHook } from '#domains/day.ts';

export const articleDays: readonly DayHook[] = [
  {
    name: 'article.pay',
    at: 'morning',
    async run({ rows, season, day, past }) {
      if (past || !rows.tx) return undefined;
      return { reportersPaid: await payReporters(rows.tx, { season, day }) };
    },
  },
  {
    name: 'article.polls',
    at: 'morning',
    async run({ rows, absoluteDay, past }) {
      if (past || !rows.tx) return undefined;
      return { pollsCounted: await countOver(rows.tx, absoluteDay) };
    },
  },
  {
    name: 'article.prizes',
    at: 'night',
    async run({ rows, season, day, absoluteDay, now, past }) {
      if (past || !rows.tx) return undefined;
      const given = await givePrizes(rows.tx, { season, day, absoluteDay, now });
      return given > 0 ? { pressPrizes: given } : undefined;
    },
  },
];
