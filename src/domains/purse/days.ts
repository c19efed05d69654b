/** Night hooks of purses. */
import { type DayHook, live, stored } from '#domains/day.ts';
import { exchangeLateMoney } from '#domains/purse/store.ts';

export const purseDays: readonly DayHook[] = [
  {
    name: 'purse.late-money',
    at: 'night',
    // Runs after article prizes, which may go to reporters who have already left.
    after: ['article.prizes'],
    run: live(
      stored(async (tx, { season, day, now }) => {
        const emptied = await exchangeLateMoney(tx, { season, day, now });
        return emptied > 0 ? { latePurses: emptied } : undefined;
      }),
    ),
  },
];
