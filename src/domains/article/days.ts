/** The daily hooks of reporters. */
import { payReporters } from '#domains/article/store/pay.ts';
import { countOver } from '#domains/article/store/polls.ts';
import { givePrizes } from '#domains/article/store/prizes.ts';
import { type DayHook, live, stored } from '#domains/day.ts';

export const articleDays: readonly DayHook[] = [
  {
    name: 'article.pay',
    at: 'morning',
    run: live(stored(async (tx, { season, day }) => ({ reportersPaid: await payReporters(tx, { season, day }) }))),
  },
  {
    name: 'article.polls',
    at: 'morning',
    run: live(stored(async (tx, { absoluteDay }) => ({ pollsCounted: await countOver(tx, absoluteDay) }))),
  },
  {
    name: 'article.prizes',
    at: 'night',
    run: live(
      stored(async (tx, { season, day, absoluteDay, now }) => {
        const given = await givePrizes(tx, { season, day, absoluteDay, now });
        return given > 0 ? { pressPrizes: given } : undefined;
      }),
    ),
  },
];
