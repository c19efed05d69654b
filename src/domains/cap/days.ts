/** Daily work on the cap: counts it every morning, and sets the limits when the playoffs are over. */
import { accrueDay } from '#domains/cap/store/accrue.ts';
import { openCapOfTier, openCapSeason } from '#domains/cap/store/limits.ts';
import type { DayHook, FoundingHook } from '#domains/day.ts';

export const capDays: readonly DayHook[] = [
  {
    name: 'cap.accrue',
    at: 'morning',
    after: ['roster.recalls', 'roster.legal'],
    async run({ rows, season, day, past }) {
      // In a simulated past, one day of each week is counted for all of them.
      const days = past?.growthDays ?? 1;
      if (day % days === 0) await accrueDay(rows, { season, day }, days);
    },
  },
  {
    // Before clubs re-sign and bid, so that their limits do not change afterwards.
    name: 'cap.set-limits',
    at: 'phase-ends',
    phase: 'postseason',
    run: ({ rows, season }) => openCapSeason(rows, season),
  },
];

export const capFounding: readonly FoundingHook[] = [
  {
    name: 'cap.limits-of-tier',
    at: 'tier-opens',
    run: ({ rows, season }) => openCapOfTier(rows, season),
  },
];
