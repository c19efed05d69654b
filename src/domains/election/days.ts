/** The nightly election hooks: calls elections, ends campaigns, counts votes. */
import { type DayHook, live } from '#domains/day.ts';
import { ELECTION_DAY } from '#domains/election/constants.ts';
import { callRegularElections, closeCampaigns, countBallots } from '#domains/election/store/elections.ts';

export const electionDays: readonly DayHook[] = [
  {
    name: 'election.count',
    at: 'night',
    // Members admitted tonight have joined after the campaign; a vacant office is filled before the election for it.
    after: ['federation.offices'],
    run: live(async ({ rows, season, day, secret }) => {
      // A generated past has no candidates or voters.
      const counted = await countBallots(rows, { season, day });
      const closed = await closeCampaigns(rows, { season, day, secret });
      if (day === ELECTION_DAY) await callRegularElections(rows, { season, day });
      return counted + closed > 0 ? { elections: counted + closed } : undefined;
    }),
  },
];
