/** What mornings do to money: wages go out, the league's share comes in; and every night the books are closed. */
import type { DayHook } from '#domains/day.ts';
import { moveFanMoods, priceTickets, sellSeasonTickets } from '#domains/finances/store/fans.ts';
import { closeBooks } from '#domains/finances/store/ledger.ts';
import { payDay } from '#domains/finances/store/pay-day.ts';

export const financesDays: readonly DayHook[] = [
  {
    name: 'finances.pay-day',
    at: 'morning',
    after: ['roster.recalls'],
    async run({ rows, season, day, past }) {
      // Nobody keeps books of a past that is being made.
      if (!past) await payDay(rows, { season, day });
      return undefined;
    },
  },
  {
    name: 'finances.ticket-prices',
    at: 'morning',
    async run({ rows, season, day, past }) {
      if (!past) await priceTickets(rows, { season, day });
      return undefined;
    },
  },
  {
    name: 'finances.season-tickets',
    at: 'phase-ends',
    phase: 'preseason',
    async run({ rows, season, day, past }) {
      if (!past) await sellSeasonTickets(rows, { season, day });
      return undefined;
    },
  },
  {
    name: 'finances.fan-mood',
    at: 'night',
    after: ['game.finish-live'],
    async run({ rows, season, day, past }) {
      if (!past) await moveFanMoods(rows, { season, day });
      return undefined;
    },
  },
  {
    name: 'finances.close-books',
    at: 'day-ends',
    async run({ rows, past }) {
      if (!past) await closeBooks(rows);
      return undefined;
    },
  },
];
