/** The summer's market, between two seasons. */
import type { DayHook } from '#domains/day.ts';
import { takeSummer } from '#domains/free-agency/store/summer.ts';

export const freeAgencyDays: readonly DayHook[] = [
  {
    name: 'free-agency.summer',
    at: 'season-ends',
    // Clubs buy for the league that they play in next, and free agents are what the year has made of them.
    after: ['season.move-clubs', 'cap.open-season', 'player.free-agents-grow'],
    run: ({ rows, season, secret }) => takeSummer(rows, { season, secret }).then(() => undefined),
  },
];
