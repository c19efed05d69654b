/** The nightly hooks of competitions with stages. */
import type { DayHook } from '#domains/day.ts';
import { openRounds } from '#domains/director/store.ts';

export const directorDays: readonly DayHook[] = [
  {
    name: 'director.open-rounds',
    at: 'night',
    after: ['game.finish-live'],
    run: ({ rows, season, day }) => openRounds(rows, { season, day }),
  },
];
