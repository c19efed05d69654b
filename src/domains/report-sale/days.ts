/** Night hooks of the market for reports, on which AI scouts offer theirs. */

import { type DayHook, type FoundingHook, live } from '#domains/day.ts';
import { NIGHTS_OUT } from '#domains/report-sale/constants.ts';
import { offerOfComputers } from '#domains/report-sale/store.ts';
import { lookAround } from '#domains/scout/store/looks.ts';
import { wander } from '#domains/scout/store/wandering.ts';

export const reportSaleDays: readonly DayHook[] = [
  {
    name: 'report-sale.offer',
    at: 'night',
    after: ['scout.look-around'],
    run: live(async ({ rows, season, day, secret }) => {
      // Not run for simulated past seasons, which have no buyers.
      const offered = await offerOfComputers(rows, { season, day, secret });
      return offered > 0 ? { reportsOffered: offered } : undefined;
    }),
  },
];

export const reportSaleFounding: readonly FoundingHook[] = [
  {
    name: 'report-sale.open-market',
    at: 'opens',
    after: ['finances.open-accounts'],
    async run({ rows, season, day: first, secret }) {
      // On the first day of a season there is nothing yet, since no scout has been out.
      for (let day = Math.max(1, first - NIGHTS_OUT); day < first; day++) {
        await wander(rows, { season, day, secret });
        await lookAround(rows, { season, day, secret });
        await offerOfComputers(rows, { season, day, secret });
      }
    },
  },
];
