/** What time does to trades: offers run out. */
import type { DayHook } from '#domains/day.ts';
import { expireTrades } from '#domains/trade/store/offers.ts';

export const tradeDays: readonly DayHook[] = [
  {
    name: 'trade.expire',
    at: 'morning',
    after: ['contracts.morning'],
    async run({ rows, absoluteDay, now, past }) {
      if (past) return undefined;
      return { expiredTrades: await expireTrades(rows, { absoluteDay, now }) };
    },
  },
];
