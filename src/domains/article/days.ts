/** What days bring to those who write. */
import { payReporters } from '#domains/article/store/pay.ts';
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
];
