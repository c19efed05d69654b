/** What time does to agents and their clients. */
import { foundAgents, renewAgents } from '#domains/agent/store/agents.ts';
import { noteDeals, payCommissions } from '#domains/agent/store/deals.ts';
import { tendClients } from '#domains/agent/store/nights.ts';
import type { DayHook, FoundingHook } from '#domains/day.ts';

export const agentDays: readonly DayHook[] = [
  {
    name: 'agent.commissions',
    at: 'morning',
    async run({ rows, season, day, past }) {
      if (!past) await payCommissions(rows, { season, day });
      return undefined;
    },
  },
  {
    name: 'agent.clients',
    at: 'night',
    async run({ rows, season, day, absoluteDay, secret, past }) {
      if (!past) await tendClients(rows, { season, day, absoluteDay, secret });
      return undefined;
    },
  },
  {
    name: 'agent.season-begins',
    at: 'season-begins',
    // Who is new in the world looks for an agent as well.
    after: ['draft.amateurs', 'season.open'],
    async run({ rows, season, secret }) {
      await renewAgents(rows, { season: season + 1, secret });
      return undefined;
    },
  },
  {
    // What the last night of a season has brought is signed by then.
    name: 'agent.deals',
    at: 'day-ends',
    async run({ rows, season, day, absoluteDay, past }) {
      if (!past) await noteDeals(rows, { season, day, absoluteDay });
      return undefined;
    },
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
