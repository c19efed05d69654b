/** What nights do to purses. */
import { type DayHook, live, stored } from '#domains/day.ts';
import { exchangeLateMoney } from '#domains/purse/store.ts';

export const purseDays: readonly DayHook[] = [
  {
    name: 'purse.late-money',
    at: 'night',
    // Prizes are given for articles of reporters who may have left by then.
    after: ['article.prizes'],
    run: live(
      stored(async (tx, { season, day, now }) => {
        const emptied = await exchangeLateMoney(tx, { season, day, now });
        return emptied > 0 ? { latePurses: emptied } : undefined;
      }),
    ),
  },
];
