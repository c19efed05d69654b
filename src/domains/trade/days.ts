/** Daily work on trades: ends escrows, expires offers, and has AI clubs make trades. */
import { type DayHook, live } from '#domains/day.ts';
import { settleConditions } from '#domains/trade/store/conditions.ts';
import { settleEscrows } from '#domains/trade/store/escrow.ts';
import { tradeTonight } from '#domains/trade/store/initiative.ts';
import { expireTrades } from '#domains/trade/store/offers.ts';

export const tradeDays: readonly DayHook[] = [
  {
    name: 'trade.expire',
    at: 'morning',
    after: ['contracts.morning', 'probation.reversals'],
    run: live(async ({ rows, season, day, absoluteDay, secret, now }) => {
      const clearedTrades = await settleEscrows(rows, { today: { season, day, absoluteDay, secret }, now });
      return { clearedTrades, expiredTrades: await expireTrades(rows, { absoluteDay, now }) };
    }),
  },
  {
    name: 'trade.conditions',
    at: 'night',
    after: ['game.finish-live'],
    run: live(async ({ rows, season, day, absoluteDay, secret, now }) => {
      const today = { season, day, absoluteDay, secret };
      return { settledConditions: await settleConditions(rows, { today, now, isSeasonOver: false }) };
    }),
  },
  {
    name: 'trade.last-conditions',
    at: 'phase-ends',
    phase: 'playoffs',
    after: ['draft.lottery'],
    run: live(async ({ rows, season, day, absoluteDay, secret, now }) => {
      const today = { season, day, absoluteDay, secret };
      return { settledConditions: await settleConditions(rows, { today, now, isSeasonOver: true }) };
    }),
  },
  {
    name: 'trade.initiative',
    at: 'night',
    after: ['game.finish-live', 'trade.conditions'],
    async run({ rows, season, day, absoluteDay, secret, now, past }) {
      const { trades, offers } = await tradeTonight(rows, { today: { season, day, absoluteDay, secret }, now, past });
      return { trades, tradeOffers: offers };
    },
  },
];
