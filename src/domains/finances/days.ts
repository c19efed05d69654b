/** What mornings do to money: wages go out, the league's share comes in; and every night the books are closed. */
import type { DayHook } from '#domains/day.ts';
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
    name: 'finances.close-books',
    at: 'day-ends',
    async run({ rows, past }) {
      if (!past) await closeBooks(rows);
      return undefined;
    },
  },
];
