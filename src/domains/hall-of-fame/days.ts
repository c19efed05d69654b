/** When the Hall of Fame votes: from the first day of a season to the night after the last final. */
import { type DayHook, type FoundingHook, stored } from '#domains/day.ts';
import { openBuilderBallot } from '#domains/hall-of-fame/store/builders.ts';
import { holdElection, holdFirstElections, openBallot } from '#domains/hall-of-fame/store/elections.ts';
import { FIRST_PLAYOFF_DAY } from '#engine/calendar.ts';

export const hallDays: readonly DayHook[] = [
  {
    name: 'hall-of-fame.elect',
    at: 'phase-ends',
    phase: 'playoffs',
    after: ['awards.vote'],
    // As with awards, elections of a generated past are held once all of it has been played.
    run: stored(async (tx, { season, day, secret }) => ({
      inducted: await holdElection(tx, { season, day, secret, isAnnounced: true }),
    })),
  },
  {
    name: 'hall-of-fame.ballot',
    at: 'season-begins',
    run: stored(async (tx, { season }) => {
      const candidates = await openBallot(tx, season + 1);
      return { candidates, builders: await openBuilderBallot(tx, season + 1) };
    }),
  },
];

export const hallFounding: readonly FoundingHook[] = [
  {
    name: 'hall-of-fame.elect-after-past-season',
    at: 'past-season',
    after: ['awards.vote-on-past-season'],
    async run({ rows, season, day, secret }) {
      if (rows.tx === null) return;
      await holdFirstElections(rows.tx, { before: season, day, secret });
      await holdElection(rows.tx, { season, day, secret, isAnnounced: false });
      await openBallot(rows.tx, season + 1);
    },
  },
  {
    name: 'hall-of-fame.first-builders',
    at: 'opens',
    async run({ rows, season, secret }) {
      if (rows.tx === null) return;
      await holdFirstElections(rows.tx, { before: season, day: FIRST_PLAYOFF_DAY, secret });
      // Builders' records are complete only now, so there are no votes on them in the past.
      await openBuilderBallot(rows.tx, season);
    },
  },
];
