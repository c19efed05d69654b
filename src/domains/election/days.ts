/** What nights do to elections: they are called, campaigns end, votes are counted. */
import { type DayHook, live } from '#domains/day.ts';
import { ELECTION_DAY } from '#domains/election/constants.ts';
import { callRegularElections, closeCampaigns, countBallots } from '#domains/election/store/elections.ts';

export const electionDays: readonly DayHook[] = [
  {
    name: 'election.count',
    at: 'night',
    // Anyone who is accepted tonight has joined after the campaign; an empty office is filled before it is stood for.
    after: ['federation.offices'],
    run: live(async ({ rows, season, day, secret }) => {
      // Nobody was there to stand or to vote.
      const counted = await countBallots(rows, { season, day });
      const closed = await closeCampaigns(rows, { season, day, secret });
      if (day === ELECTION_DAY) await callRegularElections(rows, { season, day });
      return counted + closed > 0 ? { elections: counted + closed } : undefined;
    }),
  },
];
