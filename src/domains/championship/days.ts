/** The nights in which championships are opened, drawn and over. */
import { FIRST_DAY, SQUAD_DAY } from '#domains/championship/constants.ts';
import { drawEdition, finishEdition, openEdition } from '#domains/championship/store/editions.ts';
import { type DayHook, live } from '#domains/day.ts';

export const championshipDays: readonly DayHook[] = [
  {
    name: 'championship.open',
    at: 'phase-begins',
    phase: 'playoffs',
    run: live(async ({ rows, season }) => {
      const isOpened = await openEdition(rows, season);
      return isOpened ? { championshipsOpened: 1 } : undefined;
    }),
  },
  {
    name: 'championship.draw',
    at: 'night',
    // The playoff games of the next days are known.
    after: ['game.finish-live', 'director.open-rounds'],
    run: live(async ({ rows, season, day, secret }) => {
      if (day !== SQUAD_DAY) return undefined;
      const divisions = await drawEdition(rows, { season, secret });
      return divisions > 0 ? { divisionsDrawn: divisions } : undefined;
    }),
  },
  {
    name: 'championship.finish',
    at: 'night',
    after: ['game.finish-live'],
    run: live(async ({ rows, season, day }) => {
      if (day < FIRST_DAY) return undefined;
      const isOver = await finishEdition(rows, { season, day });
      return isOver ? { championshipsOver: 1 } : undefined;
    }),
  },
];
