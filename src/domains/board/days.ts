/** What days do to boards: they say what they want, and what they think of what came. */
import { judgeSeason, setGoals } from '#domains/board/store.ts';
import type { DayHook, FoundingHook } from '#domains/day.ts';

export const boardDays: readonly DayHook[] = [
  {
    name: 'board.goals',
    at: 'morning',
    after: ['finances.sponsors'],
    async run({ rows, season, day, past }) {
      if (!past && day === 1) await setGoals(rows, { season });
      return undefined;
    },
  },
  {
    name: 'board.verdicts',
    at: 'phase-ends',
    phase: 'playoffs',
    after: ['season.champions', 'finances.prizes'],
    async run({ rows, season, past }) {
      if (!past) await judgeSeason(rows, { season });
      return undefined;
    },
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
