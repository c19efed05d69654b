/** What nights do to purses. */
import type { DayHook } from '#domains/day.ts';
import { exchangeLateMoney } from '#domains/purse/store.ts';

export const purseDays: readonly DayHook[] = [
  {
    name: 'purse.late-money',
    at: 'night',
    // Prizes are given for articles of reporters who may have left by then.
    after: ['article.prizes'],
    async run({ rows, season, day, now, past }) {
      if (past || !rows.tx) return undefined;
      const emptied = await exchangeLateMoney(rows.tx, { season, day, now });
      return emptied > 0 ? { latePurses: emptied } : undefined;
    },
  },
];
