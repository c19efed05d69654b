/** The agent hooks: commissions, clients and turnover. */
import { foundAgents, renewAgents } from '#domains/agent/store/agents.ts';
import { noteDeals, payCommissions } from '#domains/agent/store/deals.ts';
import { tendClients } from '#domains/agent/store/nights.ts';
import { type DayHook, type FoundingHook, live } from '#domains/day.ts';

export const agentDays: readonly DayHook[] = [
  {
    name: 'agent.commissions',
    at: 'morning',
    run: live(({ rows, season, day }) => payCommissions(rows, { season, day })),
  },
  {
    name: 'agent.clients',
    at: 'night',
    run: live(({ rows, season, day, absoluteDay, secret }) => tendClients(rows, { season, day, absoluteDay, secret })),
  },
  {
    name: 'agent.season-begins',
    at: 'season-begins',
    // Newcomers to the world look for an agent as well.
    after: ['home-pool.draft-class', 'season.open'],
    run: ({ rows, season, secret }) => renewAgents(rows, { season: season + 1, secret }),
  },
  {
    // Includes contracts signed on the last night of a season.
    name: 'agent.deals',
    at: 'day-ends',
    run: live(({ rows, season, day, absoluteDay }) => noteDeals(rows, { season, day, absoluteDay })),
  },
];

export const agentFounding: readonly FoundingHook[] = [
  {
    name: 'agent.found',
    at: 'begins',
    after: ['coach.found-staffs'],
    run: ({ rows, season, secret }) => foundAgents(rows, { season, secret }),
  },
];
