/** What nights do to the market for reports: scouts whom nobody plays put theirs on it. */
import type { DayHook } from '#domains/day.ts';
import { offerOfComputers } from '#domains/report-sale/store.ts';

export const reportSaleDays: readonly DayHook[] = [
  {
    name: 'report-sale.offer',
    at: 'night',
    after: ['scout.look-around'],
    async run({ rows, season, day, secret, past }) {
      // Nobody buys in the years before the world.
      if (past !== null) return undefined;
      const offered = await offerOfComputers(rows, { season, day, secret });
      return offered > 0 ? { reportsOffered: offered } : undefined;
    },
  },
];
