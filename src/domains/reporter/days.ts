/** Summer hooks of the press. */
import type { DayHook, FoundingHook } from '#domains/day.ts';
import { foundPress, retireReporters } from '#domains/reporter/store/found.ts';

export const reporterDays: readonly DayHook[] = [
  {
    name: 'reporter.retire',
    at: 'season-ends',
    async run({ rows, season }) {
      return { reportersRetired: await retireReporters(rows, { season }) };
    },
  },
  {
    name: 'reporter.found',
    at: 'season-begins',
    async run({ rows, season, secret }) {
      const { employed } = await foundPress(rows, { season: season + 1, secret });
      return { reportersEmployed: employed };
    },
  },
];

export const reporterFounding: readonly FoundingHook[] = [
  {
    name: 'reporter.found-first',
    at: 'begins',
    after: ['coach.found-national-staffs'],
    run: ({ rows, season, secret }) => foundPress(rows, { season, secret }),
  },
];
