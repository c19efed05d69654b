/** Daily work of boards: setting goals, and judging seasons. */
import { judgeSeason, setGoals } from '#domains/board/store.ts';
import { type DayHook, type FoundingHook, live } from '#domains/day.ts';

export const boardDays: readonly DayHook[] = [
  {
    name: 'board.goals',
    at: 'morning',
    after: ['finances.sponsors'],
    run: live(async ({ rows, season, day }) => {
      if (day === 1) await setGoals(rows, { season });
    }),
  },
  {
    name: 'board.verdicts',
    at: 'phase-ends',
    phase: 'playoffs',
    after: ['season.champions', 'finances.prizes'],
    run: live(({ rows, season }) => judgeSeason(rows, { season })),
  },
];

export const boardFounding: readonly FoundingHook[] = [
  {
    name: 'board.first-goals',
    at: 'opens',
    after: ['finances.open-accounts'],
    run: ({ rows, season }) => setGoals(rows, { season }),
  },
];
