/** The cap is counted every morning, and its limits are set when the playoffs are over. */
import { accrueDay } from '#domains/cap/store/accrue.ts';
import { openCapSeason } from '#domains/cap/store/limits.ts';
import type { DayHook, FoundingHook } from '#domains/day.ts';

export const capDays: readonly DayHook[] = [
  {
    name: 'cap.accrue',
    at: 'morning',
    after: ['roster.recalls', 'roster.legal'],
    async run({ rows, season, day, past }) {
      // Nobody counts the cap of a past that is being made.
      if (!past) await accrueDay(rows, { season, day });
      return undefined;
    },
  },
  {
    // Before clubs re-sign and bid: what they may spend does not change afterwards.
    name: 'cap.set-limits',
    at: 'phase-ends',
    phase: 'postseason',
    run: ({ rows, season }) => openCapSeason(rows, season).then(() => undefined),
  },
];

export const capFounding: readonly FoundingHook[] = [
  {
    // Of a world that opens in the middle of a season the days before count as this one: else every club would have less room all season.
    name: 'cap.season-under-way',
    at: 'opens',
    async run({ rows, season, day }) {
      if (day > 1) await accrueDay(rows, { season, day }, day - 1);
    },
  },
];
