/** When the Hall of Fame votes: from the first day of a season to the night after the last final. */
import type { DayHook } from '#domains/day.ts';
import { openBuilderBallot } from '#domains/hall-of-fame/store/builders.ts';
import { holdElection, openBallot } from '#domains/hall-of-fame/store/elections.ts';

export const hallDays: readonly DayHook[] = [
  {
    name: 'hall-of-fame.elect',
    at: 'phase-ends',
    phase: 'playoffs',
    after: ['awards.vote'],
    async run({ rows, season, day, secret }) {
      // As with awards, elections of a past that is being made are held when all of it has been played.
      if (rows.tx === null) return undefined;
      return { inducted: await holdElection(rows.tx, { season, day, secret, isAnnounced: true }) };
    },
  },
  {
    name: 'hall-of-fame.ballot',
    at: 'season-begins',
    async run({ rows, season }) {
      if (rows.tx === null) return undefined;
      const candidates = await openBallot(rows.tx, season + 1);
      return { candidates, builders: await openBuilderBallot(rows.tx, season + 1) };
    },
  },
];
