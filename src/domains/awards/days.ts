/** The night after the last final: writers vote, and the winners are announced. */
import { holdVotes } from '#domains/awards/store/hold-votes.ts';
import { type DayHook, type FoundingHook, stored } from '#domains/day.ts';

export const awardDays: readonly DayHook[] = [
  {
    name: 'awards.vote',
    at: 'phase-ends',
    phase: 'playoffs',
    after: ['season.champions'],
    // Statistics of a generated past are summed up once all of it has been played; its votes come then.
    run: stored(async (tx, { season, day, secret }) => ({
      awards: await holdVotes(tx, { season, day, secret, isAnnounced: true }),
    })),
  },
];

export const awardFounding: readonly FoundingHook[] = [
  {
    name: 'awards.vote-on-past-season',
    at: 'past-season',
    after: ['stats.sum-past-season'],
    async run({ rows, season, day, secret }) {
      if (rows.tx === null) return;
      // Not announced, since there were no readers.
      await holdVotes(rows.tx, { season, day, secret, isAnnounced: false });
    },
  },
];
