/** What mornings do to money: wages go out, the league's share comes in; and every night the books are closed. */
import type { DayHook } from '#domains/day.ts';
import { SPONSORS_DECIDED_BY } from '#domains/finances/constants.ts';
import { moveFanMoods, priceTickets, sellSeasonTickets } from '#domains/finances/store/fans.ts';
import { closeBooks } from '#domains/finances/store/ledger.ts';
import { payDay } from '#domains/finances/store/pay-day.ts';
import { payPrizes } from '#domains/finances/store/results.ts';
import { fillSponsorSlots, offerSponsors, payBonuses } from '#domains/finances/store/sponsors.ts';

export const financesDays: readonly DayHook[] = [
  {
    name: 'finances.sponsors',
    at: 'morning',
    async run({ rows, season, day, secret, past }) {
      if (past) return undefined;
      if (day === 1) await offerSponsors(rows, { season, secret });
      if (day === SPONSORS_DECIDED_BY) await fillSponsorSlots(rows, { season });
      return undefined;
    },
  },
  {
    name: 'finances.bonuses',
    at: 'phase-ends',
    phase: 'regular',
    after: ['season.close-regular'],
    async run({ rows, season, day, past }) {
      if (!past) await payBonuses(rows, { season, day });
      return undefined;
    },
  },
  {
    name: 'finances.prizes',
    at: 'phase-ends',
    phase: 'playoffs',
    after: ['season.champions'],
    async run({ rows, season, day, past }) {
      if (!past) await payPrizes(rows, { season, day });
      return undefined;
    },
  },
  {
    name: 'finances.pay-day',
    at: 'morning',
    after: ['roster.recalls', 'finances.sponsors'],
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
